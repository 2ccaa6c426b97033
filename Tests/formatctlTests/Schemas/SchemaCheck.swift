import Documents

/// A check of values against a JSON Schema, as far as the program's own schemas go.
struct SchemaCheck {
  /// The schema.
  let root: JSON

  /// The keywords that are understood; a schema with others is a mistake of the test.
  static let keywords: Set<String> = [
    "$schema", "$id", "$ref", "$defs", "title", "type", "const", "enum", "pattern", "minimum", "maximum", "required",
    "properties",
    "patternProperties", "additionalProperties", "items", "anyOf", "allOf", "if", "then",
  ]

  /// Reads a schema.
  init(_ text: String) {
    root = JSONDocument(Array(text.utf8)).root?.json ?? .null
  }

  /// Returns one sentence a fault, each with its path.
  func faults(of value: JSON) -> [String] { faults(value, root, "") }

  private func faults(_ value: JSON, _ schema: JSON, _ path: String) -> [String] {
    if schema == .bool(true) { return [] }
    if schema == .bool(false) { return ["\(path): nothing may stand here"] }
    guard case .object(let members) = schema else { return ["\(path): the schema is no object"] }
    return members.flatMap { member -> [String] in
      guard Self.keywords.contains(member.name) else { return ["\(path): the keyword \(member.name) is not understood"] }
      return faults(value, member.name, member.value, schema, path)
    }
  }

  private func faults(_ value: JSON, _ keyword: String, _ rule: JSON, _ schema: JSON, _ path: String) -> [String] {
    func fault(_ isFault: Bool) -> [String] { isFault ? ["\(path): \(keyword) \(rule.compactText)"] : [] }
    switch keyword {
    case "$ref": return faults(value, definition(rule.string ?? ""), path)
    case "type": return fault(!rule.elements.contains { Self.isOf($0.string ?? "", value) })
    case "const": return fault(value != rule)
    case "enum": return fault(!rule.elements.contains(value))
    case "pattern": return fault(value.string.map { !Self.matches($0, rule.string ?? "") } ?? false)
    case "minimum": return fault(value.double.map { $0 < rule.double ?? 0 } ?? false)
    case "maximum": return fault(value.double.map { $0 > rule.double ?? 0 } ?? false)
    case "required": return fault(value.isObject && rule.elements.contains { value[$0.string ?? ""] == nil })
    case "properties":
      return rule.members.flatMap { member in
        value[member.name].map { faults($0, member.value, path + "." + member.name) } ?? []
      }
    case "additionalProperties": return additional(value, rule, schema, path)
    case "items": return value.list.enumerated().flatMap { faults($1, rule, "\(path)[\($0)]") }
    case "anyOf": return fault(!rule.elements.contains { faults(value, $0, path).isEmpty })
    case "allOf": return rule.elements.flatMap { faults(value, $0, path) }
    case "if": return faults(value, rule, path).isEmpty ? schema["then"].map { faults(value, $0, path) } ?? [] : []
    default: return []
    }
  }

  private func additional(_ value: JSON, _ rule: JSON, _ schema: JSON, _ path: String) -> [String] {
    let known = Set(schema["properties"]?.members.map(\.name) ?? [])
    let patterns = schema["patternProperties"]?.members.map(\.name) ?? []
    return value.members.filter { member in
      !known.contains(member.name) && !patterns.contains { Self.matches(member.name, $0) }
    }.flatMap { faults($0.value, rule, path + "." + $0.name) }
  }

  private func definition(_ reference: String) -> JSON {
    let name = String(reference.split(separator: "/").last ?? "")
    return reference.hasPrefix("#/$defs/") ? root["$defs"]?[name] ?? .bool(false) : .bool(false)
  }

  private static func isOf(_ type: String, _ value: JSON) -> Bool {
    switch (type, value) {
    case ("null", .null), ("boolean", .bool), ("string", .string), ("array", .array), ("object", .object), ("number", .number):
      true
    case ("integer", .number(let digits)): Int(digits) != nil
    default: false
    }
  }

  /// Tells whether a pattern is found in a text.
  private static func matches(_ text: String, _ pattern: String) -> Bool {
    guard let pattern = try? Regex(pattern) else { return false }
    return text.contains(pattern)
  }
}

extension JSON {
  /// The elements of a list, or the value itself as the only one.
  fileprivate var elements: [JSON] { if case .array(let elements) = self { elements } else { [self] } }
  /// The elements of a list, none for other values.
  fileprivate var list: [JSON] { if case .array(let elements) = self { elements } else { [] } }
  /// The members of an object, none for other values.
  fileprivate var members: [Member] { if case .object(let members) = self { members } else { [] } }
  /// Whether the value is an object.
  fileprivate var isObject: Bool { if case .object = self { true } else { false } }
  /// The number, if the value is one.
  fileprivate var double: Double? { if case .number(let digits) = self { Double(digits) } else { nil } }
}
