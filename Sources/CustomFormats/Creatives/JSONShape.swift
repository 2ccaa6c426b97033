import Documents

/// What a JSON document holds, told from the names of its members.
enum JSONShape {
  /// One creative.
  case creative
  /// A list of creatives.
  case creatives
  /// A definition of a format.
  case definition
  /// Something else.
  case other

  /// Tells the shape of a document.
  ///
  /// A list is one of creatives when any element is a creative. A document that cannot be read to its end counts as a
  /// creative unless what can be read of it is a definition: to pass it by would hide the fault.
  init(_ document: JSONDocument) {
    guard let root = document.root else {
      self = .creative
      return
    }
    switch root.kind {
    case .object where Self.has("assets", root): self = .creative
    case .object where Self.has("fields", root): self = .definition
    case .array where root.elements.contains { $0.kind == .object && Self.has("assets", $0) }: self = .creatives
    default: self = document.isWhole ? .other : .creative
    }
  }

  private static func has(_ name: String, _ object: JSONValue) -> Bool {
    object.members.contains { $0.name == name }
  }
}
