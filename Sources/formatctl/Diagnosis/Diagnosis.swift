import Documents

/// What was found out about one part that the program works with.
struct Diagnosis {
  /// The part.
  let name: String
  /// How well it works.
  let health: Health
  /// What was found, without a full stop.
  let words: String
  /// What to do, as sentences; empty where all is well.
  let advice: String

  /// Says that a part works.
  static func works(_ name: String, _ words: String) -> Diagnosis {
    Diagnosis(name: name, health: .works, words: words, advice: "")
  }

  /// Says that something is missing that can be done without, and what to do.
  static func limited(_ name: String, _ words: String, _ advice: String) -> Diagnosis {
    Diagnosis(name: name, health: .limited, words: words, advice: advice)
  }

  /// Says that a part that is needed does not work, and what to do.
  static func broken(_ name: String, _ words: String, _ advice: String) -> Diagnosis {
    Diagnosis(name: name, health: .broken, words: words, advice: advice)
  }

  /// The diagnosis for a program.
  var json: JSON {
    .object([
      "name": .string(name), "health": .string(health.rawValue), "words": .string(words),
      "advice": advice.isEmpty ? nil : .string(advice),
    ])
  }
}
