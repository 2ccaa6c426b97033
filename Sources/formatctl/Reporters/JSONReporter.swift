import CustomFormats
import Documents

/// One JSON object: the findings, one a line, and the summary.
struct JSONReporter: Reporter {
  private let sink: any TextSink
  private var isFirst = true

  /// Begins the object.
  init(to sink: any TextSink) {
    self.sink = sink
    sink.write(#"{"schemaVersion":1,"findings":["#)
  }

  mutating func take(_ judgement: Judgement) {
    for finding in judgement.findings {
      sink.write((isFirst ? "\n" : ",\n") + finding.json.compactText)
      isFirst = false
    }
  }

  mutating func end(_ summary: RunSummary) {
    sink.write((isFirst ? "" : "\n") + "],\"summary\":" + summary.json.compactText + "}\n")
  }
}
