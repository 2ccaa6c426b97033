import CustomFormats
import Testing

/// Faults that head and tail do not show.
@Suite struct StructureTests {
  private func fault(_ bytes: [UInt8]) -> MediaFault? {
    #expect(MediaReader.read(bytes).fault == nil, "the header must not tell")
    return MediaReader.read(bytes, depth: .whole).fault
  }

  /// The place of a text in bytes.
  private func place(_ text: String, in bytes: [UInt8], after start: Int = 0) throws -> Int {
    try #require((start..<bytes.count).first { bytes[$0...].starts(with: text.utf8) })
  }

  @Test(arguments: try MediaData.all()) func `a file that is whole by its header is whole to its end`(path: String) throws {
    let bytes = try MediaData.bytes(path)
    #expect(MediaReader.read(bytes, depth: .whole) == MediaReader.read(bytes))
  }

  @Test func `a PNG chunk with a wrong checksum is told by name and byte`() throws {
    var bytes = try MediaData.small("interlaced.png")
    let data = try place("IDAT", in: bytes)
    bytes[data + 20] ^= 1
    #expect(
      fault(bytes)
        == MediaFault(
          .damaged, "the PNG is wrong at byte \(data - 4), the checksum of its IDAT chunk does not match", offset: data - 4))
  }

  @Test func `a PNG whose palette is gone`() throws {
    var bytes = try MediaData.small("palette-alpha.png")
    let palette = try place("PLTE", in: bytes)
    let length = Int(bytes[palette - 1])
    bytes.removeSubrange(palette - 4..<palette + length + 8)
    let found = fault(bytes)
    #expect(found?.reason.hasSuffix("where its picture data begins and its palette is missing") == true)
  }

  @Test func `an animated PNG that lost a frame`() throws {
    var bytes = try MediaData.example("anim-3frames-300x250.png")
    let first = try place("fcTL", in: bytes)
    let last = try place("fcTL", in: bytes, after: first + 4)
    let end = try place("IEND", in: bytes)
    bytes.removeSubrange(last - 4..<end - 4)
    #expect(fault(bytes)?.reason.hasSuffix("where it ends with 1 of the 3 frames that it declares") == true)
  }

  @Test func `a JPEG that was cut and closed again shows it by its restart markers`() throws {
    let whole = try MediaData.small("restarts.jpg")
    #expect(MediaReader.read(whole, depth: .whole).fault == nil)
    let markers = (0..<whole.count - 1).filter { whole[$0] == 0xFF && (0xD0...0xD7).contains(whole[$0 + 1]) }
    let half = [UInt8](whole[..<markers[markers.count / 2]]) + [0xFF, 0xD9]
    let missing = fault(half)
    #expect(missing?.kind == .damaged)
    #expect(missing?.reason.contains("of its \(markers.count) restart markers: picture data is missing") == true)
    var swapped = whole
    swapped[markers[2] + 1] = 0xD5
    let reason = "the JPEG is wrong at byte \(markers[2]), where restart marker 2 is due and 5 stands"
    #expect(fault(swapped) == MediaFault(.damaged, reason, offset: markers[2]))
  }

  @Test func `a GIF frame without colours or pixels`() throws {
    var bytes = try MediaData.small("still-87a.gif")
    let frame = try #require((13..<bytes.count).first { bytes[$0] == 0x2C && bytes[$0 + 5] == 48 && bytes[$0 + 7] == 32 })
    bytes[frame + 10] = 12
    let reason = "the GIF is wrong at byte \(frame + 10), where the code size of its frame 1 should be"
    #expect(fault(bytes) == MediaFault(.damaged, reason, offset: frame + 10))
    let empty = [UInt8](bytes[..<(frame + 10)]) + [7, 0, 0x3B]
    #expect(fault(empty)?.reason.hasSuffix("where its frame 1 has no pixels") == true)
  }

  @Test func `a WebP frame off its canvas, and one of another size than told`() throws {
    let whole = try MediaData.small("animated.webp")
    let frame = try place("ANMF", in: whole) + 8
    var off = whole
    off[frame] = 200
    #expect(
      fault(off)
        == MediaFault(
          .damaged, "the WebP is wrong at byte \(frame), its frame 1 leaves the canvas of 48x32", offset: frame))
    var smaller = whole
    smaller[frame + 6] -= 1
    #expect(fault(smaller)?.reason.contains("stands in a place of") == true)
  }

  @Test func `a WebP chunk that lies about its size`() throws {
    var bytes = try MediaData.small("icc.webp")
    let chunk = try place("VP8", in: bytes, after: 16)
    bytes[chunk + 6] = 0xFF
    #expect(fault(bytes)?.kind == .damaged)
  }

  @Test func `a box of the index that leaves its parent is told with both ends`() throws {
    var bytes = try MediaData.small("index-first.mp4")
    let box = try place("stss", in: bytes)
    bytes[box - 2] = 0x7F
    let found = fault(bytes)
    #expect(found?.kind == .damaged)
    #expect(found?.offset == box - 4)
    #expect(found?.reason.contains("its stss box should end at byte") == true)
  }

  @Test func `a chunk that lies outside of the media data is told by its number`() throws {
    var bytes = try MediaData.small("index-first.mp4")
    let table = try place("stco", in: bytes)
    bytes.replaceSubrange(table + 12..<table + 16, with: [0, 0, 0, 64])
    #expect(
      fault(bytes)
        == MediaFault(
          .damaged, "the MP4 is wrong at byte 64, where its index places chunk 1 of track 1 and no media data is", offset: 64))
  }

  @Test func `a sample larger than the file is a missing end`() throws {
    var bytes = try MediaData.small("index-first.mp4")
    let table = try place("stsz", in: bytes)
    bytes[table + 17] = 0x7F
    #expect(fault(bytes)?.kind == .truncated)
  }

  @Test func `a WebM block of a track that is not there`() throws {
    var bytes = try MediaData.small("vp9.webm")
    let cluster = try #require((0..<bytes.count).first { bytes[$0...].starts(with: [0x1F, 0x43, 0xB6, 0x75]) })
    let block = try #require((cluster..<bytes.count).first { bytes[$0] == 0xA3 })
    let length = bytes[block + 1].leadingZeroBitCount + 1
    bytes[block + 1 + length] = 0x85
    let found = fault(bytes)
    #expect(found?.reason.hasSuffix("where a block is of track 5, which the file does not have") == true)
  }

  @Test func `bytes after the end are no fault at any depth`() throws {
    for path in [
      "media/progressive.jpg", "media/interlaced.png", "media/transparent.gif", "media/lossless.webp", "media/sound.mp4",
    ] {
      let bytes = try MediaData.bytes(path) + [UInt8](repeating: 0, count: 512)
      #expect(MediaReader.read(bytes, depth: .whole).fault == nil, "\(path)")
    }
  }

  @Test func `of a cut file the missing end is told at every depth`() throws {
    let decode = MediaDepth.decode(Decoder(program: BuiltProgram.formatctl, seconds: 60))
    let bytes = try MediaData.example("truncated-1200x627.jpg")
    for depth in [MediaDepth.header, .whole, decode] {
      #expect(MediaReader.read(bytes, depth: depth).fault?.reason == "the JPEG stops at byte 14,687 without an end marker")
    }
  }
}
