import CustomFormats
import Documents

extension Fallout {
  /// Returns what the change means for creatives, for people.
  func lines(width: Int, style: Style) -> [String] {
    let width = max(40, min(width, 100))
    let broken = counts.broken
    let verdict = Verdict(broken == 0 ? nil : .error)
    let verb = broken == 1 ? "passes before and fails after" : "pass before and fail after"
    let sentence = "\(names.enumeration): \(broken.grouped) of \(counts.creatives.counting("creative")) \(verb)."
    var lines = [verdict.coloured("\(verdict.symbol) \(sentence)".visible, style)]
    lines += rest.flatMap { WrappedText($0, columns: width - 2).lines.map { "  " + $0 } }
    if broken > 0 { lines += reasonLines + worst.flatMap { self.lines($0, width, style) } }
    let more = broken - worst.count
    if more > 0 { lines.append("  and \(more.grouped) more") }
    return lines
  }

  private var rest: [String] {
    let why = counts.failing > 0 ? "; formatctl validate says why" : ""
    var rest = ["\(counts.passing.grouped) pass and \(counts.failing.grouped) fail before and after\(why)."]
    if counts.mended > 0 {
      let more = counts.mended > mended.count ? ["\((counts.mended - mended.count).grouped) more"] : []
      let names = (mended.map(\.creative.visible) + more).enumeration
      rest.append(
        "\(counts.mended.grouped) \(counts.mended == 1 ? "fails" : "fail") before and \(counts.mended == 1 ? "passes" : "pass") after: \(names)."
      )
    }
    if counts.other > 0 { rest.append("\(counts.other.counting("creative")) of other formats left out.") }
    if counts.unreadable > 0 { rest.append("\(counts.unreadable.counting("record")) could not be read.") }
    return rest
  }

  /// How many fail for what, in two columns.
  private var reasonLines: [String] {
    let shown = commonest.prefix(10)
    let column = shown.map { String($0.creatives).count }.max() ?? 0
    let lines = shown.map { entry in
      "  " + String(entry.creatives).padded(before: column) + " by "
        + (entry.reason.key.map { "\($0): \(entry.reason.rule)" } ?? entry.reason.rule).visible
    }
    let more = commonest.count - shown.count
    return ["", "Why they fail:"] + lines + (more > 0 ? ["  and \(more) rules more"] : []) + ["", "The worst of them:"]
  }

  private func lines(_ turn: VerdictTurn, _ width: Int, _ style: Style) -> [String] {
    let head = "  \(style.bold(turn.creative.visible))  \(turn.file == "-" ? "stdin" : turn.file.visible):\(turn.line)"
    let shown = turn.errors.prefix(3).flatMap { finding in
      let hint = finding.hint.isEmpty ? "" : " " + finding.hint
      return WrappedText.sentences("\(finding.message)\(hint) [\(finding.rule)]".visible, columns: width - 4)
    }
    let more = turn.errors.count - 3
    return [head] + shown.map { "    " + $0 } + (more > 0 ? ["    and \(more.counting("error")) more"] : [])
  }
}
