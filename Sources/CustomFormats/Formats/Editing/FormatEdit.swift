public import Documents

/// A definition that is being changed, as the tree that its canonical text is written from.
///
/// Members that are not known survive. What follows from a change is done with it and told in `remarks`; an operation that
/// throws has changed nothing.
public struct FormatEdit: Sendable {
  /// The definition as a tree.
  public internal(set) var tree: JSON
  /// Sentences on what was changed besides what was asked for.
  public internal(set) var remarks: [String] = []

  /// Begins with a definition that can be read.
  public init(_ definition: FormatDefinition) throws(FormatEditError) {
    guard definition.isReadable, let tree = definition.document.root?.json, case .array? = tree["fields"] else {
      throw FormatEditError("the definition has no list of fields, so that it cannot be changed")
    }
    self.tree = tree
  }

  /// The changed definition in canonical form.
  public var text: [UInt8] { Array(FormatFile.canonical(tree).documentText.utf8) }

  /// The changed definition as it is read.
  public var definition: FormatDefinition { FormatFile.read(text) }

  /// The keys in the order of the fields.
  public var keys: [String] { fields.compactMap { $0["key"]?.string } }

  /// The fields as they stand in the definition.
  var fields: [JSON] {
    get { if case .array(let fields)? = tree["fields"] { fields } else { [] } }
    set { tree["fields"] = .array(newValue) }
  }

  /// Returns the position of a field, or throws a sentence that says what may have been meant.
  func index(of key: String) throws(FormatEditError) -> Int {
    if let index = fields.lastIndex(where: { $0["key"]?.string == key }) { return index }
    if let index = fields.firstIndex(where: { $0.texts("aliases").contains(key) }), let new = fields[index]["key"]?.string {
      throw FormatEditError("there is no field \(key.excerpt); it is called \(new.excerpt) now")
    }
    let near = NearMatch.of(key, among: keys).map { "; did you mean \($0.excerpt)?" }
    let list = keys.isEmpty ? "; the format has no fields" : "; the fields are \(keys.map(\.excerpt).inAList)"
    throw FormatEditError("there is no field \(key.excerpt)\(near ?? list)")
  }
}

extension JSON {
  /// Returns the texts of a member that is a list.
  func texts(_ name: String) -> [String] {
    guard case .array(let elements)? = self[name] else { return [] }
    return elements.compactMap(\.string)
  }
}
