import CustomFormats
import Documents

/// One JSON object a line for each creative with findings; with `--verdicts all` for every one.
struct NDJSONReporter: Reporter {
  private let sink: any TextSink

  /// Creates a reporter.
  init(to sink: any TextSink) {
    self.sink = sink
  }

  mutating func take(_ judgement: Judgement) {
    for part in judgement.parts { sink.print(part.json.compactText) }
  }

  mutating func end(_ summary: RunSummary) {}
}

extension Judgement {
  /// The judgement itself; of delivered files one a file, since nothing else holds them together.
  var parts: [Judgement] {
    guard subject == .files else { return [self] }
    var parts: [Judgement] = []
    for finding in findings {
      if let last = parts.indices.last, parts[last].file == finding.file {
        parts[last].findings.append(finding)
      } else {
        parts.append(Judgement(.files, formatID: finding.formatID, file: finding.file, findings: [finding]))
      }
    }
    return parts
  }

  /// The judgement as a line of `ndjson`; what is absent is left out, and nothing in it can steer a terminal.
  fileprivate var json: JSON {
    .object([
      "creative": .text(creative?.visible), "formatId": .text(formatID?.visible), "file": .text(file?.visible),
      "line": line.map { .number($0) }, "verdict": .string(worst.verdictWord), "findings": .array(findings.map(\.json)),
    ])
  }
}

extension Severity? {
  /// The verdict on what has this as its heaviest finding.
  var verdictWord: String {
    switch self {
    case .error: "fail"
    case .warning: "warn"
    case .note: "note"
    case nil: "pass"
    }
  }
}
