public import Documents

/// What one scan of a value shows; a rule names the signs it waits for and runs only where one shows.
public struct Signs: OptionSet, Sendable, Hashable {
  /// The set as bits.
  public var rawValue: UInt32

  /// Creates a set from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Takes over the kinds of bytes in a text.
  public init(_ classes: ByteClasses) { rawValue = UInt32(classes.rawValue) }

  /// A backslash in the document: the text is not what its bytes say.
  ///
  /// Wakes every rule.
  public static let escaped = Signs(.escape)
  /// A byte below 0x20, or 0x7F.
  public static let control = Signs(.control)
  /// A character outside ASCII.
  public static let nonASCII = Signs(.nonASCII)
  /// One of `<`, `>` and `&`.
  public static let markup = Signs(.markup)
  /// A percent sign.
  public static let percent = Signs(.percent)
  /// A bracket, a brace, `#`, `$` or `|`.
  public static let bracket = Signs(.bracket)
  /// A blank, U+0020.
  public static let blank = Signs(.blank)
  /// A small ASCII letter.
  public static let lowercase = Signs(.lowercase)
  /// A capital ASCII letter.
  public static let uppercase = Signs(.uppercase)
  /// An ASCII digit.
  public static let digit = Signs(.digit)
  /// One of `!`, `?`, `.`, `,`, `;` and `*`.
  public static let punctuation = Signs(.punctuation)

  /// More bytes than the least upper limit of the field; bytes are never fewer than characters in any unit.
  public static let overByteLimit = Signs(rawValue: 1 << 16)
  /// A blank or a byte outside ASCII at the beginning or the end, or no byte at all.
  public static let blankEdge = Signs(rawValue: 1 << 17)
  /// The field has a least length.
  public static let hasMinimum = Signs(rawValue: 1 << 18)
  /// The field has a pattern.
  public static let hasPattern = Signs(rawValue: 1 << 19)
  /// The last letter is one that null, undefined, nil, NaN, None or a bracket end in.
  public static let nullEnding = Signs(rawValue: 1 << 20)
  /// A link that does not begin with `https://`.
  public static let notHTTPS = Signs(rawValue: 1 << 21)
  /// Set on every value: for rules that cannot be told from bytes whether they have something to say.
  public static let always = Signs(rawValue: 1 << 31)
}
