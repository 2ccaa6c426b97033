import CustomFormats
import Documents

/// Findings for people: whom they are about, then one paragraph each.
struct TextReporter: Reporter {
  private let sink: any TextSink
  private let style: Style
  private let width: Int
  private let showsNotes: Bool
  private var isFirst = true

  /// Where the paragraphs begin: behind the longest verdict.
  private static let column = 13

  /// Creates a reporter; lines past 100 columns would be hard to read.
  init(to sink: any TextSink, style: Style, width: Int, showsNotes: Bool) {
    self.sink = sink
    self.style = style
    self.width = max(40, min(width, 100))
    self.showsNotes = showsNotes
  }

  mutating func take(_ judgement: Judgement) {
    let shown = judgement.findings.filter { showsNotes || $0.severity > .note }
    guard let first = shown.first else { return }
    if !isFirst { sink.print() }
    isFirst = false
    sink.print(heading(first))
    for finding in shown { lines(finding).forEach(sink.print) }
  }

  mutating func end(_ summary: RunSummary) {}

  private func heading(_ finding: Finding) -> String {
    let format = finding.formatID.map { "format \($0.visible)" }
    guard let creative = finding.creative?.visible else { return style.bold(format ?? finding.fileName ?? "files") }
    return style.bold(creative) + (format.map { ", " + $0 } ?? "")
  }

  private func lines(_ finding: Finding) -> [String] {
    let verdict = Verdict(finding.severity)
    let margin = String(repeating: " ", count: Self.column)
    let mark = "  \(verdict.symbol) \(verdict.word)"
    let start = "  " + verdict.coloured("\(verdict.symbol) \(verdict.word)", style) + margin.dropFirst(mark.count)
    let hint = finding.hint.isEmpty ? "" : " " + finding.hint
    let words = "\(finding.message)\(hint) [\(finding.rule)]".visible
    let paragraph = WrappedText.sentences(words, columns: width - Self.column)
    // The place stays whole, however long, so that a terminal can open it.
    let lines = (finding.place.map { [$0] } ?? []) + paragraph
    return lines.enumerated().map { ($0.offset == 0 ? start : margin) + $0.element }
  }
}

extension Finding {
  /// The file for people.
  fileprivate var fileName: String? { file.map { $0 == "-" ? "stdin" : $0.visible } }

  /// The place as editors and terminals take it: file, line and column.
  var place: String? {
    guard let name = fileName else { return nil }
    return ([name] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":")
  }
}
