import Foundation
import Testing

@testable import CustomFormats

@Suite struct LineDiffTests {
  @Test func `a changed line stands with three lines around it`() {
    let old = "a\nb\nc\nd\ne\nf\ng\nh\n"
    let new = "a\nb\nc\nd\nE\nf\ng\nh\n"
    #expect(
      LineDiff(from: old, to: new).unified("10063170@1", "10063170@2") == """
        --- 10063170@1
        +++ 10063170@2
        @@ -2,7 +2,7 @@
         b
         c
         d
        -e
        +E
         f
         g
         h

        """)
  }

  @Test func `equal texts have no differences`() {
    #expect(LineDiff(from: "a\nb\n", to: "a\nb\n").isEmpty)
    #expect(LineDiff(from: "", to: "").unified("a", "b") == "")
  }

  @Test func `an empty text and a new one differ by added lines alone`() {
    #expect(LineDiff(from: "", to: "a\nb\n").unified("x", "y") == "--- x\n+++ y\n@@ -0,0 +1,2 @@\n+a\n+b\n")
    #expect(LineDiff(from: "a\n", to: "").unified("x", "y") == "--- x\n+++ y\n@@ -1 +0,0 @@\n-a\n")
  }

  @Test func `changes far apart are two hunks, near ones are one`() {
    let old = (1...20).map { "\($0)\n" }
    var far = old
    far[2] = "three\n"
    far[16] = "seventeen\n"
    #expect(LineDiff(from: old.joined(), to: far.joined()).hunks.map(\.old) == [0..<6, 13..<20])
    var near = old
    near[2] = "three\n"
    near[9] = "ten\n"
    #expect(LineDiff(from: old.joined(), to: near.joined()).hunks.map(\.old) == [0..<13])
    #expect(LineDiff(from: old.joined(), to: near.joined(), context: 0).hunks.map(\.old) == [2..<3, 9..<10])
  }

  @Test func `a missing line feed at the end is told`() {
    #expect(
      LineDiff(from: "a\nb", to: "a\nb\n").unified("x", "y")
        == "--- x\n+++ y\n@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+b\n")
  }

  @Test func `nothing of a text steers a terminal`() {
    #expect(
      LineDiff(from: "", to: "\u{1B}[2Jx\r\n").unified("\u{7}", "y") == "--- ␇\n+++ y\n@@ -0,0 +1 @@\n+␛[2Jx␍\n")
  }

  @Test func `bytes that are no text are compared as they are and shown as replacements`() {
    let diff = LineDiff(from: [0xFF, 0x0A], to: [0xFE, 0x0A])
    #expect(diff.unified("x", "y") == "--- x\n+++ y\n@@ -1 +1 @@\n-\u{FFFD}\n+\u{FFFD}\n")
  }

  @Test func `texts that share little are one block, after a bounded search`() {
    let old = (0..<4_000).map { "old \($0)\n" }.joined()
    let new = (0..<4_000).map { $0 == 2_000 ? "old 2000\n" : "new \($0)\n" }.joined()
    let diff = LineDiff(from: "head\n" + old, to: "head\n" + new)
    #expect(diff.hunks.map(\.old) == [0..<4_001])
    #expect(diff.hunks.map { $0.lines.count } == [8_001])
  }

  @Test func `a large text with one change is compared at once`() {
    let lines = (0..<200_000).map { "line \($0)\n" }
    var changed = lines
    changed.remove(at: 150_000)
    #expect(LineDiff(from: lines.joined(), to: changed.joined()).hunks.map(\.old) == [149_997..<150_004])
  }

  /// The length of a longest common subsequence, by the table.
  private static func common(_ a: [Int], _ b: [Int]) -> Int {
    var row = [Int](repeating: 0, count: b.count + 1)
    for x in a {
      var corner = 0
      for (j, y) in b.enumerated() {
        let above = row[j + 1]
        row[j + 1] = x == y ? corner + 1 : max(above, row[j])
        corner = above
      }
    }
    return row[b.count]
  }

  @Test(arguments: UInt64(1)...40)
  func `a script makes the new sequence of the old one, by the fewest edits`(seed: UInt64) {
    var generator = SeededGenerator(seed)
    for _ in 0..<50 {
      let letters = Int.random(in: 1...5, using: &generator)
      let old = (0..<Int.random(in: 0...30, using: &generator)).map { _ in Int.random(in: 0..<letters, using: &generator) }
      let new = (0..<Int.random(in: 0...30, using: &generator)).map { _ in Int.random(in: 0..<letters, using: &generator) }
      let changes = EditScript(from: old, to: new).changes
      var made: [Int] = []
      var at = 0
      for change in changes {
        made += old[at..<change.old.lowerBound]
        #expect(made.count == change.new.lowerBound)
        made += new[change.new]
        at = change.old.upperBound
      }
      #expect(made + old[at...] == new)
      #expect(changes.map { $0.old.count + $0.new.count }.reduce(0, +) == old.count + new.count - 2 * Self.common(old, new))
    }
  }
}
