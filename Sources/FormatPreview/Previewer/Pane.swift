/// What lies over the screen.
enum Pane {
  /// Why a problem is one, from a line on.
  case why(scroll: Int)
  /// All keys, from a line on.
  case help(scroll: Int)
  /// All states at once, one of them chosen.
  case grid(chosen: Int)
  /// All that can be done, by name.
  case palette(ActionChoice)
  /// The words that assets must have.
  case filter(Prompt)
  /// The schemes that apps on the phone open.
  case schemes(Prompt)
  /// The value of the selected asset, with the creative as it was before.
  case edit(Prompt, before: ShownCreative)
  /// The definition, to be changed.
  case form(DefinitionForm)
  /// The name of a new sample.
  case copy(Prompt)
  /// Whether edits are to be saved before the person leaves.
  case leave

  /// Whether the person wants to leave.
  var isLeaving: Bool { if case .leave = self { true } else { false } }
}
