import Documents

/// Where in a text something stands, told so that a reader finds it.
struct TextPlace: Sendable {
  /// The scalar, counted from 1.
  let position: Int
  /// The words before it, and whether none follow.
  private let before: String
  private let isLast: Bool

  /// Finds the place behind some scalars of a text.
  init(_ text: String, after count: Int) {
    position = count + 1
    let scalars = text.unicodeScalars
    before = Self.lastWords(of: scalars.prefix(count))
    isLast = scalars.dropFirst(count + 1).allSatisfy(Blank.isBlank)
  }

  /// The place as a phrase: `after "for all levels,"`, `at its beginning`.
  var phrase: String { before.isEmpty ? "at its beginning" : "after \"\(before)\"" }

  /// The place as a phrase, and `at its end` where nothing follows.
  var phraseOrEnd: String { isLast && !before.isEmpty ? "at its end" : phrase }

  /// Returns the last three words, at most 40 characters of them.
  private static func lastWords(of scalars: Substring.UnicodeScalarView.SubSequence) -> String {
    var shown = String.UnicodeScalarView()
    for scalar in scalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: shown.append(" ")
      case .format where scalar.value != 0x200D && scalar.value != 0x200C: break
      default: shown.append(scalar)
      }
    }
    let words = String(shown).split(separator: " ").suffix(3)
    let text = words.joined(separator: " ")
    return (text.count > 40 ? "…" + text.suffix(40) : text).visible
  }
}
