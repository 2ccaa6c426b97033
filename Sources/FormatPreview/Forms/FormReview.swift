import CustomFormats
import Documents

/// What a form has changed, before it is saved: what breaks first, what is wrong now, then the lines.
struct FormReview: ScreenPage {
  private let form: DefinitionForm
  private let changed: FormatDefinition
  /// What is wrong with the changed definition and was not before.
  private let faults: [Finding]

  /// Creates the page of a form.
  init(_ form: DefinitionForm) {
    self.form = form
    changed = form.edit.definition
    faults = FormatLinter().findings(in: changed, since: form.base).filter { $0.severity > .note }
  }

  let title = "Save this?"

  var ending: String { hasErrors ? "it has errors, so it is not saved; Esc goes on" : "⏎ saves, Esc goes on" }

  /// Whether something keeps it from being saved.
  var hasErrors: Bool { faults.contains { $0.severity == .error } }

  func lines(columns: Int) -> [TextLine] {
    let diff = FormatDiff(from: form.base, to: changed)
    let changes = diff.findings
    var lines = (changes.filter(\.isBreaking) + changes.filter { !$0.isBreaking }).map { change in
      var line = TextLine(change.isBreaking ? "breaking: " : "safe: ", change.isBreaking ? .warning : .faint)
      line.add(change.message.visible)
      return line
    }
    lines += faults.map { fault in
      var line = ProblemPane.mark(fault.severity)
      line.add(" " + fault.message.visible + (fault.hint.isEmpty ? "" : " " + fault.hint.visible))
      return line
    }
    lines += form.edit.remarks.map { TextLine($0.visible, .faint) }
    let rest = form.difference.isEmpty ? diff.lines.unified("as it is", "as it is here") : form.difference
    lines.append(TextLine())
    lines += rest.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      TextLine(line.visible, line.hasPrefix("+") ? .success : line.hasPrefix("-") ? .failure : .faint)
    }
    return lines.flatMap { $0.wrapped(columns: columns) }
  }
}
