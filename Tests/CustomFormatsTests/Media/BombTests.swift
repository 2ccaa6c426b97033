import CustomFormats
import Testing

/// Small files that ask for much; each ends with its own finding.
@Suite struct BombTests {
  private let decode = MediaDepth.decode(Decoder(program: BuiltProgram.formatctl, seconds: 60))

  @Test(arguments: Bombs.all) func `a bomb ends with its finding`(bomb: Bomb) {
    let file = MediaReader.read(bomb.bytes, depth: decode)
    #expect(file.type == bomb.type)
    #expect(file.fault?.kind == bomb.kind)
    let reason = file.fault?.reason ?? "no fault"
    #expect(bomb.words.isEmpty || reason.contains(bomb.words), "\(reason)")
  }

  @Test func `an archive behind a picture's end is no fault`() {
    let file = MediaReader.read(Bombs.join(Bombs.pixel, Bombs.text("PK\u{3}\u{4}"), Bombs.zeros(60)), depth: decode)
    #expect(file.type == .gif)
    #expect(file.fault == nil)
    #expect(file.notChecked == nil)
  }

  @Test func `a chunk of compressed zeros costs no memory`() {
    let profile = Bombs.chunk("iCCP", Bombs.join(Bombs.text("x"), Bombs.zeros(65_000)))
    let file = MediaReader.read(Bombs.png(width: 8, height: 8, chunks: profile), depth: .whole)
    #expect(file.fault == nil)
    #expect(file.image?.profileName == "x")
  }

  @Test func `an animation longer than seconds of work is decoded in part, and the rest is said`() throws {
    let file = MediaReader.read(try MediaData.small("long.webp"), depth: decode)
    #expect(file.image?.frameCount == 45)
    #expect(file.fault == nil)
    #expect(file.notChecked == "only its first 40 frames were decoded, 160,000,000 pixels")
  }
}
