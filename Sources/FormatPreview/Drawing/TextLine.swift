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
