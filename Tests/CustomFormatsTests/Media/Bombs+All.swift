import CustomFormats

extension Bombs {
  static let all: [Bomb] = pictures + animations + webpictures + videos + others

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

  private static let animations: [Bomb] = [
    Bomb("a PNG that inflates to 50 MB behind its 64 pixels", .png, nil, "", png(8, data: deflatedZeros(50_000_000))),
    Bomb(
      "a PNG with a text of 50 MB", .png, nil, "",
      png(8, chunks: chunk("zTXt", join(text("x"), [0, 0], deflatedZeros(50_000_000))), data: deflatedZeros(72))),
    Bomb(
      "a PNG with a profile of 50 MB", .png, nil, "",
      png(8, chunks: chunk("iCCP", join(text("x"), [0, 0], deflatedZeros(50_000_000))), data: deflatedZeros(72))),
    Bomb(
      "an animated PNG of a million frames, with none", .png, .damaged, "0 of the 1000000 frames",
      png(8, chunks: chunk("acTL", join(big(1_000_000), zeros(4))), data: deflatedZeros(72))),
    Bomb(
      "a JPEG of 1,000 progressive scans of 65500x65500", .jpeg, .tooManyPixels, "65500x65500",
      progressiveJPEG(side: 65_500, scans: 1_000)),
    Bomb(
      "a JPEG of 1,000 progressive scans of 6000x6000", .jpeg, .undecodable, "", progressiveJPEG(side: 6_000, scans: 1_000)),
    Bomb(
      "a JPEG whose EXIF leads into itself", .jpeg, .undecodable, "",
      join([0xFF, 0xD8], endlessEXIF, jpeg(width: 8, height: 8).dropping(2))),
    Bomb(
      "a GIF of a million frames of a pixel", .gif, nil, "",
      join(pixel.dropping(-1), Array(repeatElement(pixel.dropping(19).dropping(-1), count: 1_000_000).joined()), [0x3B])),
    Bomb(
      "a GIF whose frames lie beside its canvas", .gif, nil, "",
      join(
        pixel.dropping(-1),
        Array(repeatElement([0x2C, 255, 255, 255, 255] + pixel.dropping(24).dropping(-1), count: 1_000).joined()), [0x3B])),
    Bomb(
      "a GIF of codes that mean nothing, without end", .gif, .undecodable, "stop early",
      join(
        openGIF(frames: 0, side: 16), [0x2C, 0, 0, 0, 0, 16, 0, 16, 0, 0, 2],
        // Eight codes of three bits that each only clear the table.
        Array(
          repeatElement([255] + Array(repeatElement([0x24, 0x49, 0x92] as [UInt8], count: 85).joined()), count: 40_000).joined()),
        [0, 0x3B])),
  ]

  /// A block of EXIF whose directory has an entry that points at the directory, and is followed by itself.
  private static let endlessEXIF: [UInt8] = {
    let entry = join([0x87, 0x69, 0, 4], big(1), big(8))
    let block = join(text("Exif"), zeros(2), text("MM"), [0, 42], big(8), [0, 1], entry, big(8))
    return join([0xFF, 0xE1], big(block.count + 2, 2), block)
  }()

  private static let others: [Bomb] = [
    Bomb(
      "an SVG of a billion laughs", .svg, nil, "",
      text(
        "<?xml version=\"1.0\"?><!DOCTYPE svg [<!ENTITY a \"ha\">"
          + (1...10).map { "<!ENTITY a\($0) \"" + String(repeating: $0 == 1 ? "&a;" : "&a\($0 - 1);", count: 10) + "\">" }
          .joined()
          + "]><svg><text>&a10;</text></svg>")),
    Bomb("one byte", .unknown, nil, "", [0x89]),
    Bomb("no byte", .unknown, .empty, "0 bytes", []),
  ]

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
    Bomb(
      "a WebP whose canvas of a pixel holds 16383x16383", .webp, .damaged, "16383x16383",
      webp(join(riff("VP8X", zeros(10)), riff("VP8L", join([0x2F, 0xFE, 0xBF, 0xFF, 0x0F], zeros(13)))))),
    Bomb(
      "a WebP of 100,000 frames", .webp, .tooComplex, "100,000 chunks",
      webp(
        join(
          riff("VP8X", [2, 0, 0, 0, 0, 0, 0, 0, 0, 0]), riff("ANIM", zeros(6)),
          Array(
            repeatElement(riff("ANMF", join(zeros(16), riff("VP8L", [0x2F, 0, 0, 0, 0]))), count: 100_000).joined())))),
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
    Bomb(
      "an index of 1 GB in 100 bytes", .mp4, .truncated, "inside its index",
      mp4(box("moov", zeros(64), size: 1 << 30))),
    Bomb(
      "a track whose boxes are larger than it", .mp4, .noPicture, "",
      mp4(
        box("moov", box("trak", box("mdia", box("minf", zeros(8), size: 4_000), size: 3_000), size: 2_000)),
        box("mdat", zeros(4_000)))),
    Bomb(
      "a table of 2^32 times in 16 bytes", .mp4, .noPicture, "",
      mp4(
        box("moov", box("trak", box("mdia", box("minf", box("stbl", box("stts", join(zeros(4), big(0xFFFF_FFFF), zeros(8)))))))),
        box("mdat", []))),
    Bomb(
      "a million empty boxes", .mp4, .tooComplex, "100,000 boxes",
      mp4(Array(repeatElement(box("free", []), count: 1_000_000).joined()))),
    Bomb(
      "clusters without a size inside one another", .webm, .truncated, "",
      webm(Array(repeatElement(join([0x1F, 0x43, 0xB6, 0x75], unknownSize), count: 50_000).joined()))),
    Bomb(
      "a block that says it is laced 256 times", .webm, .truncated, "before its tracks",
      webm(join([0x1F, 0x43, 0xB6, 0x75, 0x88], [0xA3, 0x86, 0x81, 0, 0, 0x06, 0xFF, 0xFF]))),
    Bomb("an element without an id", .webm, .damaged, "where an element should begin", webm(zeros(64))),
  ]

  /// A GIF of one black pixel.
  static let pixel = join(
    text("GIF89a"), [1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255],
    [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B])
}
