import CustomFormats
import Testing

@Suite struct HostileMediaTests {
  private func big(_ value: UInt32) -> [UInt8] { withUnsafeBytes(of: value.bigEndian, Array.init) }

  private func box(_ type: String, _ body: [UInt8]) -> [UInt8] { big(UInt32(body.count + 8)) + type.utf8 + body }

  private func png(width: UInt32, height: UInt32, _ rest: [UInt8] = []) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10] + big(13) + "IHDR".utf8 + big(width) + big(height) + [8, 2, 0, 0, 0, 0, 0, 0, 0]
      + rest
  }

  @Test func `bombs are known by their headers`() {
    let webp =
      [UInt8]("RIFF\u{1E}\0\0\0WEBPVP8L\u{12}\0\0\0".utf8) + [0x2F, 0xFE, 0xBF, 0xFF, 0x0F] + [UInt8](repeating: 0, count: 13)
    #expect(webp.count == 38)
    #expect(
      MediaReader.read(webp).fault
        == MediaFault(
          .tooManyPixels, "the WebP declares 16383x16383 pixels, 268,402,689 in all; the limit is 40,000,000"))
    let gif =
      [UInt8]("GIF89a".utf8) + [0xFF, 0xFF, 0xFF, 0xFF, 0x80, 0, 0, 0, 0, 0, 255, 255, 255, 0x2C, 0, 0, 0, 0, 0xFF, 0xFF]
      + [0xFF, 0xFF, 0, 2, 2, 0x44, 1, 0, 0x3B]
    #expect(gif.count == 35)
    #expect(MediaReader.read(gif).fault?.kind == .tooManyPixels)
    let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xC0, 0, 17, 8, 0xFF, 0xDC, 0xFF, 0xDC, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1]
    #expect(
      MediaReader.read(jpeg).fault
        == MediaFault(
          .tooManyPixels, "the JPEG declares 65500x65500 pixels, 4,290,250,000 in all; the limit is 40,000,000"))
    #expect(MediaReader.read(png(width: 50_000, height: 50_000)).fault?.kind == .tooManyPixels)
  }

  @Test func `a small canvas with a huge frame is a bomb too`() {
    let gif = [UInt8]("GIF89a".utf8) + [1, 0, 1, 0, 0, 0, 0, 0x2C, 0, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF, 0, 2, 2, 0x44, 1, 0, 0x3B]
    #expect(MediaReader.read(gif).fault?.kind == .tooManyPixels)
  }

  @Test func `sides beyond a PNG's range are damage`() {
    #expect(MediaReader.read(png(width: .max, height: .max)).fault?.kind == .damaged)
    #expect(MediaReader.read(png(width: 0x7FFF_FFFF, height: 0x7FFF_FFFF)).fault?.kind == .tooManyPixels)
  }

  @Test func `a PNG of countless chunks is given up`() {
    let chunk = big(0) + "tEXt".utf8 + big(0)
    var bytes = png(width: 10, height: 10)
    for _ in 0..<150_000 { bytes += chunk }
    #expect(
      MediaReader.read(bytes).fault
        == MediaFault(
          .tooComplex, "the PNG has 100,000 chunks up to byte 1,200,033 and was read no further", offset: 1_200_033))
  }

  @Test func `boxes without end are given up, at any depth`() {
    let empty = box("free", [])
    var many = box("ftyp", [UInt8]("isom\0\0\0\0".utf8))
    for _ in 0..<150_000 { many += empty }
    #expect(MediaReader.read(many).fault?.kind == .tooComplex)
    var nested: [UInt8] = []
    for _ in 0..<5_000 { nested = box("trak", nested) }
    let deep = box("ftyp", [UInt8]("isom\0\0\0\0".utf8)) + box("moov", nested) + box("mdat", [])
    #expect(MediaReader.read(deep).fault?.kind == .noPicture)
  }

  @Test func `a box that ends before it begins is damage`() {
    let head = box("ftyp", [UInt8]("isom\0\0\0\0".utf8))
    let loop = head + big(4) + "moov".utf8 + [UInt8](repeating: 0, count: 64)
    #expect(
      MediaReader.read(loop).fault
        == MediaFault(.damaged, "the MP4 is wrong at byte 16, where a box should begin", offset: 16))
    let endless = head + big(1) + "mdat".utf8 + [UInt8](repeating: 0xFF, count: 8) + [UInt8](repeating: 0, count: 64)
    #expect(MediaReader.read(endless).fault?.kind == .truncated)
  }

  @Test func `a JPEG of fill bytes is given up`() {
    let jpeg: [UInt8] = [0xFF, 0xD8] + [UInt8](repeating: 0xFF, count: 300_000)
    #expect(MediaReader.read(jpeg).fault?.kind == .tooComplex)
  }

  @Test func `a moov index that points past the end is a cut file`() throws {
    var bytes = try MediaData.small("index-first.mp4")
    let table = try #require((0..<bytes.count).first { bytes[$0...].starts(with: "stco".utf8) })
    bytes.replaceSubrange(table + 12..<table + 16, with: big(99_999))
    let reason = "the MP4 stops at byte 2,081 before media data that its index places at byte 99,999"
    #expect(MediaReader.read(bytes).fault == MediaFault(.truncated, reason, offset: 2_081))
  }

  @Test func `a chunk order that only Apple reads is named`() {
    var bytes = png(width: 10, height: 10)
    bytes.replaceSubrange(12..<16, with: "CgBI".utf8)
    #expect(MediaReader.read(bytes).fault?.kind == .damaged)
    #expect(MediaReader.read(bytes).fault?.reason.contains("CgBI") == true)
  }

  @Test func `names from a file cannot reach the terminal`() throws {
    var bytes = try MediaData.small("mpeg4.mp4")
    let entry = try #require((0..<bytes.count).first { bytes[$0...].starts(with: "mp4v".utf8) })
    bytes.replaceSubrange(entry..<entry + 4, with: [0x1B, 0x5B, 0x32, 0x4A])
    #expect(MediaReader.read(bytes).video?.codec == .other("?[2J"))
  }
}
