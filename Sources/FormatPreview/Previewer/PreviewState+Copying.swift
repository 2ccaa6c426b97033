import CustomFormats
import Documents

extension PreviewState {
  /// Asks for the name under which the creative is kept beside the others.
  mutating func askForCopy() {
    guard let name = shown.name, shown.copy(named: name) != nil else {
      notice = TextLine("These words are made up of the definition; keep a creative with sample add first.", .warning)
      return
    }
    pane = .copy(Prompt(freeName(like: name)))
  }

  /// Takes a key while the name of a copy is typed.
  mutating func press(_ key: Key, naming prompt: Prompt) -> [PreviewEffect] {
    var prompt = prompt
    switch key {
    case .escape: pane = nil
    case .enter:
      let name = prompt.text.split(separator: " ").joined(separator: " ")
      if name.isEmpty {
        notice = TextLine("A new sample needs a name.", .warning)
        return []
      }
      if samples.contains(where: { $0.name == name }) {
        notice = TextLine("There is one called \(name.visible) already, another name is expected.", .warning)
        return []
      }
      pane = nil
      return shown.copy(named: name).map { [.copyCreative(CopiedCreative(sample: sample, name: name, text: $0))] } ?? []
    default:
      if prompt.take(key) { pane = .copy(prompt) }
    }
    return []
  }

  /// Takes note that a copy was kept: the edits are in it, and no longer in what it was made of.
  mutating func markCopied(_ copy: CopiedCreative, _ words: String) {
    guard samples.indices.contains(copy.sample) else { return }
    samples[copy.sample] = waiting.removeValue(forKey: copy.sample) ?? samples[copy.sample].unedited()
    history.removeAll { $0.sample == copy.sample }
    wantedName = copy.name
    notice = TextLine(words.visible, .success)
    forgetProblems()
  }

  /// Returns the name with a number behind it that no creative has.
  private func freeName(like name: String) -> String {
    let names = Set(samples.compactMap(\.name))
    var number = 2
    while names.contains("\(name)-\(number)") { number += 1 }
    return "\(name)-\(number)"
  }
}
