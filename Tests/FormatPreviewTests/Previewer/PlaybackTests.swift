import CustomFormats
import Testing

@testable import FormatPreview

@Suite struct PlaybackTests {
  /// What Space sends for first in the video format at 80x24: 45 columns at 16:9.
  private static let errand = VideoErrand(number: 1, sample: 0, path: "espresso.mp4", type: .mp4, width: 180, height: 104)

  private static func open(_ name: String = "native-video", _ files: [String] = ["sample.json"]) throws -> PreviewState {
    try .of(name, files, isColoured: true)
  }

  /// Returns a red frame.
  private static func frame(at seconds: Double) throws -> VideoFrame {
    VideoFrame(try #require(Bitmap(width: 2, height: 1, pixels: [255, 0, 0, 255, 255, 0, 0, 255])), at: seconds)
  }

  @Test func `Space plays the video in its cells, pauses it and goes on`() throws {
    var preview = try Self.open()
    #expect(preview.lastLine.contains("  e edit  Space ▶  : more"))
    #expect(preview.press(" ") == [.play(Self.errand)])
    #expect(preview.lines.contains { $0.contains("▶ 0:06 1280x720 H.264") })
    #expect(preview.update(.played(Self.errand, try Self.frame(at: 4.95))).isEmpty)
    #expect(preview.lines.contains { $0.hasPrefix("│ ▶ 0:04 / 0:06 ") })
    #expect(ScreenView(preview).frame[20, 6].paper == RGB(255, 0, 0))
    #expect(!preview.lines.contains { $0.contains("1280x720 H.264") })
    #expect(preview.press(" ") == [.pause])
    #expect(preview.lines.contains { $0.hasPrefix("│ ⏸ 0:04 / 0:06 ") })
    #expect(preview.press(" ") == [.resume])
    #expect(preview.lines.contains { $0.hasPrefix("│ ▶ 0:04 / 0:06 ") })
  }

  @Test func `behind the last frame the poster is back, and Space plays once more`() throws {
    var preview = try Self.open()
    preview.press(" ")
    _ = preview.update(.played(Self.errand, try Self.frame(at: 5.95)))
    #expect(preview.update(.ended(Self.errand, nil)).isEmpty)
    #expect(preview.lines.contains { $0.contains("▶ 0:06 1280x720 H.264") })
    guard case .play(let errand) = preview.press(" ").first else {
      Issue.record("nothing is played")
      return
    }
    #expect(errand.number == 2)
  }

  @Test(arguments: [Key.right, "]", "g", "q"])
  func `a video stops when something else is shown in its place`(_ key: Key) throws {
    var preview = try Self.open("native-video", ["sample.json", "bad-no-media.json"])
    preview.press(" ")
    #expect(preview.press(key).contains(.stop))
    #expect(preview.playback == nil)
    #expect(!preview.press(.f1).contains(.stop))
  }

  @Test func `a terminal that is too small for the ad stops its video`() throws {
    var preview = try Self.open()
    preview.press(" ")
    #expect(preview.update(.resized(columns: 40, rows: 10)) == [.stop])
  }

  @Test func `a video goes on while another asset is selected, a page is read and a value is edited`() throws {
    var preview = try Self.open()
    preview.press(" ")
    let effects = preview.press(.down, .enter, ":", .escape, .f1, .escape, "e", "!", .enter, "u", "/", .escape)
    #expect(effects.isEmpty)
    #expect(preview.playback?.errand == Self.errand)
  }

  @Test func `frames and the end of a video that was stopped are passed over`() throws {
    var preview = try Self.open()
    preview.press(" ", .right, .left, " ")
    _ = preview.update(.played(Self.errand, try Self.frame(at: 1)))
    _ = preview.update(.ended(Self.errand, "It was stopped."))
    #expect(preview.playback?.errand.number == 2)
    #expect(preview.playback?.frame == nil)
    #expect(preview.notice == nil)
  }

  @Test func `what is wrong with a video is said on one line`() throws {
    var preview = try Self.open()
    preview.press(" ")
    _ = preview.update(.ended(Self.errand, "ffmpeg says of espresso.mp4: moov atom\u{1B} not found."))
    #expect(preview.problemLine == " ffmpeg says of espresso.mp4: moov atom␛ not found.")
    #expect(preview.playback == nil)
  }

  @Test func `where nothing can be played Space says why, and no key is shown for it`() throws {
    var still = try Self.open("simple-native")
    #expect(still.press(" ").isEmpty)
    #expect(still.problemLine == " night-hikes has no video to play.")
    #expect(!still.lastLine.contains("Space"))
    var hidden = try Self.open()
    _ = hidden.perform(.show(.noVideo))
    #expect(hidden.press(" ").isEmpty)
    #expect(hidden.problemLine == " No video is shown in this state.")
    var made = try Self.open("native-video", ["bad-missing-video-and-placeholder.json"])
    _ = made.perform(.show(.video))
    #expect(made.press(" ").isEmpty)
    #expect(made.problemLine == " There is nothing to play: the video is a stand-in.")
    var colourless = try PreviewState.of("native-video")
    #expect(colourless.press(" ").isEmpty)
    #expect(colourless.problemLine == " A video is played in colours, and they are off.")
  }

  @Test func `frames have as many pixels as the largest place has samples, and never very many`() throws {
    let ads = try [45, 120, 400].map { columns in
      let (format, creative) = try Bundled.creative("native-video")
      return StagedAd(creative, of: format, in: .typical, columns: columns)
    }
    let small = PlayedSize([ads[0]])
    #expect(small.width == 180 && small.height == 104)
    #expect(PlayedSize([ads[0], ads[1]]).width == 480)
    let large = PlayedSize([ads[2]])
    #expect(large.width == 400 && large.height > 200 && large.width * large.height <= 245_760)
  }
}
