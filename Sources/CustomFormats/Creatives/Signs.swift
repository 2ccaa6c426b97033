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
  /// One of `<` and `>`.
  public static let markup = Signs(.markup)
  /// A percent sign.
  public static let percent = Signs(.percent)
  /// A bracket, a brace, `#`, `$`, `|`, `^` or a backtick.
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
  /// An x of either case.
  public static let letterX = Signs(.letterX)
  /// A straight double quote.
  public static let quote = Signs(.quote)
  /// An ampersand.
  public static let ampersand = Signs(.ampersand)
  /// The first byte of characters of which some show nothing, turn the direction of text, or control something.
  public static let suspect = Signs(.suspect)
  /// The first byte of a letter that a wrong encoding makes of another one's bytes, besides those in `suspect`.
  public static let misread = Signs(.misread)

  /// More bytes than the least upper limit of the field; bytes are never fewer than characters in any unit.
  public static let overByteLimit = Signs(rawValue: 1 << 16)
  /// A blank or a byte outside ASCII at the beginning or the end, or no byte at all.
  public static let blankEdge = Signs(rawValue: 1 << 17)
  /// The field has a least length.
  public static let hasMinimum = Signs(rawValue: 1 << 18)
  /// The field has a pattern.
  public static let hasPattern = Signs(rawValue: 1 << 19)
  /// The last letters are those of null, undefined, nil, NaN, None or `[object Object]`, punctuation behind them or not.
  public static let nullEnding = Signs(rawValue: 1 << 20)
  /// A link that begins with none of the schemes that are usual in its place.
  public static let unusualStart = Signs(rawValue: 1 << 21)
  /// A value that may be of another kind than its place takes, or is not at hand.
  public static let otherKind = Signs(rawValue: 1 << 22)
  /// The first letters are those of a word that stands for a text to come: lorem, TBD, placeholder.
  public static let fillerStart = Signs(rawValue: 1 << 23)
  /// A capital or a character outside ASCII, and no small ASCII letter.
  public static let noSmallLetter = Signs(rawValue: 1 << 24)
  /// A link whose host is no plain public name: a port, an address, a name without a dot, or nothing at all.
  public static let unusualHost = Signs(rawValue: 1 << 25)
  /// A link with a percent sign elsewhere than in the cache buster at its end.
  public static let percentInside = Signs(rawValue: 1 << 26)
  /// A link that does not end in the cache buster `%%CACHEBUSTER%%`, or has another percent sign, which may be of another macro.
  public static let noCacheBuster = Signs(rawValue: 1 << 27)
  /// The field lists the hosts that it takes.
  public static let hasHosts = Signs(rawValue: 1 << 28)
  /// What a value has that is no text, number or path.
  public static let unread: Signs = [.always, .otherKind]
  /// Set on every value: for rules that cannot be told from bytes whether they have something to say.
  public static let always = Signs(rawValue: 1 << 31)
}
