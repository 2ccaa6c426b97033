import Documents

/// Draws the whole screen of a previewer.
public struct ScreenView {
  private let preview: PreviewState

  /// Creates a view of a state.
  public init(_ preview: PreviewState) { self.preview = preview }

  /// The screen.
  public var frame: Frame {
    var frame = Frame(columns: preview.columns, rows: preview.rows)
    if preview.isTooSmall {
      drawTooSmall(on: &frame)
      return frame
    }
    if let plan = GridPlan(preview) {
      GridPane(preview, plan).draw(on: &frame)
      return frame
    }
    let plan = ScreenPlan(preview)
    TitlePane(preview).draw(in: plan.title, on: &frame)
    StatesPane(preview).draw(in: plan.states, on: &frame)
    AdPane(preview).draw(in: plan.ad, on: &frame)
    if case .form(let form) = preview.pane {
      FormPane(form).draw(in: plan.side, on: &frame)
    } else if !plan.side.isEmpty {
      TablePane(preview).draw(in: plan.side, on: &frame)
    }
    ProblemPane(preview).draw(in: plan.problem, on: &frame)
    RoutePane(preview).draw(in: plan.route, on: &frame)
    LogPane(preview).draw(in: plan.log, on: &frame)
    KeysPane(preview).draw(in: plan.keys, on: &frame)
    drawPane(over: plan, on: &frame)
    return frame
  }

  private func drawPane(over plan: ScreenPlan, on frame: inout Frame) {
    let below = CellRect(column: 0, row: plan.ad.row, columns: preview.columns, rows: preview.rows - plan.ad.row - 1)
    switch preview.pane {
    case nil, .grid: break
    case .why(let scroll): PagePane(WhyPage(preview), scroll: scroll).draw(in: below, on: &frame)
    case .help(let scroll): PagePane(HelpPage(), scroll: scroll).draw(in: below, on: &frame)
    case .palette(let choice): ChoicePane(preview, choice).draw(in: below, on: &frame)
    case .filter(let prompt): PromptPane("/", prompt, "⏎ keeps the filter, Esc ends it").draw(in: plan.keys, on: &frame)
    case .edit(let prompt, _): PromptPane("\(preview.selectedRow?.name ?? ""):", prompt, counter).draw(in: plan.keys, on: &frame)
    case .form(let form): draw(form, over: plan, below, on: &frame)
    case .copy(let prompt):
      PromptPane("Name of the new sample:", prompt, "⏎ saves it, Esc does not").draw(in: plan.keys, on: &frame)
    case .leave:
      frame.fill(plan.keys, paper: nil)
      let count = preview.samples.count(where: \.isEdited)
      let line = TextLine("\(count) creative\(count == 1 ? " has" : "s have") unsaved edits: ", .warning)
      let end = frame.write(line, column: 1, row: plan.keys.row)
      let hints = TextLine.hints([("s", "saves them"), ("q", "drops them"), ("Esc", "stays")])
      frame.write(hints, column: end, row: plan.keys.row)
    case .schemes(let prompt):
      PromptPane("Installed apps open:", prompt, "⏎ takes them, Esc leaves them").draw(in: plan.keys, on: &frame)
    }
  }

  private func draw(_ form: DefinitionForm, over plan: ScreenPlan, _ below: CellRect, on frame: inout Frame) {
    if case .review(let scroll)? = form.page { PagePane(FormReview(form), scroll: scroll).draw(in: below, on: &frame) }
    if let typing = form.typing {
      PromptPane("\(typing.row.label.visible):", typing.prompt, typing.row.remark).draw(in: plan.keys, on: &frame)
      return
    }
    frame.fill(plan.keys, paper: nil)
    let hints: [(String, String)]
    switch form.page {
    case .leave: hints = [("s", "saves the changes"), ("d", "drops them"), ("Esc", "stays")]
    case .review: hints = [("⏎", "saves"), ("↑↓", "scroll"), ("Esc", "back")]
    case nil: hints = FormKey.allCases.compactMap { key in key.hint.map { (key.keys[0].name, $0) } }
    }
    frame.write(TextLine.hints(hints), column: 1, row: plan.keys.row, columns: plan.keys.columns - 1)
  }

  /// What the edited value measures beside its limit.
  private var counter: String {
    guard let row = preview.selectedRow else { return "" }
    return row.limit.isEmpty ? row.given : "\(row.given), limit \(row.limit)"
  }

  /// Says how much larger the terminal has to be.
  private func drawTooSmall(on frame: inout Frame) {
    let least = ScreenPlan.least
    let lines = [
      "This terminal has \(preview.columns)x\(preview.rows) cells,", "the previewer needs \(least.columns)x\(least.rows).",
      "Make it larger, or press q.",
    ]
    for (index, line) in lines.enumerated() {
      frame.write(
        line, column: max(0, (frame.columns - line.count) / 2), row: max(0, frame.rows / 2 - 1) + index, style: .warning)
    }
  }
}
