import CustomFormats
import Documents

/// Why a problem is one, from what its rule says of itself.
struct WhyPage: ScreenPage {
  private let preview: PreviewState

  /// Creates the page of the problem that is shown.
  init(_ preview: PreviewState) { self.preview = preview }

  private var finding: Finding? { preview.shownProblem?.finding }

  var title: String { finding?.rule ?? "" }

  func lines(columns: Int) -> [TextLine] {
    guard let finding, let about = Rules.named(finding.rule)?.about else { return [] }
    var message = ProblemPane.mark(finding.severity)
    message.add(" " + finding.message.visible, .strong)
    var parts = [message]
    if !finding.hint.isEmpty { parts.append(TextLine(finding.hint.visible)) }
    parts += [TextLine(about.summary), TextLine(about.why)]
    if let fix = about.fix { parts.append(TextLine("validate --fix: \(fix)")) }
    let facts = [
      finding.file.map { "in \($0.visible)" + (finding.line.map { ", line \($0)" } ?? "") },
      "for the \(finding.addressee.rawValue)",
      preview.shownProblem.flatMap { $0.state == .typical ? nil : "in the state \($0.state.label)" },
    ].compactMap { $0 }
    parts.append(TextLine(facts.joined(separator: "; "), .faint))
    for source in about.sources {
      parts.append(TextLine(source.title + (source.address.map { " " + $0 } ?? ""), .faint))
    }
    parts.append(TextLine("formatctl explain \(finding.rule)", .strong))
    return parts.flatMap { $0.wrapped(columns: columns) + [TextLine()] }.dropLast()
  }
}
