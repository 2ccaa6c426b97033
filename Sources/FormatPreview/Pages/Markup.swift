import Documents

/// Text of an HTML page: what is written in the source is markup, what is interpolated means itself.
public struct Markup: Sendable, Equatable, ExpressibleByStringInterpolation {
  /// The text.
  public private(set) var text: String

  /// Creates an empty text.
  public init() { text = "" }

  /// Creates markup as it is written in the source.
  public init(stringLiteral text: String) { self.text = text }

  /// Creates markup of its pieces.
  public init(stringInterpolation pieces: StringInterpolation) { text = pieces.text }

  /// Joins pieces, one after another.
  public init(_ pieces: some Sequence<Markup>) { text = pieces.map(\.text).joined() }

  /// Adds a piece.
  public static func += (markup: inout Markup, piece: Markup) { markup.text += piece.text }

  /// Returns one piece behind another.
  public static func + (first: Markup, second: Markup) -> Markup { "\(first)\(second)" }

  /// Whether nothing is in it.
  public var isEmpty: Bool { text.isEmpty }

  /// Pieces of markup and of what means itself.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    /// Prepares for pieces.
    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity * 2) }

    /// Adds markup.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds markup that was made before.
    public mutating func appendInterpolation(_ markup: Markup) { text += markup.text }

    /// Adds a whole number.
    public mutating func appendInterpolation(_ number: Int) { text += String(number) }

    /// Adds a number of points, to the hundredth.
    public mutating func appendInterpolation(_ points: Double) {
      let hundredths = points.isFinite ? Int((min(max(points, -1e6), 1e6) * 100).rounded()) : 0
      text += hundredths < 0 ? "-" : ""
      text += String(hundredths.magnitude / 100)
      let rest = hundredths.magnitude % 100
      if rest > 0 { text += rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)" }
    }

    /// Adds a text that no browser takes for markup, be it in an attribute.
    public mutating func appendInterpolation(_ words: some StringProtocol) {
      for scalar in words.visible.unicodeScalars {
        switch scalar {
        case "&": text += "&amp;"
        case "<": text += "&lt;"
        case ">": text += "&gt;"
        case "\"": text += "&quot;"
        case "'": text += "&#39;"
        default: text.unicodeScalars.append(scalar)
        }
      }
    }
  }
}
