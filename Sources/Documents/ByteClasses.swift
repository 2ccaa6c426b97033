/// The kinds of bytes that a run of text contains, gathered while it is scanned.
///
/// A reader looks closer at a text only where a class it cares for was seen.
public struct ByteClasses: OptionSet, Sendable, Hashable {
  /// The set as bits.
  public var rawValue: UInt16

  /// Creates a set from bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// A backslash: the text is not what its bytes say.
  public static let escape = ByteClasses(rawValue: 1 << 0)
  /// A byte below 0x20, or 0x7F.
  public static let control = ByteClasses(rawValue: 1 << 1)
  /// A byte from 0x80 on.
  public static let nonASCII = ByteClasses(rawValue: 1 << 2)
  /// One of `<` and `>`.
  public static let markup = ByteClasses(rawValue: 1 << 3)
  /// A percent sign.
  public static let percent = ByteClasses(rawValue: 1 << 4)
  /// A bracket, a brace, `#`, `$`, `|`, `^` or a backtick: what placeholders are made of and links seldom have.
  public static let bracket = ByteClasses(rawValue: 1 << 5)
  /// A blank, U+0020.
  public static let blank = ByteClasses(rawValue: 1 << 6)
  /// A small ASCII letter.
  public static let lowercase = ByteClasses(rawValue: 1 << 7)
  /// A capital ASCII letter.
  public static let uppercase = ByteClasses(rawValue: 1 << 8)
  /// An ASCII digit.
  public static let digit = ByteClasses(rawValue: 1 << 9)
  /// One of `!`, `?`, `.`, `,`, `;` and `*`.
  public static let punctuation = ByteClasses(rawValue: 1 << 10)
  /// A straight double quote (only in texts that were not cut at one).
  public static let quote = ByteClasses(rawValue: 1 << 11)
  /// An x of either case: what stands for characters to come.
  public static let letterX = ByteClasses(rawValue: 1 << 12)
  /// An ampersand.
  public static let ampersand = ByteClasses(rawValue: 1 << 13)
  /// The first byte of characters of which some show nothing, turn the direction of text, or control something.
  public static let suspect = ByteClasses(rawValue: 1 << 14)
  /// The first byte of a letter that a wrong encoding makes of another one's bytes, besides those in `suspect`.
  public static let misread = ByteClasses(rawValue: 1 << 15)

  /// The class of each byte.
  static let table: [UInt16] = (0..<256).map { byte in
    var classes: ByteClasses = []
    switch UInt8(byte) {
    case 0x00..<0x20, 0x7F: classes = .control
    // U+0080 to U+00BF, U+0340, U+0600, U+1000, U+2000, U+3000, U+F000 and U+E0000 on.
    case 0xC2, 0xCD, 0xD8, 0xE1, 0xE2, 0xE3, 0xEF, 0xF3: classes = [.nonASCII, .suspect]
    // U+0140, U+0180, U+02C0 on: a wrong Latin encoding. U+0400 on: a wrong Cyrillic one.
    case 0xC5, 0xC6, 0xCB, 0xD0, 0xD1: classes = [.nonASCII, .misread]
    case 0x80...: classes = .nonASCII
    case UInt8(ascii: "\\"): classes = .escape
    case UInt8(ascii: "<"), UInt8(ascii: ">"): classes = .markup
    case UInt8(ascii: "&"): classes = .ampersand
    case UInt8(ascii: "%"): classes = .percent
    case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "#"), UInt8(ascii: "$"),
      UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "`"):
      classes = .bracket
    case UInt8(ascii: " "): classes = .blank
    case UInt8(ascii: "x"): classes = [.lowercase, .letterX]
    case UInt8(ascii: "X"): classes = [.uppercase, .letterX]
    case UInt8(ascii: "a")...UInt8(ascii: "z"): classes = .lowercase
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): classes = .uppercase
    case UInt8(ascii: "0")...UInt8(ascii: "9"): classes = .digit
    case UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "*"):
      classes = .punctuation
    case UInt8(ascii: "\""): classes = .quote
    default: classes = []
    }
    return classes.rawValue
  }
}
