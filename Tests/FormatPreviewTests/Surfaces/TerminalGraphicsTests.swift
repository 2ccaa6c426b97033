import CustomFormats
import Foundation
import Testing

@testable import FormatPreview

@Suite struct TerminalGraphicsTests {
  /// Returns a picture of pixels as RRGGBBAA.
  private static func bitmap(_ rows: [[UInt32]]) throws -> Bitmap {
    let pixels = rows.joined().flatMap { pixel in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: pixel >> $0) } }
    return try #require(Bitmap(width: rows[0].count, height: rows.count, pixels: pixels))
  }

  @Test func `kitty gets all pixels in pieces of base64`() throws {
    func pixel(_ x: Int, _ y: Int) -> UInt32 { UInt32(x * 5) << 24 | UInt32(y * 6) << 16 | 0xFF }
    let bitmap = try Self.bitmap((0..<40).map { y in (0..<50).map { pixel($0, y) } })
    let text = TerminalGraphics.kitty.text(of: bitmap)
    let pieces = text.matches(of: /\u{1B}_G([^;]*);([^\u{1B}]*)\u{1B}\\/)
    #expect(pieces.first?.output.1 == "a=T,f=32,q=2,s=50,v=40,m=1")
    #expect(pieces.dropFirst().dropLast().allSatisfy { $0.output.1 == "m=1" })
    #expect(pieces.last?.output.1 == "m=0")
    #expect(pieces.allSatisfy { $0.output.2.count <= 4_096 })
    let data = try #require(Data(base64Encoded: pieces.map { String($0.output.2) }.joined()))
    #expect([UInt8](data) == bitmap.pixels)
  }

  @Test func `a sixel strip has its colours one after another, repeated ones by number`() throws {
    let (red, blue) = (UInt32(0xFF00_00FF), UInt32(0x0000_FFFF))
    let bitmap = try Self.bitmap([[red, red, red, red, red, blue], [red, red, red, red, red, blue]])
    let text = TerminalGraphics.sixel.text(of: bitmap)
    #expect(text.hasPrefix("\u{1B}P0;1;0q\"1;1;6;2#0;2;"))
    // Two rows set are the bits 1 and 2, so 63 + 3: "B".
    #expect(text.contains("!5B") && text.contains("!5?B"))
    #expect(text.hasSuffix("-\u{1B}\\"))
  }

  @Test func `what is transparent has no sixel`() throws {
    let text = TerminalGraphics.sixel.text(of: try Self.bitmap([[0xFF00_0000, 0xFF00_00FF]]))
    #expect(text.contains("#0?@-"))
  }

  @Test func `few colours are kept, of many there are no more than 256`() throws {
    let few = try Self.bitmap([[0x1B1B_1FFF, 0xFFCC_66FF, 0xFFFF_FFFF]])
    let palette = MedianCut(few, colours: 256)
    #expect(palette.colours.count == 3)
    for colour in [RGB(0x1B, 0x1B, 0x1F), RGB(0xFF, 0xCC, 0x66), RGB(0xFF, 0xFF, 0xFF)] {
      let near = palette.colours[Int(palette.number(of: colour))]
      #expect(abs(Int(near.red) - Int(colour.red)) <= 8 && abs(Int(near.blue) - Int(colour.blue)) <= 8)
    }
    func pixel(_ x: Int, _ y: Int) -> UInt32 {
      let (red, green, blue) = (UInt32(x * 4) << 24, UInt32(y * 4) << 16, UInt32(x * y / 16) << 8)
      return red | green | blue | 0xFF
    }
    let many = try Self.bitmap((0..<64).map { y in (0..<64).map { pixel($0, y) } })
    #expect(MedianCut(many, colours: 256).colours.count == 256)
  }
}
