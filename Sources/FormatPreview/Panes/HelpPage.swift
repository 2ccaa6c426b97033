import CustomFormats

/// All keys, and what the mouse does.
struct HelpPage: ScreenPage {
  let title = "Keys"

  func lines(columns: Int) -> [TextLine] {
    let keys = KeyBinding.all.map { binding in (binding.keys.map(\.name).joined(separator: " "), binding.words) }
    let mouse = [
      ("press", "select, and tap what is selected; states and keys too"), ("wheel", "scroll the ad, lengthen its selected text"),
    ]
    let form = FormKey.allCases.map { key in (key.keys.map(\.name).joined(separator: " "), key.words) }
    let width = (keys + mouse + form).map { DisplayWidth.of($0.0) }.max() ?? 0
    let escape = [("Esc", "take one step back; it never leaves")]
    let heading = [("", ""), ("f", "the form of the definition has its own keys:")]
    return (keys + escape + mouse + heading + form).flatMap { name, words in
      words.wrapped(columns: columns - width - 2).enumerated().map { index, text in
        var line = TextLine(index == 0 ? name : "", .strong)
        line.pad(to: width + 2)
        line.add(text)
        return line
      }
    }
  }
}
