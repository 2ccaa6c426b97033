import CustomFormats
import Foundation
import Testing

/// Pixels beside those that Pillow 12 decodes from the same files.
@Suite struct DecoderTests {
  private let decoder = Decoder(program: BuiltProgram.formatctl, seconds: 60)

  private static let green = [30, 160, 60, 255]
  private static let red = [200, 40, 40, 255]
  private static let white = [250, 250, 250, 255]
  private static let blue = [40, 60, 200, 255]
  private static let nothing = [0, 0, 0, 0]
  private static let fields = [green, red, white, blue]
  private static let greys = [[110, 110, 110, 255], [88, 88, 88, 255], [250, 250, 250, 255], [70, 70, 70, 255]]

  private func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [Int] {
    let pixel = bitmap[x, y]
    return [pixel.red, pixel.green, pixel.blue, pixel.alpha].map(Int.init)
  }

  /// Compares the middles of the four fields: top left, top right, bottom left, bottom right.
  private func expectFields(
    _ bitmap: Bitmap, _ expected: [[Int]], within tolerance: Int, _ location: SourceLocation = #_sourceLocation
  ) {
    let (w, h) = (bitmap.width, bitmap.height)
    for (at, place) in [(w / 4, h / 4), (3 * w / 4, h / 4), (w / 4, 3 * h / 4), (3 * w / 4, 3 * h / 4)].enumerated() {
      let found = pixel(bitmap, place.0, place.1)
      let isNear = zip(found, expected[at]).allSatisfy { abs($0 - $1) <= tolerance }
      #expect(isNear, "\(found) for \(expected[at])", sourceLocation: location)
    }
  }

  @Test(
    arguments: [
      ("progressive.jpg", .jpeg, fields, 1), ("grey.jpg", .jpeg, greys, 0), ("icc.jpg", .jpeg, fields, 1),
      ("trailing.jpg", .jpeg, fields, 1), ("interlaced.png", .png, fields, 0), ("grey-alpha.png", .png, greys, 0),
      ("palette-alpha.png", .png, [green, red, [250, 250, 250, 0], blue], 0), ("default-outside.apng.png", .png, fields, 0),
      ("lossy.webp", .webp, fields, 2), ("lossless.webp", .webp, fields, 0), ("animated.webp", .webp, fields, 3),
      ("alpha.webp", .webp, [[30, 160, 60, 0], red, white, blue], 0), ("interlaced.gif", .gif, fields, 0),
      ("still-87a.gif", .gif, fields, 0), ("transparent.gif", .gif, [green, red, nothing, blue], 0),
    ] as [(String, MediaType, [[Int]], Int)])
  func `each kind of picture is decoded`(name: String, type: MediaType, expected: [[Int]], tolerance: Int) throws {
    let bitmap = try decoder.picture(of: try MediaData.small(name), type: type, fitting: (1_000, 1_000))
    #expect(bitmap.width == 48)
    #expect(bitmap.height == 32)
    expectFields(bitmap, expected, within: tolerance)
  }

  @Test(arguments: [
    (1, [green, red, white, blue]), (2, [red, green, blue, white]), (3, [blue, white, red, green]),
    (4, [white, blue, green, red]), (5, [green, white, red, blue]), (6, [white, green, blue, red]),
    (7, [blue, red, white, green]), (8, [red, blue, green, white]),
  ]) func `a picture comes out upright`(orientation: Int, expected: [[Int]]) throws {
    let bytes = try MediaData.small("exif\(orientation).jpg")
    let bitmap = try decoder.picture(of: bytes, type: .jpeg, fitting: (1_000, 1_000))
    #expect(bitmap.width == (orientation < 5 ? 48 : 32))
    #expect(bitmap.height == (orientation < 5 ? 32 : 48))
    expectFields(bitmap, expected, within: 1)
  }

  @Test func `PNG and WebP are turned upright too`() throws {
    let turned = [Self.white, Self.green, Self.blue, Self.red]
    let png = try decoder.picture(of: try MediaData.small("exif6.png"), type: .png, fitting: (1_000, 1_000))
    expectFields(png, turned, within: 0)
    let webp = try decoder.picture(of: try MediaData.small("exif6.webp"), type: .webp, fitting: (1_000, 1_000))
    expectFields(webp, turned, within: 2)
  }

  @Test func `CMYK is no negative`() throws {
    let small = try decoder.picture(of: try MediaData.small("cmyk.jpg"), type: .jpeg, fitting: (1_000, 1_000))
    expectFields(small, Self.fields, within: 1)
    let large = try decoder.picture(of: try MediaData.example("cmyk-1200x627.jpg"), type: .jpeg, fitting: (300, 300))
    #expect(large.width == 300)
    #expect(large.height == 157)
    #expect(pixel(large, 10, 10) == [49, 155, 226, 255])
    #expect(pixel(large, 290, 150) == [49, 155, 226, 255])
  }

  @Test func `16 bits of grey are not brightened`() throws {
    let bitmap = try decoder.picture(of: try MediaData.example("grey16-300x300.png"), type: .png, fitting: (300, 300))
    // 40,000 of 65,535 is 155.6 of 255.
    #expect([155, 156].contains(pixel(bitmap, 150, 150)[0]))
  }

  @Test func `a frame smaller than its canvas is drawn in its place`() throws {
    let bitmap = try decoder.picture(of: try MediaData.small("offset-frame.gif"), type: .gif, fitting: (1_000, 1_000))
    #expect(bitmap.width == 48)
    #expect(bitmap.height == 32)
    #expect(pixel(bitmap, 4, 7) == Self.nothing)
    #expect(pixel(bitmap, 5, 6) == Self.nothing)
    #expect(pixel(bitmap, 5, 7) == Self.green)
    #expect(pixel(bitmap, 24, 7) == Self.red)
    #expect(pixel(bitmap, 5, 16) == Self.white)
    #expect(pixel(bitmap, 24, 16) == Self.blue)
    #expect(pixel(bitmap, 25, 16) == Self.nothing)
    #expect(pixel(bitmap, 24, 17) == Self.nothing)
  }

  @Test func `a picture is shrunk to its box and keeps its shape`() throws {
    let bytes = try MediaData.small("lossless.webp")
    let half = try decoder.picture(of: bytes, type: .webp, fitting: (24, 1_000))
    #expect(half.width == 24)
    #expect(half.height == 16)
    expectFields(half, Self.fields, within: 0)
    let low = try decoder.picture(of: bytes, type: .webp, fitting: (1_000, 1))
    #expect(low.width == 2)
    #expect(low.height == 1)
    // The mean of green over white, and of red over blue.
    #expect(pixel(low, 0, 0) == [140, 205, 155, 255])
    #expect(pixel(low, 1, 0) == [120, 50, 120, 255])
  }

  @Test func `a box whose rounding would differ a second time gives a picture too`() throws {
    let bytes = try MediaData.example("main-1200x628.png")
    for (width, height, expected) in [(232, 200, 121), (120, 90, 63), (59, 59, 31)] {
      let bitmap = try decoder.picture(of: bytes, type: .png, fitting: (width, height))
      #expect(bitmap.width == width)
      #expect(bitmap.height == expected)
    }
  }

  @Test func `transparent pixels do not tint their neighbours`() throws {
    let bitmap = try decoder.picture(of: try MediaData.small("palette-alpha.png"), type: .png, fitting: (1, 1))
    // Three opaque fields of four: the mean of their colours at three quarters of alpha.
    #expect(pixel(bitmap, 0, 0) == [90, 87, 100, 191])
  }

  @Test func `a cut JPEG is shown as far as it goes, with a complaint`() throws {
    let bytes = try MediaData.example("truncated-1200x627.jpg")
    let decoded = try decoder.decode(bytes, type: .jpeg, fitting: (120, 120))
    #expect(decoded.bitmap.width == 120)
    #expect(decoded.complaint == "Premature end of JPEG file")
    #expect(throws: DecodingFailure.undecodable("read beyond end of data")) {
      try decoder.picture(of: try MediaData.example("truncated-1200x627.png"), type: .png, fitting: (120, 120))
    }
  }

  @Test func `bombs are refused before any child is started`() throws {
    let nobody = Decoder(program: "/no/such/program")
    let huge = try MediaData.example("huge-20000x20000-1bit.png")
    let reason = "the PNG declares 20000x20000 pixels, 400,000,000 in all; the limit is 40,000,000"
    #expect(throws: DecodingFailure.refused(MediaFault(.tooManyPixels, reason))) {
      try nobody.picture(of: huge, type: .png, fitting: (10, 10))
    }
    #expect(throws: DecodingFailure.refused(MediaFault(.empty, "it has 0 bytes", offset: 0))) {
      try nobody.picture(of: [], type: .png, fitting: (10, 10))
    }
    #expect(throws: DecodingFailure.otherType(said: .jpeg, found: .png)) {
      try nobody.picture(of: huge, type: .jpeg, fitting: (10, 10))
    }
    #expect(throws: DecodingFailure.unsupported(.mp4)) { try nobody.picture(of: huge, type: .mp4, fitting: (10, 10)) }
    #expect(throws: DecodingFailure.notStarted("/no/such/program: No such file or directory")) {
      try nobody.picture(of: try MediaData.small("lossy.webp"), type: .webp, fitting: (10, 10))
    }
  }

  @Test func `damaged pictures end in a failure or in pixels, never in a dead child`() throws {
    var numbers = SeededNumbers(state: 11)
    for (name, type) in [
      ("progressive.jpg", MediaType.jpeg), ("interlaced.png", .png), ("lossy.webp", .webp), ("interlaced.gif", .gif),
    ] {
      let original = try MediaData.small(name)
      for _ in 0..<12 {
        var bytes = original
        for _ in 0..<3 {
          bytes[Int.random(in: bytes.count / 2..<bytes.count, using: &numbers)] = .random(in: 0...255, using: &numbers)
        }
        do {
          let bitmap = try decoder.picture(of: bytes, type: type, fitting: (48, 48))
          #expect(bitmap.width == 48)
        } catch {
          if case .childDied(let how) = error { Issue.record("\(name): \(how)") }
        }
      }
    }
  }
}
