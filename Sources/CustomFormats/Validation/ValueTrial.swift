import Documents

/// Tries values of a definition, such as samples and defaults, as if a creative gave them.
struct ValueTrial {
  /// What the rules about values find in one of the values.
  struct Outcome {
    /// The position of the field.
    var field: Int
    /// What is wrong: errors alone.
    var finding: Finding
  }

  /// Returns the errors in values of fields, in the order of the fields.
  ///
  /// The rules about texts, links and kinds judge; media files are not looked at, since a definition has none at hand.
  static func errors(of format: FormatUnderTest, value: (AssetField) -> JSON?) -> [Outcome] {
    let assets = format.format.fields.compactMap { field -> JSON.Member? in
      guard !field.kind.isMedia, let value = value(field), !isBlank(value) else { return nil }
      return JSON.Member(field.key, value)
    }
    guard !assets.isEmpty else { return [] }
    let selection = RuleSelection(profile: format.profile, only: judges)
    let prepared = PreparedFormat(format.definition, selection: selection)
    let validator = Validator(selection, formats: PreparedFormats([]), fixedFormat: prepared)
    let document = JSONDocument(Array(JSON.object([JSON.Member("assets", .object(assets))]).compactText.utf8))
    let findings = validator.findings(validator.verdict(on: document, media: MeasuredMedia([:])))
    // Whoever wrote the definition knows its keys.
    let keys = " " + WrongKindOfValue.keys(of: format.format)
    return format.format.fields.indices.flatMap { index in
      findings.filter { $0.severity == .error && $0.key == format.format.fields[index].key }.map { finding in
        var finding = finding
        if finding.message.hasSuffix(keys) { finding.message.removeLast(keys.count) }
        return Outcome(field: index, finding: finding)
      }
    }
  }

  /// Tells whether a value is as good as none.
  static func isBlank(_ value: JSON) -> Bool { value == .null || value.string.map { Blank.isBlank($0) } == true }

  /// The rules that judge a value by itself.
  private static let judges = Set(
    Rules.values.filter { [.text, .link, .creative].contains($0.rule.about.family) }.map(\.id))
}
