/// Texts made ready once, for a layout that is measured many times with the same words.
final class TextRuns {
  private struct Key: Hashable {
    var text: String
    var style: TextStyle
  }

  private let metrics: TextMetrics
  private var runs: [Key: TextRun] = [:]

  /// Starts without texts.
  init(_ metrics: TextMetrics) { self.metrics = metrics }

  /// Returns a text ready to be broken into lines.
  func run(_ text: String, _ style: TextStyle) -> TextRun {
    let key = Key(text: text, style: style)
    if let run = runs[key] { return run }
    let run = TextRun(text, style, metrics)
    runs[key] = run
    return run
  }
}
