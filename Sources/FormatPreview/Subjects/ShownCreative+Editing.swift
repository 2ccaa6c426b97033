import CustomFormats
import Documents
import NativeAds

extension ShownCreative {
  /// Whether it has edits that were not saved.
  public var isEdited: Bool { !edits.isEmpty }

  /// The edits, in the order of the document as it was read.
  public var orderedEdits: [CreativeEdit] {
    var edits: [CreativeEdit] = []
    for edit in self.edits.values.sorted(by: { ($0.range.lowerBound, $0.bytes.count) < ($1.range.lowerBound, $1.bytes.count) }) {
      if edit.range.isEmpty, let last = edits.last, last.range == edit.range {
        edits[edits.count - 1] = CreativeEdit(range: last.range, bytes: last.bytes + edit.bytes)
      } else {
        edits.append(edit)
      }
    }
    return edits
  }

  /// Tells whether it was read from the same bytes as another.
  func isRead(from other: ShownCreative) -> Bool { original?.bytes == other.original?.bytes }

  /// The bytes of the whole document with the edits.
  public var text: [UInt8] { document?.bytes ?? [] }

  /// Returns it with another value of an asset, read and proved anew; nil where it has no place for one.
  func setting(_ row: AssetRow.ID, to text: String) -> ShownCreative? {
    guard let original, let edit = edit(of: row, to: text) else { return nil }
    var next = edits
    next[row] = original.bytes[edit.range].elementsEqual(edit.bytes) ? nil : edit
    return applying(next, to: original)
  }

  /// Returns it with an asset as it was read.
  func without(_ row: AssetRow.ID) -> ShownCreative {
    guard let original else { return self }
    var next = edits
    next[row] = nil
    return applying(next, to: original)
  }

  /// Returns the value of an asset: its words, or the path or address of its file; nil where it has none.
  func value(of row: AssetRow.ID) -> String? {
    switch row {
    case .field(let key):
      let asset = creative[key]
      return asset?.origin == .creative ? asset?.text ?? asset?.image?.path ?? asset?.video?.path : nil
    case .adChoices: return creative.adChoices?.path
    case .badge: return nil
    }
  }

  /// Returns it as it is when its document was written.
  func saved() -> ShownCreative {
    guard let document else { return self }
    return ShownCreative(
      document, root: root, of: prepared, named: name, fallback: fallback, file: file, word: word, media: media)
  }

  /// Returns it as a creative of another format.
  func of(_ prepared: PreparedFormat) -> ShownCreative {
    guard let document else { return ShownCreative(samplesOf: prepared, word: word) }
    return ShownCreative(
      document, root: root, of: prepared, named: name, fallback: fallback, file: file, word: word, media: media,
      original: original ?? document, edits: edits)
  }

  private func applying(_ edits: [AssetRow.ID: CreativeEdit], to original: JSONDocument) -> ShownCreative {
    var changed = ShownCreative(
      original, root: root, of: prepared, named: name, fallback: fallback, file: file, word: word, media: media,
      original: original, edits: edits)
    guard !edits.isEmpty else { return changed }
    var bytes = original.bytes
    for edit in changed.orderedEdits.reversed() { bytes.replaceSubrange(edit.range, with: edit.bytes) }
    let end = original.range.upperBound + bytes.count - original.bytes.count
    let document = JSONDocument(
      bytes, in: original.range.lowerBound..<end, firstLine: original.firstLine, firstByte: original.firstByte)
    changed = ShownCreative(
      document, root: root, of: prepared, named: name, fallback: fallback, file: file, word: word, media: media,
      original: original, edits: edits)
    return changed
  }

  private func edit(of row: AssetRow.ID, to text: String) -> CreativeEdit? {
    guard let original else { return nil }
    let (creative, _) = CreativeFile.read(original, root: root) { _ in prepared }
    let quoted = Array(JSONText.quoted(text).utf8)
    switch row {
    case .badge: return nil
    case .adChoices:
      return creative.values.first { $0.subject == .adChoices }.flatMap { Self.edit(original.nodes[$0.textNode], quoted, quoted) }
    case .field(let key):
      guard let index = format.fields.firstIndex(where: { $0.key == key }) else { return nil }
      let isMedia = format.fields[index].kind.isMedia
      let whole = isMedia ? Array("{ \"file\": ".utf8) + quoted + Array(" }".utf8) : quoted
      if let value = creative.values.first(where: { $0.subject == .asset(field: index) }) {
        let number = JSONDocument(Array(text.utf8)).root.flatMap { $0.kind == .number ? Array(text.utf8) : nil }
        return Self.edit(original.nodes[value.textNode], quoted, number ?? whole)
      }
      return insertion(of: key, whole, into: original)
    }
  }

  /// Returns the edit that puts a text between the quotes of a node, or a value in the place of one that is no text.
  private static func edit(_ node: JSONNode, _ quoted: [UInt8], _ value: [UInt8]) -> CreativeEdit? {
    switch node.kind {
    case .string: CreativeEdit(range: node.range, bytes: Array(quoted.dropFirst().dropLast()))
    case .number, .null: CreativeEdit(range: node.range, bytes: value)
    default: nil
    }
  }

  /// Returns the edit that puts a member before the others of the assets, written as the first of them is.
  private func insertion(of key: String, _ value: [UInt8], into document: JSONDocument) -> CreativeEdit? {
    let root = JSONValue(document: document, index: root)
    guard let assets = root["assets"], assets.kind == .object, let first = assets.members.first else { return nil }
    let start = Int(document.nodes[assets.index].start) + 1
    // The name begins behind its quote.
    let blanks = document.bytes[start..<max(start, Int(document.nodes[first.nameIndex].start) - 1)]
    let member = Array(blanks) + Array(JSONText.quoted(key).utf8) + Array(": ".utf8) + value + Array(",".utf8)
    return CreativeEdit(range: start..<start, bytes: member)
  }
}
