import Documents

/// Reads one field of a definition.
enum FieldFile {
  /// The members of a field in canonical order.
  static let members = [
    "key", "label", "kind", "role", "required", "help", "limits", "choices", "allowOther", "default", "sample", "aliases",
    "deprecated",
  ]

  /// Reads a field; nil where it has no key or no kind.
  static func read(_ reader: inout MemberReader) -> AssetField? {
    guard reader.value.kind == .object else { return nil }
    defer { reader.noteUnknown(members) }
    let key = reader.text("key")
    if !reader.has("key") {
      reader.violations.append(WrongKindOfValue.missing("key", in: reader.path, expected: "the key of the field"))
    }
    let kind = reader.word("kind", as: FieldKind.self)
    if !reader.has("kind") {
      reader.violations.append(
        WrongKindOfValue.missing("kind", in: reader.path, expected: MemberReader.list(FieldKind.allCases.map(\.rawValue))))
    }
    guard let key, let kind else { return nil }
    var field = AssetField(key: key, kind: kind)
    field.label = reader.text("label") ?? key
    field.role = reader.word("role", as: FieldRole.self) ?? field.role
    field.isRequired = reader.flag("required") ?? false
    field.help = reader.text("help")
    field.defaultValue = reader.member("default")?.json
    field.sample = reader.member("sample")?.json
    field.allowsOther = reader.flag("allowOther") ?? false
    field.aliases = reader.texts("aliases") ?? []
    if let value = reader.member("deprecated") {
      if let reason = value.string {
        field.deprecation = reason
      } else if let flag = value.bool {
        field.deprecation = flag ? "deprecated" : nil
      } else {
        let _: Int? = reader.wrong("deprecated", "true, false or a reason")
      }
    }
    readChoices(&reader, into: &field)
    LimitsFile.read(&reader, into: &field)
    return field
  }

  private static func readChoices(_ reader: inout MemberReader, into field: inout AssetField) {
    guard let list = reader.member("choices") else { return }
    guard list.kind == .array else {
      let _: Int? = reader.wrong("choices", "a list of texts, or of objects with label and value")
      return
    }
    for (index, element) in list.elements.enumerated() {
      let path = reader.path.member("choices").element(index)
      if let text = element.string ?? element.numberText {
        field.choices.append(ListChoice(label: text, value: text))
      } else {
        var choice = MemberReader(element, at: path)
        let value = choice.text("value")
        if element.kind == .object, !choice.has("value") {
          choice.violations.append(WrongKindOfValue.missing("value", in: path, expected: "the value that the app gets"))
        }
        if let value { field.choices.append(ListChoice(label: choice.text("label") ?? value, value: value)) }
        if element.kind == .object { choice.noteUnknown(["label", "value"]) }
        reader.violations += choice.violations
      }
    }
  }
}
