import CustomFormats
import Testing

@Suite struct PatternTests {
  @Test(arguments: [
    ("Sale", ["Sale"], ["sale", "Sales", "a Sale", ""]),
    ("", [""], [" "]),
    (".", ["a", "é", "夏", " "], ["", "ab"]),
    ("a.c", ["abc", "a.c"], ["ac"]),
    ("a\\.c", ["a.c"], ["abc"]),
    ("€\\d+(\\.\\d\\d)?", ["€39", "€39.00"], ["€", "€39.0", "39 €"]),
    ("[A-Z]{3}-\\d{4}", ["HIK-2026"], ["hik-2026", "HIKE-2026", "HIK-20266"]),
    ("[a-z]{2,}", ["ab", "abcdef"], ["a"]),
    ("\\d{2,4}", ["12", "1234"], ["1", "12345"]),
    ("[^0-9]*", ["", "no digits"], ["1 digit"]),
    ("[]x]", ["]", "x"], ["a"]),
    ("[^]x]", ["a"], ["]", "x"]),
    ("[a-]", ["a", "-"], ["b"]),
    ("[+-]?\\d", ["+1", "-1", "1"], ["++1"]),
    ("[\\]\\\\]", ["]", "\\"], ["["]),
    ("[\\d.,]+", ["1,000.50"], ["1 000"]),
    ("[ -\\/]", [" ", "/", "#"], ["0"]),
    ("\\w+\\s\\w+", ["two words", "two\u{A0}words"], ["two", "zwei Wörter"]),
    ("\\D\\W\\S", ["a-b"], ["1-b", "aab", "a- "]),
    ("yes|no|(may)?be", ["yes", "no", "maybe", "be"], ["may", "yesno"]),
    ("(a|b)*c", ["c", "ababc"], ["ab"]),
    ("(ab)+", ["ab", "abab"], ["", "aba"]),
    ("^Sale$", ["Sale"], ["^Sale$"]),
    ("^a$|^b$", ["a", "b"], ["ab"]),
    ("\\^\\$", ["^$"], [""]),
    ("夏.*", ["夏の旅行"], ["冬の旅行"]),
  ])
  func `a pattern meets the whole text`(_ pattern: String, _ taken: [String], _ refused: [String]) throws {
    let pattern = try Pattern(pattern)
    #expect(taken.filter { !pattern.matches($0) } == [])
    #expect(refused.filter { pattern.matches($0) } == [])
  }

  @Test(arguments: [
    ("(a", "a ( has no )"), ("a)", "a ) has no ("), ("[a", "a [ has no ]"), ("*a", "nothing stands before the *"),
    ("a**", "nothing stands before the *"), ("(?:a)", "nothing stands before the ?"), ("a+?", "nothing stands before the ?"),
    ("a{", "{ } needs numbers such as {2} or {2,4}"), ("a{,4}", "{ } needs numbers such as {2} or {2,4}"),
    ("a{4,2}", "{ } takes numbers up to 1000, the smaller first"), ("a{1001}", "{ } takes numbers up to 1000, the smaller first"),
    ("a\\", "nothing stands behind the \\"), ("\\b", "\\b is not known"), ("(a)\\1", "\\1 is not known"),
    ("[z-a]", "z-a is the wrong way round"), ("[a-\\d]", "a range does not end in \\d"),
    ("[\\D]", "\\D, \\W and \\S do not stand in [ ]"), ("a^b", "a ^ stands at the beginning alone"),
    ("a$b", "a $ stands at the end alone"), ("((a{500}){500})", "it is too large"),
    ("(((){1000}){1000}){1000}", "it is too large"),
  ])
  func `what the language does not know is refused in words`(_ pattern: String, _ expected: String) {
    #expect(throws: PatternError.self) { try Pattern(pattern) }
    do { _ = try Pattern(pattern) } catch { #expect(error.description == expected) }
  }

  @Test func `brackets inside one another have a bottom`() {
    #expect(throws: PatternError.self) { try Pattern(String(repeating: "(", count: 10_000)) }
  }

  @Test func `a pattern that makes others slow is done in one pass`() throws {
    let pattern = try Pattern("(a*)*(a|aa)+(a?){50}b")
    #expect(!pattern.matches(String(repeating: "a", count: 5_000)))
    #expect(pattern.matches(String(repeating: "a", count: 100) + "b"))
  }

  @Test func `a letter of two scalars is two characters`() throws {
    #expect(try Pattern("Caf.").matches("Caf\u{E9}"))
    #expect(try !Pattern("Caf.").matches("Cafe\u{301}"))
  }

  @Test func `two patterns are equal where they are written alike`() throws {
    #expect(try Pattern("a+") == Pattern("a+"))
    #expect(try Pattern("a+") != Pattern("aa*"))
    #expect(try Pattern("a+").description == "a+")
  }
}
