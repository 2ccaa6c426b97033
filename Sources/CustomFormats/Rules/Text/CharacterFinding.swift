/// Characters of one kind that a text should not have, with their places.
struct CharacterFinding: Sendable {
  /// A character and the scalars before it.
  struct Offence: Sendable, Equatable {
    var scalar: Unicode.Scalar
    var offset: Int
  }

  /// What they are, in the singular: "control character".
  let kind: String
  /// The text.
  let text: String
  /// The characters in order; there is at least one.
  let offences: [Offence]
  /// What a reader calls one of them, nil where the code point says it.
  var name: @Sendable (Unicode.Scalar) -> String?

  /// What is wrong, without the subject.
  var message: String {
    guard let first = offences.first, offences.count == 1 else { return "has \(offences.count) \(kind)s: \(list)" }
    let place = TextPlace(text, after: first.offset)
    let name = name(first.scalar).map { " (\($0))" } ?? ""
    return "has the \(kind) \(first.scalar.codePoint)\(name) \(place.phrase) (character \(place.position))"
  }

  /// The code points and places, at most four of them.
  private var list: String {
    var parts = offences.prefix(4).enumerated().map { index, offence in
      "\(offence.scalar.codePoint) (\(index == 0 ? "character " : "")\(offence.offset + 1))"
    }
    if offences.count > 4 { parts.append("\(offences.count - 4) more") }
    return parts.inAList
  }

  /// What the client is asked to do; `what` is "text" or "address".
  func request(_ what: String) -> String {
    guard let first = offences.first, offences.count == 1 else {
      return "please type this \(what) again; it holds invisible characters."
    }
    return "please delete the invisible character \(TextPlace(text, after: first.offset).phrase)."
  }
}
