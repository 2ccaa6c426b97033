import Documents
import Testing

@testable import CustomFormats

@Suite struct LineBlocksTests {
  /// Reads pieces to the end, and writes each block as its line numbers and texts.
  private func blocks(_ pieces: [String]) throws -> [String] {
    var rest = pieces.map { Array($0.utf8) }[...]
    var blocks = LineBlocks(startingWith: rest.popFirst() ?? []) { rest.popFirst() ?? [] }
    let whole = Array(pieces.joined().utf8)
    var out: [String] = []
    while let block = try blocks.next() {
      switch block {
      case .lines(let bytes, let first, let firstByte):
        out += CreativeBatch.lines(of: bytes, first: first, firstByte: firstByte).map { line in
          #expect(whole[(line.firstByte + line.range.lowerBound)...].starts(with: bytes[line.range]))
          return "\(line.firstLine) \(String(decoding: bytes[line.range], as: UTF8.self))"
        }
      case .overlong(let line): out.append("\(line) overlong")
      }
    }
    return out
  }

  @Test(arguments: [
    ["1\n22\n333"], ["1\n22\n333\n"], ["1", "\n2", "2\n", "333"], ["1\r\n22 \r", "\n333\r\n"], ["", "1\n22", "\n3", "33"],
  ])
  func `however a text is cut into pieces, its lines are the same`(_ pieces: [String]) throws {
    #expect(try blocks(pieces) == ["1 1", "2 22", "3 333"])
  }

  @Test func `blank lines count and are passed by`() throws {
    #expect(try blocks(["\n\n3\n \n5"]) == ["3 3", "5 5"])
  }

  @Test func `a line without end is named and passed by`() throws {
    let piece = String(repeating: "x", count: LineBlocks.mostLineBytes / 2)
    #expect(try blocks(["1\n", piece, piece, piece, piece + "\n3\n4"]) == ["1 1", "2 overlong", "3 3", "4 4"])
    #expect(try blocks([piece, piece, "x"]) == ["1 overlong"])
  }
}
