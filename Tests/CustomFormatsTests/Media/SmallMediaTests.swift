import CustomFormats
import Testing

/// The facts of small files that Pillow and ffmpeg wrote; Tests/Data/media/README.md says how.
@Suite struct SmallMediaTests {
  private func image(_ name: String) throws -> ImageFacts {
    let file = MediaReader.read(try MediaData.small(name))
    #expect(file.fault == nil, "\(name)")
    return try #require(file.image)
  }

  private func video(_ name: String) throws -> VideoFacts {
    let file = MediaReader.read(try MediaData.small(name))
    #expect(file.fault == nil, "\(name)")
    return try #require(file.video)
  }

  private let plain = ImageFacts(storedWidth: 48, storedHeight: 32)

  @Test func `JPEG kinds are told`() throws {
    var progressive = plain
    progressive.isProgressive = true
    #expect(try image("progressive.jpg") == progressive)
    var grey = plain
    grey.colourModel = .grey
    #expect(try image("grey.jpg") == grey)
    var profile = plain
    profile.hasICCProfile = true
    profile.profileName = "sRGB built-in"
    #expect(try image("icc.jpg") == profile)
    #expect(try image("trailing.jpg") == plain)
  }

  @Test(arguments: 1...8) func `every EXIF orientation is read`(orientation: Int) throws {
    let facts = try image("exif\(orientation).jpg")
    #expect(facts.orientation == orientation)
    #expect(facts.shownWidth == (orientation < 5 ? 48 : 32))
    #expect(facts.shownHeight == (orientation < 5 ? 32 : 48))
  }

  @Test func `a thumbnail in EXIF is not taken for the picture`() throws {
    var turned = plain
    turned.orientation = 6
    #expect(try image("thumbnail-exif6.jpg") == turned)
  }

  @Test func `a long segment before the frame header is stepped over`() throws {
    let jpeg = try MediaData.small("progressive.jpg")
    let xmp = [UInt8]("http://ns.adobe.com/xap/1.0/\0".utf8) + [UInt8](repeating: 0x20, count: 60_000)
    let length = xmp.count + 2
    let long = jpeg[..<20] + [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)] + xmp + jpeg[20...]
    var facts = plain
    facts.isProgressive = true
    #expect(MediaReader.read([UInt8](long)) == MediaFile(byteCount: long.count, type: .jpeg, image: facts))
    let cut = MediaReader.read([UInt8](long.prefix(30_000)))
    #expect(cut.fault == MediaFault(.truncated, "the JPEG stops at byte 30,000 before its picture data", offset: 30_000))
  }

  @Test func `PNG kinds are told`() throws {
    #expect(
      try image("palette-alpha.png")
        == ImageFacts(storedWidth: 48, storedHeight: 32, bitDepth: 2, colourModel: .palette, hasAlpha: true))
    #expect(
      try image("grey-alpha.png") == ImageFacts(storedWidth: 48, storedHeight: 32, colourModel: .grey, hasAlpha: true))
    #expect(try image("interlaced.png") == ImageFacts(storedWidth: 48, storedHeight: 32, isInterlaced: true))
    #expect(try image("exif6.png") == ImageFacts(storedWidth: 48, storedHeight: 32, orientation: 6))
    #expect(try image("icc.png") == ImageFacts(storedWidth: 48, storedHeight: 32, hasICCProfile: true, profileName: "sRGB"))
  }

  @Test func `an animation declared with more frames than a PNG can have is a still`() throws {
    var bytes = try MediaData.example("anim-3frames-300x250.png")
    let control = try #require((0..<bytes.count).first { bytes[$0...].starts(with: "acTL".utf8) })
    bytes[control + 4] = 0x80
    #expect(MediaReader.read(bytes).image == ImageFacts(storedWidth: 300, storedHeight: 250))
  }

  @Test(
    arguments: [
      (0xC1, nil, false), (0xC2, nil, true), (0xC3, .lossless, false), (0xC6, .hierarchical, true), (0xC9, .arithmetic, false),
      (0xCA, .arithmetic, true),
    ] as [(UInt8, RareCoding?, Bool)]) func `each kind of JPEG frame is told`(code: UInt8, coding: RareCoding?, refines: Bool)
    throws
  {
    var bytes = try MediaData.small("exif1.jpg")
    let frame = try #require((0..<bytes.count).first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC0 })
    bytes[frame + 1] = code
    let file = MediaReader.read(bytes)
    let image = file.image
    #expect(image?.rareCoding == coding)
    #expect(file.fault?.kind == (coding == nil ? nil : .undecodable))
    #expect(file.fault?.offset == (coding == nil ? nil : frame))
    #expect(image?.isProgressive == refines)
    #expect(image?.storedWidth == 48)
  }

  @Test func `an animation of one frame is a still`() throws {
    #expect(try image("one-frame.apng.png") == plain)
    #expect(try image("default-outside-one.apng.png") == plain)
  }

  @Test func `a default image outside the animation is no frame`() throws {
    let facts = try image("default-outside.apng.png")
    #expect(facts.frameCount == 2)
    #expect(facts.durationSeconds == 0.28)
  }

  @Test func `GIF kinds are told`() throws {
    let still = ImageFacts(storedWidth: 48, storedHeight: 32, colourModel: .palette)
    #expect(try image("still-87a.gif") == still)
    #expect(try image("offset-frame.gif") == still)
    var interlaced = still
    interlaced.isInterlaced = true
    #expect(try image("interlaced.gif") == interlaced)
    var transparent = interlaced
    transparent.hasAlpha = true
    #expect(try image("transparent.gif") == transparent)
  }

  @Test func `WebP kinds are told`() throws {
    #expect(try image("lossy.webp") == plain)
    #expect(try image("lossless.webp") == plain)
    #expect(try image("alpha.webp") == ImageFacts(storedWidth: 48, storedHeight: 32, hasAlpha: true))
    #expect(try image("lossy-alpha.webp") == ImageFacts(storedWidth: 48, storedHeight: 32, hasAlpha: true))
    #expect(try image("exif6.webp") == ImageFacts(storedWidth: 48, storedHeight: 32, orientation: 6))
    #expect(
      try image("icc.webp") == ImageFacts(storedWidth: 48, storedHeight: 32, hasICCProfile: true, profileName: "sRGB built-in"))
    #expect(
      try image("animated.webp")
        == ImageFacts(storedWidth: 48, storedHeight: 32, frameCount: 3, durationSeconds: 1, hasAlpha: true))
  }

  private func second(_ codec: VideoCodec = .h264, indexFirst: Bool = false) -> VideoFacts {
    VideoFacts(
      storedWidth: 64, storedHeight: 48, durationSeconds: 1, framesPerSecond: 10, codec: codec, isIndexFirst: indexFirst)
  }

  @Test func `MP4 kinds are told`() throws {
    #expect(try video("index-first.mp4") == second(indexFirst: true))
    #expect(try video("av1.mp4") == second(.av1))
    #expect(try video("mpeg4.mp4") == second(.other("mp4v")))
    var sound = second()
    sound.audio = AudioFacts(codec: "aac", channels: 1)
    #expect(try video("sound.mp4") == sound)
  }

  @Test func `fragments tell time and rate where the index does not`() throws {
    #expect(try video("fragmented.mp4") == second(indexFirst: true))
    #expect(try video("segment-index.mp4") == second(indexFirst: true))
  }

  @Test func `the shape of pixels widens the shown picture`() throws {
    let mov = MediaReader.read(try MediaData.small("pixel-shape.mov"))
    #expect(mov.type == .mov)
    #expect(mov.video?.storedWidth == 64)
    #expect(mov.video?.shownWidth == 85)
    #expect(mov.video?.shownHeight == 48)
    let webm = try video("pixel-shape.webm")
    #expect(webm.storedWidth == 64)
    #expect(webm.shownWidth == 85)
    #expect(webm.shownHeight == 48)
  }

  @Test(
    arguments: [
      (90, [0, 0x10000, 0, -0x10000, 0, 0]), (180, [-0x10000, 0, 0, 0, -0x10000, 0]), (270, [0, -0x10000, 0, 0x10000, 0, 0]),
    ] as [(Int, [Int32])])
  func `quarter turns are read from the matrix`(turn: Int, matrix: [Int32]) throws {
    var bytes = try MediaData.small("index-first.mp4")
    let header = try #require((0..<bytes.count).first { bytes[$0...].starts(with: "tkhd".utf8) })
    for (at, value) in matrix.enumerated() {
      withUnsafeBytes(of: value.bigEndian) { bytes.replaceSubrange(header + 44 + 4 * at..<header + 48 + 4 * at, with: $0) }
    }
    let video = try #require(MediaReader.read(bytes).video)
    #expect(video.rotation == turn)
    #expect(video.shownWidth == (turn == 180 ? 64 : 48))
    #expect(video.shownHeight == (turn == 180 ? 48 : 64))
  }

  @Test func `WebM kinds are told`() throws {
    #expect(try video("vp9.webm") == second(.vp9, indexFirst: true))
    let sound = try video("sound.webm")
    #expect(sound.audio == AudioFacts(codec: "opus", channels: 1))
    #expect(sound.durationSeconds == 1.008)
    let only = MediaReader.read(try MediaData.small("sound-only.webm"))
    #expect(only.fault == MediaFault(.noPicture, "the WebM has no picture stream, only sound"))
  }

  @Test func `a live WebM without a length is walked to its last frame`() throws {
    let facts = try video("live.webm")
    #expect(facts.durationSeconds == 0.9)
    #expect(facts.framesPerSecond == 10)
  }

  @Test func `Matroska is not WebM`() throws {
    #expect(MediaReader.read(try MediaData.small("matroska.mkv")).type == .mkv)
  }
}
