import Documents

/// The lines that two texts do not share, with some lines around them.
public struct LineDiff: Sendable, Equatable {
  /// The parts of the texts that differ, in order.
  public let hunks: [Hunk]

  /// A part of two texts in which lines differ.
  public struct Hunk: Sendable, Equatable {
    /// The lines of the old text that it covers, counted from 0.
    public let old: Range<Int>
    /// The lines of the new text that it covers, counted from 0.
    public let new: Range<Int>
    /// The lines.
    public let lines: [Line]
  }

  /// A line of one text or of both.
  public struct Line: Sendable, Equatable {
    /// Which of the texts has it.
    public let mark: Mark
    /// The text, without what ends the line and fit for a terminal.
    public let text: String
    /// Whether a line feed ends it; only the last line of a text may have none.
    public let isEnded: Bool
  }

  /// Which of two texts has a line, by the character that stands before it.
  public enum Mark: String, Sendable {
    case kept = " "
    case removed = "-"
    case added = "+"
  }

  /// Whether the texts are the same.
  public var isEmpty: Bool { hunks.isEmpty }

  /// Compares two texts line by line; so many lines around each difference are kept.
  public init(from old: [UInt8], to new: [UInt8], context: Int = 3) {
    let (before, after) = (Self.lines(of: old), Self.lines(of: new))
    // Lines are compared by number, since each is looked at many times.
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func number(_ line: ArraySlice<UInt8>) -> Int {
      if let known = numbers[line] { return known }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    let script = EditScript(from: before.map(number), to: after.map(number))
    hunks = Self.groups(of: script.changes, max(0, context)).map { Self.hunk($0, before, after, max(0, context)) }
  }

  /// Compares two texts line by line.
  public init(from old: String, to new: String, context: Int = 3) {
    self.init(from: Array(old.utf8), to: Array(new.utf8), context: context)
  }

  /// Returns the differences in the unified form, nothing where there are none.
  ///
  /// The names of the texts stand above.
  public func unified(_ oldName: String, _ newName: String) -> String {
    if isEmpty { return "" }
    var out = "--- \(oldName.visible)\n+++ \(newName.visible)\n"
    for hunk in hunks {
      out += "@@ -\(Self.span(hunk.old)) +\(Self.span(hunk.new)) @@\n"
      for line in hunk.lines {
        out += line.mark.rawValue + line.text + "\n"
        if !line.isEnded { out += "\\ No newline at end of file\n" }
      }
    }
    return out
  }

  /// A range of lines as the unified form counts them: from 1, and an empty one by the line before it.
  private static func span(_ lines: Range<Int>) -> String {
    switch lines.count {
    case 0: "\(lines.lowerBound),0"
    case 1: "\(lines.lowerBound + 1)"
    default: "\(lines.lowerBound + 1),\(lines.count)"
    }
  }

  private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for index in text.indices where text[index] == UInt8(ascii: "\n") {
      lines.append(text[start...index])
      start = index + 1
    }
    if start < text.count { lines.append(text[start...]) }
    return lines
  }

  /// Puts changes together whose surroundings meet.
  private static func groups(of changes: [EditScript.Change], _ context: Int) -> [[EditScript.Change]] {
    var groups: [[EditScript.Change]] = []
    for change in changes {
      if let last = groups.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * context {
        groups[groups.count - 1].append(change)
      } else {
        groups.append([change])
      }
    }
    return groups
  }

  private static func hunk(
    _ changes: [EditScript.Change], _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>], _ context: Int
  ) -> Hunk {
    var lines: [Line] = []
    guard let first = changes.first, let last = changes.last else { return Hunk(old: 0..<0, new: 0..<0, lines: []) }
    let before = min(context, first.old.lowerBound)
    let after = min(context, old.count - last.old.upperBound)
    var at = first.old.lowerBound - before
    for change in changes {
      lines += old[at..<change.old.lowerBound].map { line(.kept, $0) }
      lines += old[change.old].map { line(.removed, $0) } + new[change.new].map { line(.added, $0) }
      at = change.old.upperBound
    }
    lines += old[at..<at + after].map { line(.kept, $0) }
    return Hunk(
      old: first.old.lowerBound - before..<last.old.upperBound + after,
      new: first.new.lowerBound - before..<last.new.upperBound + after, lines: lines)
  }

  private static func line(_ mark: Mark, _ bytes: ArraySlice<UInt8>) -> Line {
    let isEnded = bytes.last == UInt8(ascii: "\n")
    return Line(mark: mark, text: String(decoding: isEnded ? bytes.dropLast() : bytes, as: UTF8.self).visible, isEnded: isEnded)
  }
}
