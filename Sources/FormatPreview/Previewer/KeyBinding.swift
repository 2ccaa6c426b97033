/// Keys, what they do, and how that is said: the one table that the keys, the help and the palette go by.
struct KeyBinding {
  /// What the keys do.
  let action: PreviewAction
  /// The keys, the one that is shown first.
  let keys: [Key]
  /// What they do, in a few words that stand behind the keys.
  let words: String
  /// The word on the last line of the screen, nil for none; neighbours that have the same one share it.
  let hint: String?

  private init(_ action: PreviewAction, _ keys: [Key], _ words: String, hint: String? = nil) {
    self.action = action
    self.keys = keys
    self.words = words
    self.hint = hint
  }

  /// The table, the keys that are used most first.
  static let all = [
    KeyBinding(.previousAsset, [.up, "k"], "select the asset above", hint: "asset"),
    KeyBinding(.nextAsset, [.down, "j"], "select the asset below", hint: "asset"),
    KeyBinding(.previousState, [.left, "h"], "show the state before", hint: "state"),
    KeyBinding(.nextState, [.right, "l"], "show the next state", hint: "state"),
    KeyBinding(.previousSample, ["[", .pageUp], "show the creative before", hint: "sample"),
    KeyBinding(.nextSample, ["]", .pageDown], "show the next creative", hint: "sample"),
    KeyBinding(.nextFinding, ["n"], "go to the next problem, over all creatives and states", hint: "problem"),
    KeyBinding(.previousFinding, ["N"], "go to the problem before"),
    KeyBinding(.explain, ["?"], "say why the problem is one", hint: "why"),
    KeyBinding(.tap, [.enter], "tap the asset", hint: "tap"),
    KeyBinding(.edit, ["e"], "edit the value; the ad changes as you type", hint: "edit"),
    KeyBinding(.play, [" "], "play the video in its place, pause it and go on", hint: "▶"),
    KeyBinding(.palette, [":"], "do anything by its name", hint: "more"),
    KeyBinding(.quit, ["q"], "leave", hint: "quit"),
    KeyBinding(.save, ["s"], "save what was edited, where it came from"),
    KeyBinding(.editDefinition, ["f"], "change the definition: fields, limits, taps and layout"),
    KeyBinding(.saveCopy, ["S"], "save it, with its edits, as a new sample"),
    KeyBinding(.undo, ["u"], "take the newest edit back"),
    KeyBinding(.lengthen, ["+"], "lengthen the text by a word and say how much still fits"),
    KeyBinding(.shorten, ["-"], "shorten the text by a word"),
    KeyBinding(.switchHandler, ["H"], "switch the app's click handler on or off"),
    KeyBinding(.switchOrigin, ["O"], "have a system-defined ad sold directly, as backfill or by a network"),
    KeyBinding(.nameSchemes, ["i"], "say which schemes apps on the phone open"),
    KeyBinding(.nextWidth, ["w"], "show the ad as wide as on the next device"),
    KeyBinding(.nextBrightness, ["d"], "show the ad on a dark screen, then on both"),
    KeyBinding(.compareWithEarlier, ["="], "show an earlier revision of the format beside it"),
    KeyBinding(.grid, ["g"], "show all states at once"),
    KeyBinding(.outline, ["o"], "outline the slots, with their sizes in points and what is wrong with them"),
    KeyBinding(.switchOrder, ["b"], "turn right-to-left text, or not (bidi)"),
    KeyBinding(.list, ["L"], "show the ad in a list that scrolls, first below the screen"),
    KeyBinding(.scrollDown, ["J"], "scroll down"),
    KeyBinding(.scrollUp, ["K"], "scroll up"),
    KeyBinding(.filter, ["/"], "show only the assets with a word"),
    KeyBinding(.copyCommand, ["y"], "copy the command line that shows this"),
    KeyBinding(.copyValue, ["Y"], "copy the value of the asset"),
    KeyBinding(.help, [.f1, .control("g")], "show all keys"),
    KeyBinding(.repaint, [.control("l")], "paint the screen anew"),
    KeyBinding(.suspend, [.control("z")], "go back to the shell for a while"),
  ]

  /// Returns what a key does.
  static func action(of key: Key) -> PreviewAction? { all.first { $0.keys.contains(key) }?.action }

  /// The hints of the last line of the screen: names of keys, a word, and what a press on them does.
  static let hints: [(keys: String, word: String, action: PreviewAction)] = {
    var hints: [(keys: String, word: String, action: PreviewAction)] = []
    for binding in all {
      guard let hint = binding.hint, let key = binding.keys.first else { continue }
      if let last = hints.last, last.word == hint {
        hints[hints.count - 1] = (
          last.keys + (key.name.count == 1 && "[]".contains(key.name) ? " " : "") + key.name, hint, binding.action
        )
      } else {
        hints.append((key.name, hint, binding.action))
      }
    }
    return hints
  }()
}
