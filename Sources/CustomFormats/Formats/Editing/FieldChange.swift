/// What is to be said of a field from now on, read from words such as `max=25,required` and `kind=list`.
struct FieldChange: Sendable {
  /// The kind that the field has then.
  let kind: FieldKind
  /// The settings with their values.
  let assignments: [FieldAssignment]

  /// Reads words about a field, each one or more settings between commas; a field of no kind must be given one.
  init(_ words: [String], of kind: FieldKind?) throws(FieldPhraseError) {
    var parts: [PhraseParts] = []
    for word in words { parts += try PhraseParts.split(word) }
    if parts.contains(where: { $0.name == "key" }) {
      throw FieldPhraseError("its key is no setting; field rename changes it")
    }
    let kinds = parts.filter { $0.name == "kind" }
    if kinds.count > 1 { throw FieldPhraseError("kind is given twice, one value is expected") }
    let named = try kinds.first.map { (part) throws(FieldPhraseError) in try FieldPhrase.kind(part.value ?? "") }
    guard let kind = named ?? kind else { throw FieldPhraseError("it has no kind that is known, kind=text is expected first") }
    self.kind = kind
    assignments = try FieldAssignment.list(parts.filter { $0.name != "kind" }, for: kind)
  }
}
