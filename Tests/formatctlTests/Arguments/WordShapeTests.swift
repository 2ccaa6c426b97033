import Testing

@testable import formatctl

@Suite struct WordShapeTests {
  @Test(arguments: [
    ("word", WordShape.operand), ("", .operand), ("-", .operand), ("-7", .operand), ("-.5", .operand), ("-1e3", .operand),
    ("--", .end), ("--name", .long("name", nil)), ("--name=", .long("name", "")), ("--name=a=b", .long("name", "a=b")),
    ("---", .long("-", nil)), ("-q", .letters("q")), ("-qv", .letters("qv")), ("-7x", .letters("7x")),
    ("-inf", .letters("inf")), ("-.", .letters(".")),
  ])
  func `a word has one shape`(word: String, shape: WordShape) {
    #expect(WordShape(word) == shape)
  }
}
