import CustomFormats
import Testing

@testable import formatctl

@Suite struct TextTests {
  @Test(
    arguments: [
      (0, "1970-01-01T00:00:00Z"), (86_399, "1970-01-01T23:59:59Z"), (951_782_400, "2000-02-29T00:00:00Z"),
      (1_767_225_600, "2026-01-01T00:00:00Z"), (1_798_761_599, "2026-12-31T23:59:59Z"), (4_107_542_399, "2100-02-28T23:59:59Z"),
      (4_107_542_400, "2100-03-01T00:00:00Z"), (-1, "1969-12-31T23:59:59Z"), (-62_135_596_800, "0001-01-01T00:00:00Z"),
    ] as [(Int64, String)])
  func `a time is told as a date in UTC`(time: Int64, stamp: String) {
    #expect(CalendarTime(time).stamp == stamp)
    #expect(CalendarTime(time).date == String(stamp.prefix(10)))
  }

  @Test(arguments: [Int64.min, .max])
  func `no time is too far`(time: Int64) {
    #expect(CalendarTime(time).stamp.hasSuffix("Z"))
  }

  @Test(arguments: [
    ("one two three", 7, ["one two", "three"]), ("", 5, [""]), ("a  b", 9, ["a b"]), ("abcdefgh", 3, ["abc", "def", "gh"]),
    ("ab 夜間ハイキング", 6, ["ab", "夜間ハ", "イキン", "グ"]), ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 1, ["👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"]), ("x", 0, ["x"]),
  ])
  func `text is broken by columns, and nothing is cut off`(text: String, columns: Int, lines: [String]) {
    #expect(WrappedText(text, columns: columns).lines == lines)
  }

  @Test func `a table gives way in its flexible columns`() {
    var table = TextTable(columns: [
      .init(heading: "ID"), .init(heading: "name", isFlexible: true), .init(heading: "n", isNumber: true),
    ])
    table.rows = [["1", "Simple native", "10"], ["10063170", "夜間ハイキング 秋", "3"]]
    #expect(
      table.lines(width: 80) == [
        "ID        name                n",
        "1         Simple native      10",
        "10063170  夜間ハイキング 秋   3",
      ])
    let narrow = table.lines(width: 24)
    #expect(narrow.allSatisfy { DisplayWidth.of($0) <= 24 }, "\(narrow)")
    #expect(narrow.joined().filter { !$0.isWhitespace }.count == 39)
  }

  @Test(arguments: [
    "Day 2/3", "..", ".hidden", "a\u{0}b", "été", "100%", "夜", "con:x", "",
  ])
  func `a name is written for every file system and read back`(name: String) {
    let encoded = FileName.encoded(name)
    #expect(!encoded.contains("/") && !encoded.contains("\u{0}") && !encoded.hasPrefix("."))
    #expect(FileName.decoded(encoded) == name)
  }

  @Test func `a name that was written otherwise stays`() {
    #expect(FileName.decoded("50%") == "50%")
    #expect(FileName.decoded("%zz") == "%zz")
    #expect(FileName.decoded("%FF") == "%FF")
  }

  @Test(arguments: [
    ("a/./b//c", "/work", "/work/a/b/c", "a/b/c"), ("/etc/x", "/work", "/etc/x", "/etc/x"), (".", "/work", "/work", "."),
    ("../x", "/work/y", "/work/y/../x", "../x"), ("x", "/", "/x", "x"), ("/workshop", "/work", "/workshop", "/workshop"),
  ])
  func `a path is shown from the working directory on`(path: String, start: String, absolute: String, shown: String) {
    let path = FilePath(path, from: start)
    #expect(path.absolute == absolute)
    #expect(path.shown == shown)
  }

  @Test func `the folders above a path are its ancestors`() {
    #expect(FilePath("/a/b", from: "/").ancestors.map(\.absolute) == ["/a/b", "/a", "/"])
    #expect(FilePath("/a/b", from: "/").name == "b")
    #expect(FilePath("/", from: "/").parent == nil)
  }

  @Test(arguments: [
    ("Story Card", "story-card"), ("9 lives", "lives"), ("  Été 2026! ", "t-2026"), ("---", nil), ("日本", nil), ("a--b", "a-b"),
  ])
  func `a slug is made of a name`(name: String, slug: String?) {
    #expect(Slug.near(name) == slug)
  }

  @Test func `a slug suggests a name`() {
    #expect(Slug.name("story-card") == "Story card")
  }
}
