/// How many colours a terminal shows.
public enum ColourDepth: Sendable {
  /// The sixteen that every reader chooses.
  case sixteen
  /// The palette of 256.
  case palette
  /// All of 24 bits.
  case full

  /// Tells the depth by the variables of a process.
  ///
  /// `COLORTERM` says it for 24 bits, `FORCE_COLOR` from 1 to 3 as node's programs read it, else the name in `TERM`.
  public init(variables: [String: String]) {
    let term = variables["TERM"] ?? ""
    let forced = variables["FORCE_COLOR"]
    if forced == "3" || ["truecolor", "24bit"].contains(variables["COLORTERM"] ?? "") || term.hasSuffix("-direct") {
      self = .full
    } else if forced == "2" || term.contains("256") {
      self = .palette
    } else {
      self = .sixteen
    }
  }
}
