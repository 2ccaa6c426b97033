extension PreviewState {
  /// Takes a key while something lies over the screen.
  mutating func pressInPane(_ key: Key) -> [PreviewEffect] {
    if key == .control("z") { return [.suspend] }
    switch pane {
    case nil: break
    case .why(let scroll): pane = Self.scrolled(scroll, key).map { .why(scroll: $0) }
    case .help(let scroll): pane = Self.scrolled(scroll, key).map { .help(scroll: $0) }
    case .grid(let chosen): press(key, chosen: chosen)
    case .palette(let choice): return press(key, choice)
    case .filter(var prompt): press(key, filter: &prompt)
    case .edit(let prompt, let before): press(key, editing: prompt, before: before)
    case .form(let form): return press(key, form: form)
    case .copy(let prompt): return press(key, naming: prompt)
    case .leave:
      switch key {
      case "s": return save()
      case "q": isOver = true
      case .escape: pane = nil
      default: break
      }
    case .schemes(var prompt):
      switch key {
      case .enter:
        install(prompt.text)
        pane = nil
      case .escape: pane = nil
      default:
        _ = prompt.take(key)
        pane = .schemes(prompt)
      }
    }
    return []
  }

  /// Puts a text where one is typed.
  mutating func paste(_ text: String) {
    switch pane {
    case .palette(var choice):
      choice.prompt.paste(text)
      pane = .palette(choice)
    case .filter(var prompt):
      prompt.paste(text)
      filter = prompt.text
      pane = .filter(prompt)
    case .schemes(var prompt):
      prompt.paste(text)
      pane = .schemes(prompt)
    case .edit(var prompt, let before):
      prompt.paste(text)
      put(prompt, before: before)
    case .form(let form) where form.typing != nil: paste(text, form: form)
    case .copy(var prompt):
      prompt.paste(text)
      pane = .copy(prompt)
    case nil, .form, .why, .help, .grid, .leave:
      notice = TextLine("There is nothing here that a text can be pasted into.", .warning)
    }
  }

  /// Returns where a page is scrolled to by a key, nil where the key closes it.
  static func scrolled(_ scroll: Int, _ key: Key) -> Int? {
    switch key {
    case .down, "j": scroll + 1
    case .up, "k": max(0, scroll - 1)
    case .pageDown, " ": scroll + 10
    case .pageUp: max(0, scroll - 10)
    case .home: 0
    default: nil
    }
  }

  private mutating func press(_ key: Key, chosen: Int) {
    let count = states.count
    let across = GridPlan(self)?.across ?? 1
    switch key {
    case .right, "l": pane = .grid(chosen: (chosen + 1) % count)
    case .left, "h": pane = .grid(chosen: (chosen + count - 1) % count)
    case .down, "j": pane = .grid(chosen: chosen + across < count ? chosen + across : chosen)
    case .up, "k": pane = .grid(chosen: max(0, chosen - across) == 0 && chosen < across ? chosen : chosen - across)
    case .home: pane = .grid(chosen: 0)
    case .end: pane = .grid(chosen: count - 1)
    case .enter, " ":
      pane = nil
      show(states[min(chosen, count - 1)])
    case .escape, "g", "q": pane = nil
    default: break
    }
  }

  private mutating func press(_ key: Key, _ choice: ActionChoice) -> [PreviewEffect] {
    var choice = choice
    let entries = choice.entries(self)
    switch key {
    case .escape: pane = nil
    case .up: choice.chosen = max(0, choice.chosen - 1)
    case .down: choice.chosen = min(max(0, entries.count - 1), choice.chosen + 1)
    case .enter:
      pane = nil
      return entries.indices.contains(choice.chosen) ? perform(entries[choice.chosen].action) : []
    default: if choice.prompt.take(key) { choice.chosen = 0 }
    }
    if pane != nil { pane = .palette(choice) }
    return []
  }

  private mutating func press(_ key: Key, filter prompt: inout Prompt) {
    switch key {
    case .escape:
      filter = ""
      pane = nil
    case .enter: pane = nil
    case .up: moveSelection(by: -1)
    case .down: moveSelection(by: 1)
    default:
      _ = prompt.take(key)
      filter = prompt.text
      pane = .filter(prompt)
    }
    if let first = shownRows.first, !shownRows.contains(where: { $0.id == selection }) { select(first.id) }
  }
}
