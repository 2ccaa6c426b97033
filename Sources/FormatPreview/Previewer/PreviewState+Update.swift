import Documents

extension PreviewState {
  /// Changes by something that happens, and returns what is to be done outside.
  public mutating func update(_ event: PreviewEvent) -> [PreviewEffect] {
    var effects: [PreviewEffect] = []
    switch event {
    case .key(let key):
      notice = nil
      effects = press(key)
    case .press(let column, let row):
      notice = nil
      effects = click(column: column, row: row)
    case .wheel(let direction, let column, let row): turn(direction, column: column, row: row)
    case .pasted(let text): paste(text)
    case .resized(let columns, let rows): resize(columns, rows)
    case .closed: isOver = true
    case .woken: break
    case .loaded(let errand, let picture): pictures.take(picture, errand)
    case .played(let errand, let frame):
      // Nothing else follows from it, and there are many.
      take(frame, of: errand)
      return []
    case .ended(let errand, let words): end(errand, words)
    case .saved(let numbers, let words): markSaved(numbers, words)
    case .copied(let copy, let words): markCopied(copy, words)
    case .definitionSaved(let words): markDefinitionSaved(words)
    case .definitionRefused(let words, let difference): markDefinitionRefused(words, difference)
    case .failed(let words): notice = TextLine(words.visible, .failure)
    case .reloaded(let creatives):
      trouble = nil
      reload(creatives)
      reopenForm()
    case .earlier(let number, let formats): if number == sample { compare(with: formats) }
    case .unreadable(let words):
      trouble = words
      notice = nil
    }
    stage()
    return effects + stopUnseenVideo() + sendForPictures()
  }

  /// Sends for the pictures that are to be seen and were not sent for yet.
  private mutating func sendForPictures() -> [PreviewEffect] {
    guard isColoured, !isTooSmall else { return [] }
    let seen = GridPlan(self)?.ads ?? scene.placed.map(\.ad)
    let errands = seen.flatMap(\.wantedPictures).compactMap { pictures.order($0, of: sample) }
    if !errands.isEmpty { stage() }
    return errands.map(PreviewEffect.load)
  }

  private mutating func resize(_ columns: Int, _ rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    scroll = 0
    stage()
    revealSelection()
  }

  private mutating func press(_ key: Key) -> [PreviewEffect] {
    if pane != nil { return pressInPane(key) }
    if key == .escape {
      stepBack()
      return []
    }
    return KeyBinding.action(of: key).map { perform($0) } ?? []
  }

  /// Takes the last thing back that is only for looking; Esc never leaves.
  private mutating func stepBack() {
    if isListed {
      switchList()
    } else if comparison != nil {
      comparison = nil
    } else if trial != nil {
      trial = nil
    } else if !filter.isEmpty {
      filter = ""
    } else if !taps.isEmpty {
      taps = []
    }
  }

  /// Does what a person asks for, and returns what is to be done outside.
  mutating func perform(_ action: PreviewAction) -> [PreviewEffect] {
    switch action {
    case .previousAsset: moveSelection(by: -1)
    case .nextAsset: moveSelection(by: 1)
    case .previousState: moveState(by: -1)
    case .nextState: moveState(by: 1)
    case .previousSample: moveSample(by: -1)
    case .nextSample: moveSample(by: 1)
    case .previousFinding: moveProblem(by: -1)
    case .nextFinding: moveProblem(by: 1)
    case .explain: explain()
    case .tap: tap()
    case .play: return play()
    case .switchHandler: switchHandler()
    case .switchOrigin: switchOrigin()
    case .nameSchemes: pane = .schemes(Prompt(installedSchemes.sorted().joined(separator: " ")))
    case .lengthen: lengthen(by: 1)
    case .shorten: lengthen(by: -1)
    case .nextWidth: widen()
    case .nextBrightness: switchBrightness()
    case .compareWithEarlier: return compareWithEarlier()
    case .grid: pane = .grid(chosen: states.firstIndex(of: state) ?? 0)
    case .outline: isOutlined.toggle()
    case .switchOrder: switchOrder()
    case .list: switchList()
    case .scrollUp: scroll -= 2
    case .scrollDown: scroll += 2
    case .filter: pane = .filter(Prompt(filter))
    case .help: pane = .help(scroll: 0)
    case .palette: pane = .palette(ActionChoice())
    case .quit: if hasEdits { pane = .leave } else { isOver = true }
    case .edit: edit()
    case .undo: undo()
    case .editDefinition: openForm()
    case .save: return save()
    case .saveCopy: askForCopy()
    case .show(let state): show(state)
    case .sample(let number): show(sample: number)
    case .select(let row): select(row)
    case .copyCommand: return copy(command)
    case .copyValue: return selectedValue.map { copy($0) } ?? []
    case .repaint: return [.repaint]
    case .suspend: return [.suspend]
    }
    return []
  }

  private mutating func copy(_ text: String) -> [PreviewEffect] {
    notice = TextLine("Copied ", .faint)
    notice?.add(text.visible)
    return [.copy(text)]
  }

  /// Turns right-to-left text here, or leaves it to the terminal; says so, since an ad may have none.
  private mutating func switchOrder() {
    order = order.other
    notice = TextLine(
      order == .turned
        ? "Right-to-left text is turned here, for a terminal that does not turn it."
        : "Right-to-left text is left to the terminal to turn.")
  }

  /// Explains the problem that is shown, or the next one; where there is none, the keys.
  private mutating func explain() {
    if shownProblem == nil, !scene.problems.isEmpty { moveProblem(by: 1) }
    pane = shownProblem == nil ? .help(scroll: 0) : .why(scroll: 0)
  }
}
