import CustomFormats
import Testing

@Suite struct CutMediaTests {
  /// Files whose every byte is needed; those with bytes after the end, and those without a length, stand below.
  private static let whole = [
    "cases/media/anim-3frames-300x250.gif", "cases/media/anim-3frames-300x250.png", "cases/media/main-1200x627.png",
    "cases/media/webp-bytes-named.jpg", "cases/media/video-2s-100x100.mp4", "cases/media/video-2s-rot90-stored-1280x720.mp4",
    "media/progressive.jpg", "media/exif6.jpg", "media/thumbnail-exif6.jpg", "media/interlaced.png",
    "media/default-outside.apng.png", "media/transparent.gif", "media/lossless.webp", "media/exif6.webp", "media/animated.webp",
    "media/index-first.mp4", "media/sound.mp4", "media/pixel-shape.mov", "media/vp9.webm",
    "media/sound.webm",
  ]

  @Test(arguments: whole) func `a file cut anywhere is faulty or of an unknown type`(path: String) throws {
    let bytes = try MediaData.bytes(path)
    #expect(MediaReader.read(bytes).fault == nil)
    let missed = (1..<bytes.count).filter { count in
      let file = MediaReader.read([UInt8](bytes.prefix(count)))
      return file.fault == nil && file.type != .unknown
    }
    #expect(missed == [])
  }

  @Test(arguments: [
    "story-1080x1920.jpg", "cmyk-1200x627.jpg", "still-300x250.gif", "video-15s-1280x720.mp4", "video-2s-hevc.mp4",
  ])
  func `a larger file cut here and there is faulty`(name: String) throws {
    let bytes = try MediaData.example(name)
    let missed = stride(from: 64, to: bytes.count, by: 97).filter { count in
      MediaReader.read([UInt8](bytes.prefix(count))).fault == nil
    }
    #expect(missed == [])
  }

  @Test(arguments: whole.filter { !$0.hasSuffix("webm") }) func `bytes after the end are no fault`(path: String) throws {
    let bytes = try MediaData.bytes(path)
    for tail in [[0], [UInt8](repeating: 0, count: 512), [UInt8]("\r\n<!-- served by a cache -->".utf8)] {
      let file = MediaReader.read(bytes + tail)
      #expect(file.fault == nil, "\(path)")
      #expect(file.image == MediaReader.read(bytes).image)
      #expect(file.video == MediaReader.read(bytes).video)
    }
  }

  @Test(arguments: [("fragmented.mp4", 67), ("segment-index.mp4", 67)])
  func `a fragmented MP4 may only lose the index of its fragments`(name: String, lastIndex: Int) throws {
    let bytes = try MediaData.small(name)
    let start = bytes.count - lastIndex
    #expect(bytes[(start + 4)...].starts(with: "mfra".utf8))
    let missed = (32..<bytes.count).filter { MediaReader.read([UInt8](bytes.prefix($0))).fault == nil }
    // Fewer bytes than a box header are bytes after the end.
    #expect(missed == Array(start..<start + 8))
  }
}
