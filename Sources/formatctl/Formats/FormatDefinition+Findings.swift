import CustomFormats
import Documents

extension FormatDefinition {
  /// The errors in how the definition is written, which leave unclear what it asks for.
  ///
  /// They are among what its readers found: where that is nothing, no rule need be asked.
  var readingErrors: [Finding] {
    guard !violations.isEmpty else { return [] }
    return FormatLinter().findings(in: self).filter { $0.severity == .error && Rules.named($0.rule) is any ReadingRule }
  }

  /// Says what is wrong with how it is written and refuses it, or returns itself.
  @discardableResult
  func readable(in environment: Environment, as name: String) throws -> FormatDefinition {
    let errors = readingErrors
    if errors.isEmpty, isReadable { return self }
    errors.forEach { environment.say($0.line(in: name)) }
    throw Failure("\(name) has \(errors.count.counting("error")), so that it cannot be used.")
  }

  /// Refuses a creative that was given in place of a definition.
  func expectNoCreative(as name: String) throws {
    guard let root = document.root, root["fields"] == nil, root["assets"] != nil else { return }
    throw Failure("\(name) is a creative: it has \"assets\", and a definition with \"fields\" is expected.")
  }

  /// Says its errors and warnings, and refuses it where there are errors, before it is written.
  ///
  /// Of a definition that is changed, only what the older one did not have counts.
  @discardableResult
  func accepted(
    in environment: Environment, as name: String, since older: FormatDefinition? = nil
  ) throws -> FormatDefinition {
    let linter = FormatLinter()
    let findings = older.map { linter.findings(in: self, since: $0) } ?? linter.findings(in: self)
    // A field that a layout leaves out is but a note, yet whoever adds one wants to know.
    findings.filter { $0.severity >= .warning || older != nil && $0.rule == "field-not-shown" }
      .forEach { environment.say($0.line(in: name)) }
    let errors = findings.count { $0.severity == .error }
    if errors == 0, isReadable { return self }
    throw Failure("\(name) has \(errors.counting("error")), so that nothing was written.")
  }
}

extension FormatDefinition {
  /// Returns findings about the definition as reports take them.
  func judgement(_ findings: [Finding]) -> Judgement {
    Judgement(
      .definition, formatID: format.reference.isEmpty ? nil : format.reference, file: file, line: file == nil ? nil : 1,
      findings: findings, definition: isReadable ? format : nil)
  }
}

extension Finding {
  /// The finding on one line: place, weight, what is wrong, what to do, rule.
  func line(in name: String) -> String {
    let place = line.map { line in "\(name):\(line)" + (column.map { ":\($0)" } ?? "") } ?? name
    return "\(place): \(severity.rawValue): \(message)\(hint.isEmpty ? "" : " " + hint) [\(rule)]"
  }
}

extension Int {
  /// The number with its noun: 1 field, 2 fields.
  func counting(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
