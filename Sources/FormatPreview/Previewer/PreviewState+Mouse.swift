import CustomFormats

extension PreviewState {
  /// Takes a press of the mouse: it does what it points at.
  mutating func click(column: Int, row: Int) -> [PreviewEffect] {
    switch pane {
    case nil: break
    case .grid:
      guard let chosen = GridPlan(self)?.state(column: column, row: row) else { return [] }
      pane = nil
      show(states[chosen])
      return []
    case .why, .help, .palette:
      pane = nil
      return []
    case .form(var form):
      let plan = ScreenPlan(self)
      if form.typing == nil, form.page == nil, plan.side.holds(column, row), let id = FormPane(form).row(at: row, in: plan.side) {
        if form.chosen == id { return press(.enter, form: form) }
        form.choose(id)
        pane = .form(form)
      }
      return []
    // What is typed is not lost by a slip of the hand.
    case .filter, .schemes, .edit, .copy, .leave: return []
    }
    let plan = ScreenPlan(self)
    if row == plan.states.row, let state = StatesPane(self).state(at: column) {
      show(state)
    } else if row == plan.keys.row, let action = KeysPane(self).action(at: column) {
      return perform(action)
    } else if row == plan.route.row {
      tap()
    } else if row == plan.problem.row {
      return perform(.explain)
    } else if plan.side.holds(column, row), let chosen = TablePane(self).row(at: row) {
      select(chosen)
    } else if plan.ad.holds(column, row) {
      clickAd(column: column, row: row - plan.ad.row + scroll)
    }
    return []
  }

  /// Selects the asset at a cell of the ad; taps it where it was selected before.
  private mutating func clickAd(column: Int, row: Int) {
    let slots = scene.ad.layout.slots.reversed()
    let hit = slots.first { CellRect($0.rect).moved(columns: 1, rows: 1).holds(column, row) }
    guard let hit, let asset = scene.rows.first(where: { $0.slots.contains(hit.name) }) else { return }
    if asset.id == selection { tap() } else { select(asset.id) }
  }

  /// Takes a turn of the wheel: over the selected text it lengthens it, over the ad it scrolls, over the table it selects.
  mutating func turn(_ direction: Int, column: Int, row: Int) {
    switch pane {
    case .why(let scroll): pane = .why(scroll: max(0, scroll + direction))
    case .help(let scroll): pane = .help(scroll: max(0, scroll + direction))
    case .form(var form):
      if case .review(let scroll)? = form.page {
        form.page = .review(scroll: max(0, scroll + direction))
      } else if form.typing == nil {
        form.move(by: direction)
      }
      pane = .form(form)
    case .grid, .palette, .filter, .schemes, .edit, .copy, .leave: break
    case nil:
      notice = nil
      let plan = ScreenPlan(self)
      if plan.ad.holds(column, row) {
        let isOnText = scene.cells(of: selectedRow).contains { $0.holds(column, row - plan.ad.row + scroll) }
        if isOnText, case .field(let key) = selection, format[key]?.kind == .text {
          lengthen(by: -direction)
        } else {
          scroll += direction * 2
        }
      } else if plan.side.holds(column, row) {
        moveSelection(by: direction)
      }
    }
  }
}

extension CellRect {
  /// Tells whether a cell lies in it.
  func holds(_ column: Int, _ row: Int) -> Bool {
    column >= self.column && column < endColumn && row >= self.row && row < endRow
  }
}
