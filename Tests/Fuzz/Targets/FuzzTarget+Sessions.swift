import CustomFormats

extension FuzzTarget {
  /// The reader of sessions and all rules about them; read in pieces they hold the same.
  static let session = FuzzTarget("session", longest: 2_048) { bytes in
    let whole = findings(bytes, pieces: .max)
    let pieces = findings(bytes, pieces: 64)
    try Contradiction.unless(whole == pieces, "in pieces it reads otherwise: \(whole.map(\.rule)) and \(pieces.map(\.rule))")
  }

  private static func findings(_ bytes: [UInt8], pieces: Int) -> [Finding] {
    var run = SessionRun(judge)
    var rest = bytes[...]
    var found: [Finding] = []
    try? run.prove(
      file: "session.jsonl",
      read: {
        defer { rest = rest.dropFirst(pieces) }
        return Array(rest.prefix(pieces))
      }, take: { found += $0.findings })
    return found
  }

  private static let judge: Validator = {
    let selection = RuleSelection()
    let definition = FormatFile.read(Array(bakery.utf8))
    return Validator(selection, formats: DefinedFormats([definition], selection: selection))
  }()

  private static let bakery = #"""
    {"formatId":"30000001","fields":[{"key":"Headline","kind":"text"},{"key":"Caption","kind":"text"},
    {"key":"MainImage","kind":"image"}],"media":{"fallbackImage":"MainImage"},"clicks":{"clickable":["Headline"]}}
    """#
}
