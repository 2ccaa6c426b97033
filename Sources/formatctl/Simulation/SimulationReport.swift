import CustomFormats
import Documents
import FormatPreview
import NativeAds

/// What a simulation says: the trace, the table of taps, and what is wrong.
struct SimulationReport {
  private let subject: PreviewSubject
  private let simulation: Simulation
  private let session: PlayedSession
  private let names: AccessorNames
  private let table: TapTable
  private let untappable: [Finding]

  /// Takes a session that was played.
  init(_ subject: PreviewSubject, _ simulation: Simulation, _ session: PlayedSession, _ names: AccessorNames) {
    self.subject = subject
    self.simulation = simulation
    self.session = session
    self.names = names
    table = TapTable(simulation)
    let found = FormatLinter(RuleSelection()).findings(in: subject.shown.prepared.definition)
    untappable = found.filter { $0.rule == "format-not-tappable" }
  }

  private var diagnostics: [Diagnostic] {
    session.events.compactMap { if case .diagnostic(let diagnostic) = $0.event { diagnostic } else { nil } }
  }

  /// The heaviest of what is wrong; nil where nothing is.
  var worst: Severity? { (diagnostics.map(\.severity) + untappable.map(\.severity)).max() }

  /// The report in lines of a terminal.
  func lines(width: Int, _ style: Style) -> [String] {
    [title(style)] + trace(width, style) + ["", style.bold("Taps")] + table.lines(width: width, style)
      + untappable.flatMap { finding($0.severity, "\($0.message) \($0.hint) [\($0.rule)]", width, style) } + [""]
      + assumptions(width, style) + [verdict(style)]
  }

  private func title(_ style: Style) -> String {
    let format = simulation.format
    let name = format.title == format.reference ? format.title : "\(format.title) \(format.reference)"
    return style.bold(name.visible) + "  "
      + (simulation.isMediated ? "the network's ad" : subject.name ?? "the definition's samples").visible
  }

  private func trace(_ width: Int, _ style: Style) -> [String] {
    let events = session.events.compactMap { TraceEvent($0, names) }
    let times = events.map { DisplayWidth.of($0.timeText) }.max() ?? 0
    let words = max(10, events.map { DisplayWidth.of($0.word) }.max() ?? 0)
    return events.flatMap { event -> [String] in
      let room = max(20, width - times - words - 5)
      let lines = WrappedText(event.words.visible, columns: room).lines
      return lines.enumerated().map { index, text in
        let time = index == 0 ? event.timeText.padded(before: times) : String(repeating: " ", count: times)
        let word = (index == 0 ? event.word : "").padded(to: words)
        return "\(style.faint(time))  \(painted(word, event.mark, style))  \(painted(text, event.mark, style))".trimmingEnd
      }
    }
  }

  private func painted(_ text: String, _ mark: TraceEvent.Mark, _ style: Style) -> String {
    switch mark {
    case .plain: text
    case .faint: style.faint(text)
    case .good: style.success(text)
    case .finding(let diagnostic): Self.paint(text, as: diagnostic.severity, style)
    }
  }

  private func finding(_ severity: Severity, _ words: String, _ width: Int, _ style: Style) -> [String] {
    WrappedText("\(Verdict(severity).symbol) \(words.visible)", columns: width).lines.map { Self.paint($0, as: severity, style) }
  }

  private func assumptions(_ width: Int, _ style: Style) -> [String] {
    guard !session.assumptions.isEmpty else { return [] }
    let words = "It is assumed, since no page says, that \(session.assumptions.enumeration)."
    return WrappedText(words, columns: width).lines.map(style.faint)
  }

  private func verdict(_ style: Style) -> String {
    let severities = diagnostics.map(\.severity) + untappable.map(\.severity)
    guard let worst else { return style.success("✓ nothing is wrong.") }
    let counts = [Severity.error, .warning, .note].compactMap { severity -> String? in
      let count = severities.count { $0 == severity }
      return count == 0 ? nil : count.counting(severity.rawValue)
    }
    return Self.paint("\(Verdict(worst).symbol) \(counts.enumeration).", as: worst, style)
  }

  private static func paint(_ text: String, as severity: Severity, _ style: Style) -> String {
    switch severity {
    case .error: style.failure(text)
    case .warning: style.warning(text)
    case .note: style.faint(text)
    }
  }

  /// The report as JSON.
  var json: JSON {
    .object([
      "formatId": .text(simulation.format.formatID?.description), "slug": .text(simulation.format.slug),
      "creative": simulation.isMediated ? nil : .text(subject.name),
      "events": .array(
        session.events.compactMap { recorded in TraceEvent(recorded, names).map { json($0, ad: recorded.ad) } }),
      "taps": .array(table.rows.map(json)), "assumptions": .array(session.assumptions.map(JSON.string)),
      "findings": .array(
        diagnostics.map { json($0.rule, $0.severity, $0.message) } + untappable.map { json($0.rule, $0.severity, $0.message) }),
    ])
  }

  private func json(_ event: TraceEvent, ad: Int?) -> JSON {
    .object([
      "time": .number(event.timeText), "ad": ad.map { .number($0) }, "event": .string(event.word), "words": .string(event.words),
    ])
  }

  private func json(_ rule: String, _ severity: Severity, _ message: String) -> JSON {
    .object(["rule": .string(rule), "severity": .string(severity.rawValue), "message": .string(message)])
  }

  private func json(_ row: TapTable.Row) -> JSON {
    .object([
      "slot": .string(row.slot),
      "states": .array(zip(table.media, row.cells).compactMap { media, cell in json(media, cell) }),
    ])
  }

  private func json(_ media: Simulation.Media, _ cell: TapTable.Cell) -> JSON? {
    let (key, ends): (String?, JSON?) =
      switch cell {
      case .absent: (nil, nil)
      case .kept: (nil, .string("control"))
      case .unreported: (nil, .string("nothing"))
      case .unknownKey(let key): (key, .string("nothing"))
      case .dead(let key): (key, .string("nothing"))
      case .network(let key): (key, .string("network"))
      case .lands(let key, let stop): (key, .string(Self.end(stop)))
      }
    guard let ends else { return nil }
    return .object(["media": .string(media.rawValue), "key": .text(key), "ends": ends])
  }

  private static func end(_ stop: ClickRoute.Stop) -> String {
    switch stop {
    case .handler: "handler"
    case .deepLink(let link): link
    case .destination(let address): address
    case .aboutThisAd: "aboutThisAd"
    }
  }
}

extension String {
  /// The text without blanks at its end.
  fileprivate var trimmingEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
