import Documents

extension CreativeUnderTest {
  /// The most times that a creative is proved anew; each time mends what an earlier finding hid.
  private static var mostRounds: Int { 8 }

  /// Returns what `--fix` writes anew of its texts because of findings about it, in the order of the document.
  ///
  /// Findings that show once others are mended are mended too, unless they are not `wanted`. Nothing is changed in a document that
  /// JSON does not allow, since it is not certain where its values end.
  public func changes(
    because findings: [Finding], _ selection: RuleSelection, wanted: (Finding) -> Bool = { _ in true }
  ) -> [ValueChange] {
    let document = creative.document
    guard findings.contains(where: { $0.mend?.isOfText == true }), hasSoundText else { return [] }
    let validator = Validator(selection, formats: formats, fixedFormat: prepared)
    let range = document.nodes[creative.root].range
    var mended = JSONDocument(Array(document.bytes[range]))
    var mends = findings.compactMap(\.mend).map { Mend(node: $0.node - creative.root, change: $0.change) }
    for _ in 0..<Self.mostRounds {
      guard let next = mended.applying(mends) else { break }
      mended = next
      let verdict = validator.verdict(on: mended, file: creative.file, fallbackID: creative.fallbackID, media: media)
      mends = validator.findings(verdict).filter(wanted).compactMap(\.mend)
    }
    let changes = creative.values.compactMap { value -> ValueChange? in
      let node = mended.nodes[value.textNode - creative.root]
      let bytes = mended.bytes[node.range]
      guard node.kind == .string, !bytes.elementsEqual(document.bytes[document.nodes[value.textNode].range]) else { return nil }
      return ValueChange(creative.key(value), document, node: value.textNode, bytes: Array(bytes))
    }
    return changes.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Returns what becomes of its texts that name a file where that gets another name, in the order of the document.
  public func changes(renaming isRenamed: (_ path: String) -> String?) -> [ValueChange] {
    guard hasSoundText else { return [] }
    let changes = creative.values.filter { $0.content == .file }.compactMap { value -> ValueChange? in
      let (path, node) = (creative.text(value), creative.document.nodes[value.textNode])
      guard let name = isRenamed(path), path.hasSuffix(path.fileName) else { return nil }
      let count = path.unicodeScalars.count
      // The ending alone differs, so that what stands before it keeps its spelling.
      let kept = zip(path.fileName.unicodeScalars, name.unicodeScalars).prefix { $0 == $1 }.count
      let start = count - path.fileName.unicodeScalars.count + kept
      let edit = TextEdit(start..<count, String(String.UnicodeScalarView(name.unicodeScalars.dropFirst(kept))))
      guard let bytes = JSONText.edited(creative.document.bytes, in: node.range, [edit]) else { return nil }
      return ValueChange(creative.key(value), creative.document, node: value.textNode, bytes: bytes)
    }
    return changes.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Returns the path in a node that names a file; empty where the node is none.
  public func path(at node: Int) -> String {
    creative.values.first { $0.content == .file && $0.textNode == node }.map(creative.text) ?? ""
  }

  /// Tells whether a text that names no media file of the creative ends in one of some file names.
  public func mentions(_ isName: (_ fileName: String) -> Bool) -> Bool {
    let files = Set(creative.values.filter { $0.content == .file }.map(\.textNode))
    let document = creative.document
    return (creative.root..<Int(document.nodes[creative.root].next)).contains { index in
      let node = document.nodes[index]
      return node.kind == .string && !files.contains(index) && isName(document.text(node).fileName)
    }
  }

  /// Whether it is certain where its values begin and end.
  public var hasSoundText: Bool {
    creative.document.isWhole && creative.document.problems.allSatisfy { $0.kind == .duplicateMember }
  }
}

extension Mend {
  /// Whether it changes a text, and no name of a file.
  var isOfText: Bool { if case .text = change { true } else { false } }
}

extension JSONDocument {
  /// Returns the document with texts mended, each once; nil where there is nothing to mend.
  fileprivate func applying(_ mends: [Mend]) -> JSONDocument? {
    var edits: [Int: [TextEdit]] = [:]
    for mend in mends {
      if case .text(let changes) = mend.change, edits[mend.node] == nil { edits[mend.node] = changes }
    }
    var out = bytes
    var isChanged = false
    for (node, changes) in edits.sorted(by: { $0.key > $1.key }) {
      guard nodes.indices.contains(node), nodes[node].kind == .string,
        let text = JSONText.edited(bytes, in: nodes[node].range, changes)
      else { continue }
      out.replaceSubrange(nodes[node].range, with: text)
      isChanged = true
    }
    return isChanged ? JSONDocument(out) : nil
  }
}
