import CustomFormats
import Testing

@testable import formatctl

@Suite struct ProgressTests {
  /// Shows 12,300 creatives at these times, in milliseconds, and returns what was said.
  private func said(at times: [Int], terminal: Bool = true, variables: [String: String] = [:], clears: Bool = false) -> String {
    let environment = Environment.test(terminal: terminal, variables: variables)
    var rest = times[...]
    var progress = Progress(in: environment) { .milliseconds(rest.popFirst() ?? 0) }
    var summary = RunSummary()
    summary.creatives = 12_300
    for _ in times { progress.show(summary) }
    if clears { progress.clear() }
    return environment.said
  }

  private static let line = "\r  12,300 creatives done…"

  @Test func `nothing is said in the first half second`() { #expect(said(at: [100, 499]) == "") }

  @Test func `then it is said ten times a second at most`() {
    #expect(said(at: [500, 550, 600, 650, 701]) == Self.line + Self.line + Self.line)
  }

  @Test func `the line is taken away again, and only if it was there`() {
    #expect(said(at: [500], clears: true) == Self.line + "\r\u{1B}[K")
    #expect(said(at: [100], clears: true) == "")
  }

  @Test func `a pipe and a dumb terminal see none of it`() {
    #expect(said(at: [900], terminal: false) == "")
    #expect(said(at: [900], variables: ["TERM": "dumb"]) == "")
  }
}
