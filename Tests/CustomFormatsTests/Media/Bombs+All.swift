import CustomFormats

extension Bombs {
  static let all: [Bomb] = pictures + webpictures + videos

  private static let pictures: [Bomb] = [
    Bomb("a PNG of 50000x50000", .png, .tooManyPixels, "2,500,000,000 in all", png(width: 50_000, height: 50_000)),
    Bomb("a PNG of 6000x6000 without data for them", .png, .undecodable, "", png(width: 6_000, height: 6_000)),
    Bomb("a PNG of countless chunks", .png, .tooComplex, "100,000 chunks", manyChunks),
    Bomb("a JPEG of 65535x65535", .jpeg, .tooManyPixels, "65535x65535", jpeg(width: 65_535, height: 65_535)),
    Bomb("a JPEG of 6000x6000 without data for them", .jpeg, .undecodable, "", jpeg(width: 6_000, height: 6_000)),
    Bomb("a JPEG of fill bytes", .jpeg, .tooComplex, "segments", [0xFF, 0xD8] + [UInt8](repeating: 0xFF, count: 300_000)),
    Bomb(
      "a GIF of 10,000 frames without a pixel", .gif, .undecodable, "frame 1 stop early",
      join(openGIF(frames: 10_000, side: 16), [0x3B])),
    Bomb(
      "a GIF whose second frame is 65535x65535", .gif, .tooManyPixels, "65535x65535",
      join(openGIF(frames: 1, side: 4), [0x2C, 0, 0, 0, 0, 255, 255, 255, 255, 0, 2, 1, 0x2C, 0, 0x3B])),
    Bomb(
      "a GIF of sub-blocks without end", .gif, .truncated, "without an end marker",
      join(openGIF(frames: 1, side: 4), [0x21, 0xFE], [UInt8](repeating: 1, count: 200_000))),
  ]

  private static let manyChunks: [UInt8] = {
    let one = chunk("tEXt", [])
    return join(Array(png(width: 9, height: 9).prefix(33)), Array(repeatElement(one, count: 100_001).joined()))
  }()

  private static let webpictures: [Bomb] = [
    Bomb(
      "a WebP that says it has 4 GB", .webp, .truncated, "and should have",
      webp(riff("VP8L", [0x2F, 0, 0, 0, 0]), size: 0xFFFF_FFF0)),
    Bomb(
      "a WebP chunk that says it has 4 GB", .webp, .truncated, "inside its picture data",
      webp(riff("VP8L", [0x2F, 0, 0, 0, 0], size: 0xFFFF_FFFF))),
    Bomb(
      "a WebP of 16383x16383 in 38 bytes", .webp, .tooManyPixels, "268,402,689",
      webp(riff("VP8L", join([0x2F, 0xFE, 0xBF, 0xFF, 0x0F], zeros(13))))),
    Bomb(
      "a WebP canvas of 16777216x16777216", .webp, .tooManyPixels, "16777216x16777216",
      webp(riff("VP8X", [2, 0, 0, 0, 255, 255, 255, 255, 255, 255]))),
  ]

  private static let videos: [Bomb] = [
    Bomb("a box of size 0 before the index", .mp4, .truncated, "without an index", mp4(box("mdat", [1, 2, 3], size: 0))),
    Bomb(
      "a box of 2^63 bytes", .mp4, .truncated, "inside its media data",
      mp4(box("moov", []), box("mdat", join([0x80], zeros(7), [1, 2, 3]), size: 1))),
    Bomb("a box smaller than its header", .mp4, .damaged, "where a box should begin", mp4(box("moov", [], size: 4), zeros(64))),
    Bomb(
      "boxes 5,000 deep", .mp4, .noPicture, "no picture stream",
      mp4(box("moov", (0..<5_000).reduce([]) { inner, _ in box("trak", inner) }), box("mdat", []))),
    Bomb(
      "150,000 boxes", .mp4, .tooComplex, "100,000 boxes",
      mp4(Array(repeatElement(box("free", []), count: 150_000).joined()))),
    Bomb(
      "a cluster without a size, and no end", .webm, .truncated, "before its tracks",
      webm(join([0x1F, 0x43, 0xB6, 0x75], unknownSize))),
    Bomb(
      "an element of 2^56 bytes", .webm, .truncated, "inside its media data",
      webm([0xEC, 0x01, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFE])),
    Bomb("an element without an id", .webm, .damaged, "where an element should begin", webm(zeros(64))),
  ]

  /// A GIF of one black pixel.
  static let pixel = join(
    text("GIF89a"), [1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255],
    [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B])
}
