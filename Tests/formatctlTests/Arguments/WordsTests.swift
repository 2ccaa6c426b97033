import Testing

@testable import formatctl

@Suite struct WordsTests {
  @Test(arguments: [
    ("key", "key"), ("dryRun", "dry-run"), ("onlyRules", "only-rules"), ("formatID", "format-id"), ("JSONLines", "json-lines"),
    ("x2", "x2"), ("", ""),
  ])
  func `a property's name becomes an option's`(property: String, option: String) {
    #expect(property.kebabCase == option)
  }

  @Test(arguments: [
    ("color", "colour"), ("colour", "colour"), ("catalog", "catalogue"), ("no-color", "no-colour"), ("colorful", "colorful"),
  ])
  func `American spelling becomes British by whole words`(word: String, british: String) {
    #expect(word.britishSpelling == british)
  }

  @Test func `words are joined as people do`() {
    #expect([].alternatives == "")
    #expect(["a"].alternatives == "a")
    #expect(["a", "b", "c"].alternatives == "a, b or c")
    #expect(["a", "b"].enumeration == "a and b")
  }
}
