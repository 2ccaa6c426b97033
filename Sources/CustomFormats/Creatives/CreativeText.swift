import Documents

/// The text of a creative, changed in places while all other bytes stay.
public struct CreativeText: Sendable {
  /// The text.
  public private(set) var bytes: [UInt8]

  /// Takes a text.
  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The keys of the assets, in the order of the text.
  public var assetKeys: [String] { document?.root?["assets"]?.members.map(\.name) ?? [] }

  /// Gives assets their new keys, all at once.
  ///
  /// An asset stays where another one has its new key already, and so does a text that cannot be read.
  public mutating func renameAssets(_ keys: [String: String]) {
    let assets = document?.root?["assets"]
    let names = assets?.members ?? []
    let kept = Set(names.map(\.name).filter { keys[$0] == nil })
    let changes = names.compactMap { member -> (Range<Int>, String)? in
      guard let new = keys[member.name], !kept.contains(new) else { return nil }
      return (member.value.document.nodes[member.nameIndex].range, new)
    }
    replace(changes)
  }

  /// Makes a creative that names its format by an old name name it by a new one.
  public mutating func renameFormat(_ old: String, to new: String) {
    guard let value = document?.root?["formatId"], (value.string ?? value.numberText) == old else { return }
    let range = value.node.range
    if value.kind == .string { return replace([(range, new)]) }
    bytes.replaceSubrange(range, with: JSONText.quoted(new).utf8)
  }

  private var document: JSONDocument? {
    let document = JSONDocument(bytes)
    return document.problems.isEmpty && document.isWhole ? document : nil
  }

  /// Replaces what stands between quotes.
  private mutating func replace(_ changes: [(Range<Int>, String)]) {
    for (range, text) in changes.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
      bytes.replaceSubrange(range, with: JSONText.quoted(text).utf8.dropFirst().dropLast())
    }
  }
}
