/// The ways to write findings down, by the names of `--reporter`.
enum ReporterKind: String, CaseIterable, ArgumentValue {
  /// For people, broken into lines.
  case text
  /// One JSON object.
  case json

  /// Makes a reporter that writes to a sink.
  func reporter(to sink: any TextSink, showsNotes: Bool, style: Style, width: Int) -> any Reporter {
    switch self {
    case .text: TextReporter(to: sink, style: style, width: width, showsNotes: showsNotes)
    case .json: JSONReporter(to: sink)
    }
  }
}
