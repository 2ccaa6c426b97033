import CustomFormats
import Documents

/// All that can be done, found by any of its words.
struct ActionChoice {
  /// Something that can be done.
  struct Entry {
    /// What it does.
    let action: PreviewAction
    /// What it does, in words.
    let words: String
    /// The key that does it, empty for none.
    let key: String
    /// The call that does it without the previewer, empty for none.
    let command: String
  }

  /// The words that are typed.
  var prompt = Prompt()
  /// The number of the entry that is chosen, among those that have the words.
  var chosen = 0

  /// Returns the entries that have the words, those that begin with them first.
  func entries(_ state: PreviewState) -> [Entry] {
    let words = prompt.text.lowercased().split(separator: " ")
    let found = Self.all(state).filter { entry in
      let text = "\(entry.words) \(entry.key) \(entry.command)".lowercased()
      return words.allSatisfy { text.contains($0) }
    }
    let typed = prompt.text.lowercased()
    return found.filter { $0.words.lowercased().hasPrefix(typed) } + found.filter { !$0.words.lowercased().hasPrefix(typed) }
  }

  private static func all(_ preview: PreviewState) -> [Entry] {
    let keys = KeyBinding.all.map { binding in
      Entry(
        action: binding.action, words: binding.words, key: binding.keys.first?.name ?? "",
        command: preview.command(for: binding.action))
    }
    let states = preview.states.map { entry(.show($0), "show \($0.label)", preview) }
    let samples = preview.samples.enumerated().map { number, sample in
      entry(.sample(number), "show the creative \(sample.name?.visible ?? "of the definition's samples")", preview)
    }
    let assets = preview.scene.rows.map { entry(.select($0.id), "select \($0.name)", preview) }
    return keys + states + assets + (samples.count > 1 ? samples : [])
  }

  private static func entry(_ action: PreviewAction, _ words: String, _ preview: PreviewState) -> Entry {
    Entry(action: action, words: words, key: "", command: preview.command(for: action))
  }
}
