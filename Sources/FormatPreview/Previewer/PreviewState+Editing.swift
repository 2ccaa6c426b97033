import CustomFormats
import Documents
import NativeAds

extension PreviewState {
  /// Whether a creative has edits that were not saved.
  var hasEdits: Bool { samples.contains(where: \.isEdited) }

  /// Begins to edit the value of the selected asset, in the state in which it is seen as it is.
  mutating func edit() {
    if state.changesValues { show(.typical) }
    guard let value = selectedRow.map({ _ in selectedValue ?? "" }), shown.setting(selection, to: value) != nil else {
      let name = selectedRow?.name ?? "This"
      notice = TextLine(
        shown.document == nil
          ? "These words are made up of the definition; keep a creative with sample add to edit one."
          : "\(name) has no value of its own that can be edited.", .warning)
      return
    }
    trial = nil
    pane = .edit(Prompt(value), before: shown)
  }

  /// Takes a key while a value is edited: the ad changes with each.
  mutating func press(_ key: Key, editing prompt: Prompt, before: ShownCreative) {
    var prompt = prompt
    switch key {
    case .enter:
      pane = nil
      if shown.text == before.text { return }
      history.append(EditedValue(sample: sample, row: selection, before: before.value(of: selection)))
      if shown.isEdited { notice = TextLine("Edited in a copy: s saves it, u takes it back.") }
    case .escape:
      pane = nil
      replaceShown(with: before)
    default:
      guard prompt.take(key) else { return }
      put(prompt, before: before)
    }
  }

  /// Shows the ad with a line that is typed as the value of the selected asset.
  mutating func put(_ prompt: Prompt, before: ShownCreative) {
    pane = .edit(prompt, before: before)
    if let changed = before.setting(selection, to: prompt.text) { replaceShown(with: changed) }
  }

  /// Gives the value back that was edited last; one that was saved is an edit once more.
  mutating func undo() {
    guard let last = history.popLast() else {
      notice = TextLine("There is no edit to take back.", .warning)
      return
    }
    if last.sample != sample { show(sample: last.sample) }
    select(last.row)
    let before = last.before.flatMap { shown.setting(last.row, to: $0) } ?? shown.without(last.row)
    replaceShown(with: before)
    notice = TextLine("\(selectedRow?.name ?? "") is as it was" + (shown.isEdited ? "; s saves that." : "."))
  }

  /// Saves all edits where they came from.
  mutating func save() -> [PreviewEffect] {
    let edited = samples.indices.filter { samples[$0].isEdited }
    if edited.isEmpty { notice = TextLine("Nothing was edited, so nothing is to be saved.") }
    return edited.isEmpty ? [] : [.save(edited.map { EditedCreative($0, samples[$0]) })]
  }

  /// Takes the creatives as they stand in their files now; those with edits stay as they are.
  mutating func reload(_ fresh: [ShownCreative]) {
    guard fresh.count == samples.count else {
      if hasEdits {
        notice = TextLine("There are other creatives in the files now; save or leave the edits to see them.", .warning)
      } else if let number = fresh.firstIndex(where: { $0.name == wantedName ?? shown.name }) ?? fresh.indices.first {
        (history, wantedName) = ([], nil)
        (samples, sample) = (fresh, number)
        refresh()
      }
      return
    }
    (waiting, wantedName) = ([:], nil)
    for (index, creative) in fresh.enumerated() {
      let isBusy = samples[index].isEdited || index == sample && isEditing
      if !isBusy {
        samples[index] = creative
      } else if !samples[index].isRead(from: creative) {
        waiting[index] = creative
        notice = TextLine("\(creative.file ?? creative.word) has changed; u takes the edit back and shows it.".visible, .warning)
      }
    }
    pictures.forget()
    refresh()
  }

  /// Takes note that edits were saved; what was edited is as it is in its file.
  mutating func markSaved(_ saved: [Int], _ words: String) {
    for number in saved where samples.indices.contains(number) { samples[number] = samples[number].saved() }
    notice = TextLine(words, .success)
    if pane?.isLeaving == true { isOver = true }
  }

  /// Puts a changed creative in the place of the one that is shown; without edits that is the one in its file now.
  private mutating func replaceShown(with creative: ShownCreative) {
    samples[sample] = creative
    if !creative.isEdited, !isEditing, let newer = waiting.removeValue(forKey: sample) { samples[sample] = newer }
    refresh()
  }

  private var isEditing: Bool { if case .edit = pane { true } else { false } }

  /// Finds what is wrong anew, and keeps the selection.
  mutating func refresh() {
    forgetProblems()
    stage()
    if selectedRow == nil { selection = scene.rows.first?.id ?? selection }
    selectProblem()
    revealSelection()
  }
}

extension AdState {
  /// Whether values are shown otherwise than they are.
  fileprivate var changesValues: Bool {
    switch self {
    case .longest, .shortest, .wideScript, .emoji, .brokenImage, .without, .noVideo, .video, .loading, .noAd: true
    case .typical, .eea, .noEEA, .rightToLeft, .imageLoadingOff: false
    }
  }
}
