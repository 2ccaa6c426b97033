/// A part of a link that an ad server or buyer replaces before anybody follows it.
struct LinkMacro: Sendable, Equatable {
  /// Whose spelling it is.
  enum Kind: Sendable, Equatable {
    /// `%%NAME%%`, the ad server's.
    case adServer
    /// `%eaid!`, the ad server's short form.
    case expand
    /// `${NAME}`, a buyer's or an exchange's.
    case exchange
    /// `[%Name%]` or `#%NAME%#`, a field of a template.
    case template
    /// `[name]`, `{name}` or `{{name}}`, another ad server's.
    case foreign
    /// One that is not closed, or not opened as it is closed.
    case unfinished
  }

  /// Whose spelling it is.
  let kind: Kind
  /// The bytes that it takes.
  let range: Range<Int>
  /// What stands between its marks.
  let name: String
  /// The macro as written.
  let text: String

  /// Whether it counts the click and goes on to what follows it.
  var isClick: Bool {
    guard kind != .foreign else { return false }
    let name = name.uppercased()
    return name.hasPrefix("CLICK_URL") || name.hasPrefix("VIEW_URL")
  }

  /// Whether it stands for a number that differs each time, in whatever spelling.
  var isCacheBuster: Bool { Self.timeWords.contains(Self.folded(name)) || Self.folded(name).contains("cachebust") }

  /// The name in small letters, without `_`, `-`, `.` and `:`.
  static func folded(_ name: String) -> String { String(name.lowercased().filter { !"_-.:".contains($0) }) }

  private static let timeWords: Set<String> = [
    "timestamp", "time", "ts", "unixtime", "epoch", "random", "rand", "rnd", "randomnumber", "randomint", "ord", "ordinal", "cb",
    "cache", "nocache", "correlator", "tmrandom",
  ]
}
