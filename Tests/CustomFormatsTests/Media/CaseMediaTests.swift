import CustomFormats
import Foundation
import Testing

/// The facts of the case files, as Pillow 12, ffprobe 5.1 and exiftool 12.57 tell them.
@Suite struct CaseMediaTests {
  @Test(arguments: [
    ("all-white-300x300.png", 687, 300, 300), ("icon-100x100.png", 244, 100, 100), ("icon-300x300.png", 718, 300, 300),
    ("icon-301x300.png", 719, 301, 300), ("main-1199x627.png", 3_166, 1_199, 627), ("main-1200x627.png", 3_171, 1_200, 627),
    ("main-1200x628.png", 3_176, 1_200, 628), ("main-2000x1047.png", 8_621, 2_000, 1_047),
    ("main-640x480.png", 1_612, 640, 480), ("trailing-garbage-300x300.png", 818, 300, 300),
  ])
  func `a plain PNG is whole, also with bytes after its end`(name: String, bytes: Int, width: Int, height: Int) throws {
    let file = MediaReader.read(try MediaData.example(name))
    #expect(
      file == MediaFile(byteCount: bytes, type: .png, image: ImageFacts(storedWidth: width, storedHeight: height)))
  }

  @Test func `a PNG tells alpha and depth`() throws {
    let alpha = ImageFacts(storedWidth: 300, storedHeight: 300, hasAlpha: true)
    #expect(MediaReader.read(try MediaData.example("transparent-300x300.png")).image == alpha)
    #expect(MediaReader.read(try MediaData.example("fully-transparent-300x300.png")).image == alpha)
    let grey = ImageFacts(storedWidth: 300, storedHeight: 300, bitDepth: 16, colourModel: .grey)
    #expect(MediaReader.read(try MediaData.example("grey16-300x300.png")).image == grey)
  }

  @Test func `animations tell their frames and time`() throws {
    let png = MediaReader.read(try MediaData.example("anim-3frames-300x250.png"))
    #expect(png.image == ImageFacts(storedWidth: 300, storedHeight: 250, frameCount: 3, durationSeconds: 1.2))
    #expect(png.fault == nil)
    let gif = MediaReader.read(try MediaData.example("anim-3frames-300x250.gif"))
    #expect(gif.image?.frameCount == 3)
    #expect(gif.image?.durationSeconds == 1.2)
    #expect(gif.fault == nil)
  }

  @Test func `a GIF of one frame is a still`() throws {
    let gif = MediaReader.read(try MediaData.example("still-300x250.gif"))
    #expect(
      gif
        == MediaFile(
          byteCount: 15_534, type: .gif,
          image: ImageFacts(storedWidth: 300, storedHeight: 250, colourModel: .palette, isInterlaced: true)))
  }

  @Test func `a JPEG is known under any name`() throws {
    let jpeg = MediaReader.read(try MediaData.example("jpeg-bytes-named.png"))
    #expect(jpeg == MediaFile(byteCount: 15_196, type: .jpeg, image: ImageFacts(storedWidth: 1_200, storedHeight: 627)))
    let story = MediaReader.read(try MediaData.example("story-1080x1920.jpg"))
    #expect(story == MediaFile(byteCount: 36_029, type: .jpeg, image: ImageFacts(storedWidth: 1_080, storedHeight: 1_920)))
  }

  @Test func `EXIF orientation turns the shown size`() throws {
    let wide = try #require(MediaReader.read(try MediaData.example("exif6-stored-1200x627.jpg")).image)
    #expect(wide == ImageFacts(storedWidth: 1_200, storedHeight: 627, orientation: 6))
    #expect(wide.shownWidth == 627)
    #expect(wide.shownHeight == 1_200)
    let tall = try #require(MediaReader.read(try MediaData.example("exif6-stored-627x1200.jpg")).image)
    #expect(tall.shownWidth == 1_200)
    #expect(tall.shownHeight == 627)
  }

  @Test func `CMYK is told`() throws {
    let file = MediaReader.read(try MediaData.example("cmyk-1200x627.jpg"))
    #expect(file.image == ImageFacts(storedWidth: 1_200, storedHeight: 627, colourModel: .cmyk))
    #expect(file.fault == nil)
  }

  @Test func `a WebP is known under any name`() throws {
    let file = MediaReader.read(try MediaData.example("webp-bytes-named.jpg"))
    #expect(file == MediaFile(byteCount: 1_798, type: .webp, image: ImageFacts(storedWidth: 1_200, storedHeight: 627)))
  }

  @Test func `a page and an empty file are no pictures`() throws {
    #expect(MediaReader.read(try MediaData.example("html-named.png")) == MediaFile(byteCount: 55, type: .html))
    let empty = MediaReader.read(try MediaData.example("zero-byte.png"))
    #expect(empty.type == .unknown)
    #expect(empty.fault == MediaFault(.empty, "it has 0 bytes", offset: 0))
  }

  @Test func `cut files say where they stop`() throws {
    let jpeg = MediaReader.read(try MediaData.example("truncated-1200x627.jpg"))
    #expect(jpeg.image == ImageFacts(storedWidth: 1_200, storedHeight: 627))
    #expect(jpeg.fault == MediaFault(.truncated, "the JPEG stops at byte 14,687 without an end marker", offset: 14_687))
    let png = MediaReader.read(try MediaData.example("truncated-1200x627.png"))
    #expect(png.image == ImageFacts(storedWidth: 1_200, storedHeight: 627))
    #expect(png.fault == MediaFault(.truncated, "the PNG stops at byte 1,585 without an end marker", offset: 1_585))
    let video = MediaReader.read(try MediaData.example("video-truncated.mp4"))
    let reason = "the MP4 stops at byte 900 inside its media data, which should end at byte 2,821"
    #expect(video == MediaFile(byteCount: 900, type: .mp4, fault: MediaFault(.truncated, reason, offset: 900)))
  }

  @Test func `a zero side and too many pixels are faults of their own`() throws {
    let zero = MediaReader.read(try MediaData.example("zero-size-ihdr.png"))
    #expect(zero.fault == MediaFault(.zeroSize, "the PNG declares 0x300 pixels"))
    let huge = MediaReader.read(try MediaData.example("huge-20000x20000-1bit.png"))
    #expect(huge.image?.storedWidth == 20_000)
    let reason = "the PNG declares 20000x20000 pixels, 400,000,000 in all; the limit is 40,000,000"
    #expect(huge.fault == MediaFault(.tooManyPixels, reason))
  }

  @Test func `videos tell size, time, rate, codec, sound and turn`() throws {
    let long = MediaReader.read(try MediaData.example("video-15s-1280x720.mp4"))
    #expect(long.fault == nil)
    #expect(
      long.video
        == VideoFacts(
          storedWidth: 1_280, storedHeight: 720, durationSeconds: 15, framesPerSecond: 25,
          audio: AudioFacts(codec: "aac", channels: 1),
          isIndexFirst: false))
    let tiny = MediaReader.read(try MediaData.example("video-2s-100x100.mp4"))
    #expect(
      tiny.video
        == VideoFacts(
          storedWidth: 100, storedHeight: 100, durationSeconds: 2, framesPerSecond: 25, isIndexFirst: false))
    let hevc = MediaReader.read(try MediaData.example("video-2s-hevc.mp4"))
    #expect(
      hevc.video
        == VideoFacts(
          storedWidth: 1_280, storedHeight: 720, durationSeconds: 2, framesPerSecond: 25, codec: .hevc,
          isIndexFirst: false))
    let turned = MediaReader.read(try MediaData.example("video-2s-rot90-stored-1280x720.mp4"))
    #expect(
      turned.video
        == VideoFacts(
          storedWidth: 1_280, storedHeight: 720, shownWidth: 720, shownHeight: 1_280, durationSeconds: 2,
          framesPerSecond: 25, rotation: 270, isIndexFirst: false))
    let webm = MediaReader.read(try MediaData.example("video-0.5s.webm"))
    #expect(webm.type == .webm)
    #expect(
      webm.video
        == VideoFacts(
          storedWidth: 1_280, storedHeight: 720, durationSeconds: 0.52, framesPerSecond: 25, codec: .vp8))
  }

  @Test func `sound without pictures is no video`() throws {
    let file = MediaReader.read(try MediaData.example("audio-only.mp4"))
    #expect(file.type == .mp4)
    #expect(file.video == nil)
    #expect(file.fault == MediaFault(.noPicture, "the MP4 has no picture stream, only sound"))
  }

  @Test func `a file on disk reads as the same bytes in memory do`() throws {
    let folder = try MediaFolder(path: MediaData.folder.path)
    for path in try MediaData.all() {
      var opened = try folder.open(path)
      #expect(MediaReader.read(&opened) == MediaReader.read(try MediaData.bytes(path)), "\(path)")
    }
  }
}
