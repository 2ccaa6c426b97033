import CustomFormats

/// A line of text in pieces of different style.
public struct TextLine: Sendable, Equatable, ExpressibleByStringLiteral {
  /// A piece of one style.
  public struct Piece: Sendable, Equatable {
    /// The text.
    public var text: String
    /// What it is.
    public var style: Style
  }

  /// The pieces.
  public private(set) var pieces: [Piece] = []

  /// Creates an empty line.
  public init() {}

  /// Creates a line of one piece.
  public init(_ text: String, _ style: Style = .plain) { add(text, style) }

  /// Creates a line of plain text.
  public init(stringLiteral text: String) { self.init(text) }

  /// Adds a piece.
  public mutating func add(_ text: String, _ style: Style = .plain) {
    if !text.isEmpty { pieces.append(Piece(text: text, style: style)) }
  }

  /// Adds blanks up to a column.
  public mutating func pad(to column: Int) {
    add(String(repeating: " ", count: max(0, column - columns)))
  }

  /// The columns that it takes.
  public var columns: Int { pieces.reduce(0) { $0 + DisplayWidth.of($1.text) } }
  /// The text.
  public var text: String { pieces.map(\.text).joined() }
}

extension TextLine {
  /// Returns the line in lines of at most so many columns, broken at blanks where it can be.
  func wrapped(columns: Int) -> [TextLine] {
    guard self.columns > columns else { return [self] }
    var lines: [TextLine] = []
    var line = TextLine()
    for piece in pieces {
      for word in Self.words(piece.text) {
        if !word.allSatisfy({ $0 == " " }), line.columns + DisplayWidth.of(word) > columns, line.columns > 0 {
          lines.append(line)
          line = TextLine()
        }
        if line.columns == 0, word.first == " " { continue }
        // A word that is longer than a line is broken anywhere.
        let parts = word.wrapped(columns: columns)
        for part in parts.dropLast() { lines.append(TextLine(part, piece.style)) }
        line.add(word.first == " " ? word : parts.last ?? "", piece.style)
      }
    }
    return line.columns > 0 || lines.isEmpty ? lines + [line] : lines
  }

  /// Returns the words of a text and the blanks between them.
  private static func words(_ text: String) -> [String] {
    var words: [String] = []
    for character in text {
      if let last = words.last, (last.last == " ") == (character == " ") {
        words[words.count - 1].append(character)
      } else {
        words.append(String(character))
      }
    }
    return words
  }
}
