import Testing

@testable import formatctl

@Suite struct SuggestionTests {
  static let commands = ["create", "list", "lint", "show", "validate", "preview", "catalogue", "copy"]

  @Test(arguments: [
    ("crate", ["create"]), ("craete", ["create"]), ("CREATE", ["create"]), ("val", ["validate"]),
    ("valdate", ["validate"]), ("vlaidtae", ["validate"]), ("lits", ["list"]), ("lit", ["list", "lint"]),
    ("li", ["list", "lint"]), ("previw", ["preview"]), ("shw", ["show"]), ("c", []), ("", []), ("publish", []),
    ("xyzzy", []),
  ])
  func `the nearest words are suggested, or none`(word: String, nearest: [String]) {
    #expect(Suggestion.nearest(to: word, among: Self.commands) == nearest)
  }

  @Test func `at most three are suggested`() {
    #expect(Suggestion.nearest(to: "row", among: ["row1", "row2", "row3", "row4"]) == ["row1", "row2", "row3"])
  }

  @Test func `a very long word is compared at no cost`() {
    #expect(Suggestion.nearest(to: String(repeating: "a", count: 1_000_000), among: Self.commands) == [])
  }

  @Test func `a question ends the sentence`() {
    #expect(Suggestion.question([]) == ".")
    #expect(Suggestion.question(["list"]) == "; did you mean list?")
    #expect(Suggestion.question(["list", "lint"]) == "; did you mean list or lint?")
  }

  @Test(arguments: [
    ("check", "validate"), ("verify", "validate"), ("rm", "delete"), ("remove", "delete"), ("new", "create"),
    ("add", "create"), ("ls", "list"), ("cat", "show"), ("view", "preview"), ("info", "inspect"), ("man", "help"),
    ("log", "history"), ("db", "catalogue"),
  ])
  func `a word of another program is a synonym`(word: String, command: String) {
    #expect(Synonyms.table[command]?.contains(word) == true)
  }
}
