import Documents

extension SchemaMember {
  /// Every member of the files that people write.
  static let all: [SchemaMember] = [SchemaDocument.format, .creative, .project].flatMap { document in
    var walk = SchemaWalk(document)
    return walk.members()
  }
}

/// A walk through a schema, which gathers its members.
private struct SchemaWalk {
  private let name: String
  private let root: JSON
  private var found: [SchemaMember] = []

  init(_ document: SchemaDocument) {
    name = document.name
    root = JSONDocument(Array(document.text.utf8)).root?.json ?? .null
  }

  mutating func members() -> [SchemaMember] {
    walk(root, [], nil)
    return found
  }

  /// Gathers the members of an object, a list of objects, or one of several forms.
  private mutating func walk(_ schema: JSON, _ path: [String], _ kind: String?) {
    let schema = resolved(schema)
    for (name, child) in pairs(schema["properties"]) {
      let isList = resolved(child)["type"]?.string == "array" && leadsToObjects(child)
      let own = path + [isList ? name + "[]" : name]
      note(own, child, kind)
      // The language of layouts has a page of its own, formatctl help layout; its nodes hold one another.
      if name != "layout" { walk(child, own, kind) }
    }
    if let items = schema["items"] { walk(items, path, kind) }
    for form in elements(schema["anyOf"]) { walk(form, path, kind) }
    for choice in elements(schema["allOf"]) {
      guard let kind = choice["if"]?["properties"]?["kind"]?["const"]?.string, let then = choice["then"]?["properties"] else {
        continue
      }
      for (name, child) in pairs(then) { walk(child, path + [name], kind) }
    }
  }

  private mutating func note(_ path: [String], _ schema: JSON, _ kind: String?) {
    let about = schema["description"]?.string ?? ""
    if let index = found.firstIndex(where: { $0.path == path && $0.about == about }), let kind {
      found[index].kinds.append(kind)
    } else {
      found.append(
        SchemaMember(schema: name, path: path, about: about, form: words(schema), kinds: kind.map { [$0] } ?? []))
    }
  }

  private func leadsToObjects(_ list: JSON) -> Bool {
    let items = resolved(resolved(list)["items"] ?? .null)
    return items["properties"] != nil || elements(items["anyOf"]).contains { resolved($0)["properties"] != nil }
  }

  private func resolved(_ schema: JSON) -> JSON {
    guard let reference = schema["$ref"]?.string, let name = reference.split(separator: "/").last else { return schema }
    return root["$defs"]?[String(name)] ?? .null
  }

  private func pairs(_ object: JSON?) -> [(String, JSON)] {
    if case .object(let members) = object { members.map { ($0.name, $0.value) } } else { [] }
  }

  private func elements(_ list: JSON?) -> [JSON] { if case .array(let elements) = list { elements } else { [] } }

  /// Says what a schema takes.
  private func words(_ schema: JSON) -> String {
    let schema = resolved(schema)
    if let known = schema["const"] { return Self.plain(known) }
    if schema["enum"] != nil { return Self.once(elements(schema["enum"]).map(Self.plain)).alternatives }
    if schema["anyOf"] != nil { return Self.once(elements(schema["anyOf"]).map(words)).alternatives }
    let types = schema["type"]?.string.map { [$0] } ?? elements(schema["type"]).compactMap(\.string)
    if types.isEmpty { return schema["properties"] == nil ? "any value" : "an object" }
    return Self.once(types.map { words(ofType: $0, schema) }).alternatives
  }

  private func words(ofType type: String, _ schema: JSON) -> String {
    var least = ""
    if case .number(let digits) = schema["minimum"] { least = ", \(digits) or more" }
    switch type {
    case "string": return schema["pattern"]?.string?.contains("]+:[") == true ? "a ratio such as \"16:9\"" : "a text"
    case "integer": return "a whole number\(least)"
    case "number": return "a number\(least)"
    case "boolean": return "true or false"
    case "array": return "a list, each \(words(schema["items"] ?? .null))"
    case "object": return "an object"
    default: return type
    }
  }

  private static func plain(_ value: JSON) -> String {
    if case .number(let digits) = value { digits } else { value.string ?? "null" }
  }

  /// Returns the words once each; null, which is the same as nothing, goes without saying.
  private static func once(_ words: [String]) -> [String] {
    var seen: Set<String> = ["null", ""]
    return words.filter { seen.insert($0).inserted }
  }
}
