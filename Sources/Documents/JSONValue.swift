/// A value of a scanned document, read where it stands.
public struct JSONValue: Sendable {
  /// The document that holds the value.
  public let document: JSONDocument
  /// The index of the value's node.
  public let index: Int

  /// Creates the value of a node.
  public init(document: JSONDocument, index: Int) {
    self.document = document
    self.index = index
  }

  /// The value's node.
  public var node: JSONNode { document.nodes[index] }
  /// What the value is.
  public var kind: JSONNode.Kind { node.kind }
  /// Where the value begins, its opening quote included.
  public var place: SourcePlace { document.place(at: kind == .string || kind == .name ? Int(node.start) - 1 : Int(node.start)) }

  /// The text, if the value is a string.
  public var string: String? { kind == .string ? document.text(node) : nil }
  /// The digits as written, if the value is a number.
  public var numberText: String? {
    kind == .number ? String(decoding: document.bytes[node.range], as: UTF8.self) : nil
  }
  /// The whole number, if the value is one that fits.
  public var integer: Int? { numberText.flatMap { Int($0) } }
  /// The number, if the value is a finite one.
  public var double: Double? { numberText.flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil } }
  /// The truth value, if the value is one.
  public var bool: Bool? { kind == .yes ? true : kind == .no ? false : nil }
  /// Whether the value is null.
  public var isNull: Bool { kind == .null }

  /// A member of an object.
  public struct Member: Sendable {
    /// The member's name.
    public let name: String
    /// The node of the name.
    public let nameIndex: Int
    /// The member's value.
    public let value: JSONValue

    /// Creates a member of a name node and a value.
    public init(name: String, nameIndex: Int, value: JSONValue) {
      self.name = name
      self.nameIndex = nameIndex
      self.value = value
    }
  }

  /// The members of an object in order, none for other values.
  public var members: [Member] {
    guard kind == .object else { return [] }
    var out: [Member] = []
    var at = index + 1
    while at + 1 < Int(node.next) {
      let name = document.nodes[at]
      out.append(Member(name: document.text(name), nameIndex: at, value: JSONValue(document: document, index: at + 1)))
      at = Int(document.nodes[at + 1].next)
    }
    return out
  }

  /// The elements of an array in order, none for other values.
  public var elements: [JSONValue] {
    guard kind == .array else { return [] }
    var out: [JSONValue] = []
    var at = index + 1
    while at < Int(node.next) {
      out.append(JSONValue(document: document, index: at))
      at = Int(document.nodes[at].next)
    }
    return out
  }

  /// The member of that name; the last one where it stands twice.
  public subscript(_ name: String) -> JSONValue? { members.last { $0.name == name }?.value }

  /// Returns the element at a position.
  public func element(_ position: Int) -> JSONValue? {
    let all = elements
    return all.indices.contains(position) ? all[position] : nil
  }

  /// What the value is, in a message: "a text", "an object".
  public var kindName: String {
    switch kind {
    case .object: "an object"
    case .array: "a list"
    case .string, .name: "a text"
    case .number: "a number"
    case .yes, .no: "true or false"
    case .null: "null"
    }
  }

  /// The value as a tree that can be changed and written.
  public var json: JSON {
    switch kind {
    case .object: .object(members.map { JSON.Member($0.name, $0.value.json) })
    case .array: .array(elements.map(\.json))
    case .string, .name: .string(document.text(node))
    case .number: .number(numberText ?? "0")
    case .yes: .bool(true)
    case .no: .bool(false)
    case .null: .null
    }
  }
}
