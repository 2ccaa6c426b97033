import CustomFormats
import Documents

/// Diagnoses and settings on a terminal.
struct DiagnosisPage {
  /// The diagnoses under their headings.
  let wards: [(title: String, diagnoses: [Diagnosis])]
  /// The settings.
  let settings: [Setting]
  private let style: Style
  private let width: Int

  /// Prepares a page; lines past 100 columns would be hard to read.
  init(_ wards: [(title: String, diagnoses: [Diagnosis])], _ settings: [Setting], style: Style, width: Int) {
    self.wards = wards
    self.settings = settings
    self.style = style
    self.width = max(40, min(width, 100))
  }

  /// The page, line by line.
  var lines: [String] {
    let column = wards.flatMap(\.diagnoses).map(\.name.count).max() ?? 0
    var lines: [String] = []
    for (title, diagnoses) in wards {
      lines.append(style.bold(title))
      for diagnosis in diagnoses { lines += row(diagnosis, column) }
      lines.append("")
    }
    lines.append(style.bold("Settings"))
    for setting in settings { lines += row(setting, column) }
    return lines + ["", end]
  }

  private func row(_ diagnosis: Diagnosis, _ column: Int) -> [String] {
    let verdict = diagnosis.health.verdict
    let margin = String(repeating: " ", count: column + 6)
    let columns = width - margin.count
    var words = WrappedText(diagnosis.words.visible, columns: columns).lines
    let first = "  \(verdict.coloured(verdict.symbol, style)) \(diagnosis.name.padded(to: column))  \(words.removeFirst())"
    let advice = diagnosis.advice.isEmpty ? [] : WrappedText.sentences(diagnosis.advice.visible, columns: columns)
    return [first] + (words + advice).map { margin + $0 }
  }

  private func row(_ setting: Setting, _ column: Int) -> [String] {
    let margin = String(repeating: " ", count: column + 6)
    let value = setting.value.isEmpty ? "none" : setting.value
    let words = "\(value) (\(setting.originWords))"
    return WrappedText(words.visible, columns: width - margin.count).lines.enumerated().map { number, line in
      number == 0 ? "    \(setting.name.padded(to: column))  \(line)" : margin + line
    }
  }

  /// What all comes to, in one sentence.
  private var end: String {
    let all = wards.flatMap(\.diagnoses)
    let broken = all.count { $0.health == .broken }
    let limited = all.count { $0.health == .limited }
    let marked = limited == 0 ? "" : ", and \(limited.counting("line")) marked ! could be better"
    if broken == 0 { return Verdict(nil).coloured("All that is needed works\(marked).", style) }
    let verb = broken == 1 ? "is" : "are"
    return Verdict(.error).coloured("\(broken.counting("part")) marked ✗ \(verb) needed and broken\(marked).", style)
  }
}
