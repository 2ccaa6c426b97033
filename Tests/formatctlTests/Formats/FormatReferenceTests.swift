import CustomFormats
import Testing

@testable import formatctl

@Suite struct FormatReferenceTests {
  @Test(arguments: [
    ("10063170", "id 10063170"), ("10063170@3", "id 10063170 revision 3"), ("9223372036854775807", "id 9223372036854775807"),
    ("simple-native", "slug simple-native"), ("simple-native@12", "slug simple-native revision 12"),
    ("Simple Native", "slug Simple Native"), ("./10063170", "path ./10063170"), ("format.json", "path format.json"),
    ("Formats/x", "path Formats/x"), ("/tmp/a", "path /tmp/a"), ("..", "path .."), ("a@b/c", "path a@b/c"),
    ("X.JSON", "path X.JSON"),
  ])
  func `a word names a format`(word: String, meaning: String) throws {
    let reference = try FormatReference(argument: word)
    #expect(Self.meaning(reference) == meaning)
    #expect(reference.argument == word)
  }

  @Test(arguments: ["", "0", "007", "9223372036854775808", "0@1"])
  func `digits that are no ID are refused`(word: String) {
    let expected = "an ID from 1 to 9223372036854775807 without leading zeros, a slug or a path"
    #expect(throws: ValueMismatch(expected: expected)) { try FormatReference(argument: word) }
  }

  @Test(arguments: ["10063170@", "10063170@0", "10063170@x", "10063170@1@2", "@3", "a@01", "a@99999999999999999999"])
  func `a revision is a number from 1 on`(word: String) {
    #expect(throws: ValueMismatch(expected: "ID@revision such as 10063170@3")) { try FormatReference(argument: word) }
  }

  private static func meaning(_ reference: FormatReference) -> String {
    let revision = reference.revision.map { " revision \($0)" } ?? ""
    switch reference {
    case .id(let id, _): return "id \(id)\(revision)"
    case .slug(let slug, _): return "slug \(slug)\(revision)"
    case .path(let path): return "path \(path)\(revision)"
    }
  }
}
