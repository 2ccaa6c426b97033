import CustomFormats
import Documents
import NativeAds

extension PreviewState {
  /// Opens the form of the definition.
  mutating func openForm() {
    if hasEdits {
      notice = TextLine(
        "The creative has unsaved edits: s saves them, u takes them back; then the definition can be changed.", .warning)
      return
    }
    do throws(FormatEditError) {
      comparison = nil
      if brightness == .both { brightness = .light }
      pane = .form(try DefinitionForm(shown.prepared.definition))
    } catch {
      notice = TextLine(error.sentence, .failure)
    }
  }

  /// Takes a key while the form is open: the ad changes with the definition.
  mutating func press(_ key: Key, form before: DefinitionForm) -> [PreviewEffect] {
    var form = before
    if case .review(let scroll)? = form.page { return press(key, review: form, scroll) }
    if case .leave? = form.page { return press(key, leaving: form) }
    if let typing = form.typing {
      press(key, typing: typing, &form)
      show(form)
      return []
    }
    guard let action = FormKey.action(of: key) else { return [] }
    do throws(FormatEditError) {
      switch action {
      case .up: form.move(by: -1)
      case .down: form.move(by: 1)
      case .open: try form.open()
      case .add: form.add()
      case .remove: try form.remove()
      case .moveUp: try form.shift(isDown: false)
      case .moveDown: try form.shift(isDown: true)
      case .undo:
        if !form.undo() { notice = TextLine("There is no change to take back; formatctl undo takes back a saved one.", .warning) }
      case .save:
        if form.isChanged {
          form.page = .review(scroll: 0)
        } else {
          notice = TextLine("Nothing has changed, so nothing is to be saved.")
        }
      case .back:
        if !form.stepBack() {
          if !form.isChanged { return closeForm(form) }
          form.page = .leave
        }
      }
      if let last = form.edit.remarks.last, form.edit.remarks.count > before.edit.remarks.count {
        notice = TextLine(last.visible)
      }
    } catch {
      notice = TextLine(error.sentence, .warning)
    }
    show(form)
    return []
  }

  private mutating func press(_ key: Key, typing: DefinitionForm.Typing, _ form: inout DefinitionForm) {
    var prompt = typing.prompt
    switch key {
    case .enter: form.endTyping()
    case .escape: form.dropTyping()
    default: if prompt.take(key) { form.take(prompt) }
    }
    form.typing?.refusal.map { notice = TextLine(($0.hasSuffix("?") ? $0 : $0 + ".").visible, .warning) }
  }

  /// Puts a text where a value of the form is typed.
  mutating func paste(_ text: String, form: DefinitionForm) {
    var form = form
    guard var prompt = form.typing?.prompt else { return }
    prompt.paste(text)
    form.take(prompt)
    show(form)
  }

  private mutating func press(_ key: Key, review: DefinitionForm, _ scroll: Int) -> [PreviewEffect] {
    var form = review
    if key == .enter || key == "s" {
      return FormReview(form).hasErrors
        ? [] : [.saveDefinition(EditedDefinition(sample: sample, base: form.base.text, text: form.edit.text))]
    }
    form.page = Self.scrolled(scroll, key).map { .review(scroll: $0) }
    pane = .form(form)
    return []
  }

  private mutating func press(_ key: Key, leaving: DefinitionForm) -> [PreviewEffect] {
    var form = leaving
    switch key {
    case "s": form.page = .review(scroll: 0)
    case "d": return closeForm(form)
    case .escape: form.page = nil
    default: break
    }
    pane = .form(form)
    return []
  }

  /// Closes the form; what was not saved is dropped.
  private mutating func closeForm(_ form: DefinitionForm) -> [PreviewEffect] {
    pane = nil
    if form.isChanged { take(form.base) }
    return []
  }

  /// Shows a form, and the ad as the definition makes it.
  private mutating func show(_ form: DefinitionForm) {
    pane = .form(form)
    // The ad follows the text as it is stored, not the canonical one, for as long as nothing has changed.
    let definition = form.isChanged ? form.edit.definition : form.base
    if definition.text != shown.prepared.definition.text { take(definition) }
    if let key = form.key, scene.rows.contains(where: { $0.id == .field(key) }) {
      select(.field(key))
    }
  }

  /// Looks at the creatives of the format as those of another definition.
  private mutating func take(_ definition: FormatDefinition) {
    guard definition.isReadable else { return }
    let old = shown.prepared
    var definition = definition
    definition.format.revision = old.format.revision
    let prepared = PreparedFormat(definition, selection: RuleSelection())
    for index in samples.indices where samples[index].prepared === old { samples[index] = samples[index].of(prepared) }
    if !states.contains(state) { state = .typical }
    refresh()
  }

  /// Takes note that a changed definition was saved.
  mutating func markDefinitionSaved(_ words: String) {
    pane = nil
    notice = TextLine(words.visible, .success)
  }

  /// Takes note that a changed definition was refused; the form keeps what was changed.
  mutating func markDefinitionRefused(_ words: String, _ difference: String) {
    notice = TextLine(words.visible, .failure)
    guard case .form(var form) = pane else { return }
    form.difference = difference
    form.page = difference.isEmpty ? nil : .review(scroll: 0)
    pane = .form(form)
  }

  /// Keeps the form over definitions that were read anew: without changes it begins again, with some they are shown.
  mutating func reopenForm() {
    guard case .form(let form) = pane else { return }
    if form.isChanged {
      take(form.edit.definition)
    } else if let fresh = try? DefinitionForm(shown.prepared.definition) {
      pane = .form(fresh)
    }
  }
}

extension FormatEditError {
  /// The sentence with a full stop.
  fileprivate var sentence: String { description.visible + (description.hasSuffix("?") ? "" : ".") }
}
