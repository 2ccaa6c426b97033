import CustomFormats
import Documents

/// A line that is typed, in the place of the keys.
struct PromptPane {
  private let label: String
  private let prompt: Prompt
  private let remark: String

  /// Creates the line with what stands before it, and how it ends.
  init(_ label: String, _ prompt: Prompt, _ remark: String) {
    self.label = label
    self.prompt = prompt
    self.remark = remark
  }

  /// Draws the line with its caret.
  func draw(in rect: CellRect, on frame: inout Frame) {
    frame.fill(rect, paper: nil)
    let start = frame.write(label, column: rect.column + 1, row: rect.row, style: .strong) + 1
    let remark = DisplayWidth.of(remark) + 30 < rect.columns ? remark : ""
    let end = rect.endColumn - DisplayWidth.of(remark) - 2
    frame.write(remark, column: end + 1, row: rect.row, style: .faint)
    Self.write(prompt, from: start, to: end, row: rect.row, on: &frame)
  }

  /// Writes a line that is typed, its caret as a cell the other way round; of a long one the end before the caret.
  static func write(_ prompt: Prompt, from start: Int, to end: Int, row: Int, on frame: inout Frame) {
    var before = Substring(prompt.before)
    while DisplayWidth.of(before.visible) > end - start - 1, !before.isEmpty { before.removeFirst() }
    let caret = frame.write(before.visible, column: start, row: row, columns: end - start)
    let under = prompt.after.first.map { String($0).visible } ?? " "
    let next = frame.write(under, column: caret, row: row, columns: end - caret, style: .selected)
    frame.write(prompt.after.dropFirst().description.visible, column: next, row: row, columns: end - next)
  }
}
