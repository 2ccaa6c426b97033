import CustomFormats
import Documents

extension ShownCreative {
  /// Returns its own text with its edits, under another name: a member `id` has that name, all else stays as it is.
  ///
  /// Of a list it is the one creative alone. Nil where it is made up of the definition.
  func copy(named name: String) -> [UInt8]? {
    guard let document, document.nodes.indices.contains(root) else { return nil }
    let range = root == 0 ? document.range : document.nodes[root].range.lowerBound..<document.nodes[root].range.upperBound
    var bytes = Array(document.bytes[range])
    if let id = JSONValue(document: document, index: root)["id"], id.kind == .string {
      let place = id.node.range
      // The range of a text leaves its quotes out.
      let start = place.lowerBound - range.lowerBound
      bytes.replaceSubrange(start..<start + place.count, with: JSONText.quoted(name).utf8.dropFirst().dropLast())
    }
    return bytes
  }

  /// Returns it without its edits.
  func unedited() -> ShownCreative {
    guard isEdited, let original else { return self }
    return ShownCreative(
      original, root: root, of: prepared, named: name, fallback: fallback, file: file, word: word, media: media)
  }
}
