import CustomFormats
import Documents

/// A log of SARIF 2.1.0, for pages of code scanning and editors.
///
/// Results are written as they come, and the rules that they name behind them, so that a run over millions stays small. Members
/// of JSON have no order.
struct SARIFReporter: Reporter {
  /// The most results of a run that GitHub takes.
  ///
  /// https://docs.github.com/en/code-security/code-scanning/troubleshooting-sarif-uploads/results-exceed-limit
  static let mostResults = 25_000
  /// How many of them it shows, the heaviest first.
  static let mostShown = 5_000

  private let sink: any TextSink
  private let paths: ReportPaths
  private var rules: [SARIFRule] = []
  private var places: [String: Int] = [:]
  private var count = 0
  private var counter = FingerprintCounter(mostDigests: Self.mostResults)

  /// Begins the log.
  init(to sink: any TextSink, paths: ReportPaths, call: ReportedCall) {
    self.sink = sink
    self.paths = paths
    // The part before the slash tells the analyses of a commit apart: of two of one name the later takes the earlier's place.
    let analysis = JSON.object(["id": .string("formatctl-\(call.command)/")])
    let root = JSON.object([
      "uri": .string(paths.rootURI), "description": .object(["text": .string("The root of the repository.")]),
    ])
    sink.write(
      #"{"$schema":"https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json","#
        + #""version":"2.1.0","runs":[{"automationDetails":\#(analysis.compactText),"columnKind":"unicodeCodePoints","#
        + #""originalUriBaseIds":{"%SRCROOT%":\#(root.compactText)},"results":["#)
  }

  mutating func take(_ judgement: Judgement) {
    for finding in judgement.findings {
      let rule = SARIFRule(finding)
      let place = places[rule.id] ?? rules.count
      if place == rules.count {
        places[rule.id] = place
        rules.append(rule)
      }
      // Equal ones are told apart as far as somebody takes them.
      let fingerprint = counter.next(Fingerprint.digest(finding, file: finding.file.map(paths.known)))
      let result = finding.sarif(rule, at: place, fingerprint, paths)
      sink.write((count == 0 ? "\n" : ",\n") + result.compactText)
      count += 1
    }
  }

  mutating func end(_ summary: RunSummary) {
    // No page of the program has a public address, so the log gives none.
    let driver = JSON.object([
      "name": .string("formatctl"), "version": .string(Formatctl.version), "semanticVersion": .string(Formatctl.version),
      "rules": .array(rules.map(\.json)),
    ])
    sink.write(
      (count == 0 ? "" : "\n") + #"],"tool":{"driver":\#(driver.compactText)},"invocations":[{"executionSuccessful":true}]}]}"#
        + "\n")
  }

  var remark: String? {
    guard count > Self.mostResults else { return nil }
    return "sarif has \(count.grouped) results; GitHub takes \(Self.mostResults.grouped) of a run, and shows "
      + "\(Self.mostShown.grouped); --baseline, --since and --only leave some out."
  }
}
