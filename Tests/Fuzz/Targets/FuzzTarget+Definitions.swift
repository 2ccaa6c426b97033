import CustomFormats
import Documents

extension FuzzTarget {
  /// The reader of definitions, and every rule about them but those that measure the layout.
  static let definition = FuzzTarget("definition", longest: 2_048) { bytes in
    let definition = FormatFile.read(bytes)
    _ = FormatLinter(ungauged).findings(in: definition)
    guard definition.document.problems.isEmpty, let tree = definition.document.root?.json else { return }
    let canonical = FormatFile.canonical(tree)
    try Contradiction.unless(FormatFile.canonical(canonical) == canonical, "canonical form is not canonical")
  }

  /// The reader of layouts, the measurer and the rules of geometry: the bytes stand as the layout of a definition.
  static let layout = FuzzTarget("layout", longest: 512) { bytes in
    let definition = FormatFile.read(Array(beforeLayout.utf8) + bytes + [UInt8(ascii: "}")])
    _ = FormatLinter(RuleSelection(only: [RuleFamily.geometry.rawValue])).findings(in: definition)
  }

  private static let ungauged = RuleSelection(
    only: Set(RuleFamily.allCases.filter { $0 != .geometry }.map(\.rawValue)))

  private static let beforeLayout = #"""
    {"formatId":"10063170","name":"Trail","fields":[
    {"key":"Headline","kind":"text","required":true,"limits":{"maxCharacters":25}},
    {"key":"Picture","kind":"image","required":true,"limits":{"aspectRatio":"1.91:1"}},
    {"key":"Film","kind":"video"}],
    "media":{"video":"optional","videoField":"Film","fallbackImage":"Picture"},
    "clicks":{"clickable":["Headline","Picture"]},"layout":
    """#

  /// What people type for a field with its settings, a member or a path.
  static let phrase = FuzzTarget("phrase", longest: 128) { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    if let phrase = try? FieldPhrase(text) {
      let document = JSONDocument(Array(phrase.definition.compactText.utf8))
      try Contradiction.unless(document.problems.isEmpty, "the phrase makes \(phrase.definition.compactText)")
    }
    _ = try? MemberAssignment(text)
    _ = JSONPath(text).description
    _ = FormatID(text)
    _ = text.visible
  }

  /// The patterns of text fields, with the rest behind the first line feed as the text.
  static let pattern = FuzzTarget("pattern", longest: 96) { bytes in
    let parts = bytes.split(separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false)
    guard let pattern = try? Pattern(String(decoding: parts[0], as: UTF8.self)) else { return }
    _ = pattern.matches(parts.count > 1 ? String(decoding: parts[1], as: UTF8.self) : "")
  }
}
