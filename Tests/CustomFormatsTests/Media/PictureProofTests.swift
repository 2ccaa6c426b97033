import CustomFormats
import Testing

/// Pictures whose structure is sound, decoded to the last pixel.
@Suite struct PictureProofTests {
  private let depth = MediaDepth.decode(Decoder(program: BuiltProgram.formatctl, seconds: 60))

  @Test(arguments: try MediaData.all().filter { $0 != "media/long.webp" })
  func `a sound picture decodes, a video is not looked at`(path: String) throws {
    let bytes = try MediaData.bytes(path)
    var expected = MediaReader.read(bytes)
    if expected.type.isVideo, expected.fault == nil { expected.notChecked = "the pictures of videos are not decoded" }
    #expect(MediaReader.read(bytes, depth: depth) == expected)
  }

  @Test func `a GIF whose second frame stops early`() throws {
    var bytes = try MediaData.example("anim-3frames-300x250.gif")
    let frames = (13..<bytes.count - 10).filter { bytes[$0] == 0x2C && bytes[$0 + 9] & 0x1F < 8 && bytes[$0 - 1] == 0 }
    let second = try #require(frames.dropFirst().first)
    let tableSize = bytes[second + 9] & 0x80 != 0 ? 6 << Int(bytes[second + 9] & 7) : 0
    let size = second + 10 + tableSize
    // An end code right at the start of the pixels.
    bytes[size + 2] = UInt8(truncatingIfNeeded: (1 << Int(bytes[size])) + 1)
    #expect(MediaReader.read(bytes, depth: .whole).fault == nil)
    let fault = MediaReader.read(bytes, depth: depth).fault
    #expect(fault?.kind == .undecodable)
    #expect(fault?.reason.hasPrefix("the pixels of its frame 2 stop early") == true)
  }

  @Test func `a JPEG that was cut and closed again has too few pixels`() throws {
    let whole = try MediaData.example("story-1080x1920.jpg")
    let cut = [UInt8](whole[..<(whole.count / 2)]) + [0xFF, 0xD9]
    #expect(MediaReader.read(cut, depth: .whole).fault == nil)
    let fault = MediaReader.read(cut, depth: depth).fault
    #expect(fault?.kind == .undecodable)
    #expect(fault?.predicate == "cannot be decoded")
    #expect(fault?.reason.contains("premature end") == true)
  }

  @Test func `a frame of an animated PNG is decoded on its own`() throws {
    var bytes = try MediaData.example("anim-3frames-300x250.png")
    let control = try #require((33..<bytes.count).last { bytes[$0...].starts(with: "fcTL".utf8) })
    // A frame one pixel wider than its data, with its checksum right.
    bytes[control + 11] &+= 1
    let sum = Self.checksum(bytes[control..<control + 30])
    withUnsafeBytes(of: sum.bigEndian) { bytes.replaceSubrange(control + 30..<control + 34, with: $0) }
    #expect(MediaReader.read(bytes, depth: .whole).fault == nil)
    #expect(MediaReader.read(bytes, depth: depth).fault?.reason.contains("its frame 3") == true)
  }

  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
    }
  }

  @Test func `a decoder that cannot be started is nothing against the file`() throws {
    let file = MediaReader.read(
      try MediaData.small("progressive.jpg"), depth: .decode(Decoder(program: "/nowhere/formatctl")))
    #expect(file.fault == nil)
    #expect(file.notChecked == "the decoder could not be started: /nowhere/formatctl: No such file or directory")
  }
}
