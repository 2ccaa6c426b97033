import CustomFormats
import NativeAds
import Testing

@testable import FormatPreview

@Suite struct PreviewStateTests {
  /// Words made up of a definition, with which nothing is wrong.
  private static func madeUp() throws -> PreviewState {
    let sample = ShownCreative(
      samplesOf: PreparedFormat(Bakery.definition(), selection: RuleSelection()), word: "bakery")
    return try #require(PreviewState([sample], columns: 80, rows: 24, isColoured: false, order: .logical))
  }

  @Test func `the first problem of a creative is what is seen first`() throws {
    let preview = try PreviewState.of("simple-native", ["bad-headline-too-long.json"])
    #expect(preview.selection == .field("Headline"))
    #expect(preview.problemLine.hasPrefix(" ✗ Headline has 61 characters, the limit is 50"))
    #expect(preview.problemLine.hasSuffix("1 of 2, ? = why"))
    #expect(preview.lines[0].hasSuffix("night-hikes-headline-too-long  1 error"))
  }

  @Test func `down selects the next asset, and after the last one the first`() throws {
    var preview = try PreviewState.of("native-video")
    #expect(preview.selection == .field("Headline"))
    preview.press(.down)
    #expect(preview.selection == .field("MainImage"))
    preview.press(.up, .up)
    #expect(preview.selection == .badge)
    preview.press("j")
    #expect(preview.selection == .field("Headline"))
  }

  @Test func `right shows the next state and left the one before`() throws {
    var preview = try PreviewState.of("native-video")
    preview.press(.right)
    #expect(preview.state == .longest)
    #expect(preview.lines[1].contains("[longest]"))
    preview.press(.left, .left)
    #expect(preview.state == .noAd)
    #expect(preview.lines.joined().contains("error com.google.admob 1: The request is"))
  }

  @Test func `brackets go from creative to creative, and keep the state`() throws {
    var preview = try PreviewState.of("native-video", ["sample.json", "bad-no-media.json"])
    preview.press(.right, "]")
    #expect(preview.lines[0].hasSuffix("harbour-espresso-no-media  2/2  1 error"))
    #expect(preview.state == .longest)
    preview.press("]")
    #expect(preview.sample == 0)
  }

  @Test func `n walks the problems of all creatives and states, and N back`() throws {
    var preview = try PreviewState.of("native-video", ["sample.json", "bad-no-media.json"])
    preview.press("n")
    #expect(preview.sample == 0)
    #expect(preview.state == .longest)
    #expect(preview.problemLine.hasPrefix(" ! Headline has 50 characters, only 25 show"))
    var seen: [String] = []
    for _ in 0..<4 {
      seen.append("\(preview.sample) \(preview.state.name) \(preview.shownProblem?.finding.rule ?? "")")
      preview.press("n")
    }
    #expect(
      seen == [
        "0 longest text-will-truncate", "0 no-mainimage video-without-fallback", "1 typical no-media",
        "1 longest text-will-truncate",
      ])
    preview.press("N", "N")
    #expect(preview.shownProblem?.finding.rule == "no-media")
  }

  @Test func `n on a creative without problems says so`() throws {
    var preview = try Self.madeUp()
    preview.press("n")
    #expect(preview.problemLine == " Nothing is wrong with this creative.")
  }

  @Test func `the question mark explains the problem, and Esc comes back`() throws {
    var preview = try PreviewState.of("simple-native", ["bad-headline-too-long.json"])
    preview.press("?")
    let page = preview.lines.joined(separator: "\n")
    #expect(page.contains("╭─ text-too-long ─"))
    #expect(page.contains("in Formats/simple-native/bad-headline-too-long.json, line 9; for the "))
    preview.press(.escape)
    #expect(preview.pane == nil)
    #expect(!preview.isOver)
  }

  @Test func `the question mark goes to the next problem where none is shown, and to the keys where there is none`() throws {
    var preview = try PreviewState.of("native-video")
    preview.press("?")
    #expect(preview.lines.joined().contains("─ text-will-truncate ─"))
    preview.press(.escape)
    #expect(preview.problemLine.hasPrefix(" ! Headline has 50 characters"))
    var other = try Self.madeUp()
    other.press("?")
    #expect(other.lines.joined().contains("─ Keys ─"))
  }

  @Test func `Esc never leaves, q does`() throws {
    var preview = try PreviewState.of("content")
    preview.press(.escape, .escape, .escape)
    #expect(!preview.isOver)
    preview.press("q")
    #expect(preview.isOver)
  }

  @Test func `a terminal that is too small says so, and all is there again when it grows`() throws {
    var preview = try PreviewState.of("native-video")
    let before = preview.lines
    _ = preview.update(.resized(columns: 40, rows: 10))
    #expect(preview.lines.contains("     This terminal has 40x10 cells,"))
    #expect(preview.lines.contains("       the previewer needs 60x16."))
    _ = preview.update(.resized(columns: 80, rows: 24))
    #expect(preview.lines == before)
  }

  @Test(arguments: [(60, 16), (61, 17), (80, 24), (81, 25), (132, 43), (300, 100)])
  func `no key at any size stops the program or leaves the terminal`(_ columns: Int, _ rows: Int) throws {
    for name in ["story-video", "product-card"] {
      var preview = try PreviewState.of(name, ["sample.json"], columns: columns, rows: rows)
      for binding in KeyBinding.all where binding.action != .quit {
        for key in binding.keys {
          preview.press(key, .down, .right, .enter, .escape)
          let frame = ScreenView(preview).frame
          #expect(frame.columns == columns && frame.rows == rows)
        }
      }
    }
  }

  @Test func `w shows the ad as wide as on the next device`() throws {
    var preview = try PreviewState.of("native-video", columns: 120)
    #expect(preview.lines[1].hasSuffix("360 pt"))
    preview.press("w")
    #expect(preview.lines[1].hasSuffix("320 pt"))
    #expect(preview.scene.allColumns == 42)
    preview.press("w")
    #expect(preview.lines[1].hasSuffix("430 pt"))
  }

  @Test func `where there is no room for a width, the one that is drawn is told`() throws {
    let preview = try PreviewState.of("native-video", columns: 64, rows: 20)
    #expect(preview.lines[1].hasSuffix("232 of 360 pt"))
  }

  @Test func `y copies the call that shows this, Y the value`() throws {
    var preview = try PreviewState.of("native-video")
    preview.press(.right)
    #expect(preview.press("y") == [.copy("formatctl preview native-video --state longest")])
    #expect(preview.problemLine == " Copied formatctl preview native-video --state longest")
    preview.press(.left)
    #expect(preview.press("Y") == [.copy("Roasted by the harbour")])
  }

  @Test func `a filter keeps the assets with a word until Esc`() throws {
    var preview = try PreviewState.of("native-video")
    preview.press("/")
    preview.type("cap")
    #expect(preview.shownRows.map(\.name) == ["Caption"])
    #expect(preview.selection == .field("Caption"))
    preview.press(.enter)
    #expect(preview.shownRows.count == 1)
    preview.press(.escape)
    #expect(preview.shownRows.count == 6)
  }

  @Test func `the palette does anything by any of its words`() throws {
    var preview = try PreviewState.of("native-video")
    preview.press(":")
    preview.type("rtl")
    #expect(preview.lines.joined(separator: "\n").contains("formatctl preview native-video --state rtl"))
    preview.press(.enter)
    #expect(preview.state == .rightToLeft)
    preview.press(":")
    _ = preview.update(.pasted("select\nCaption"))
    preview.press(.enter)
    #expect(preview.selection == .field("Caption"))
  }

  @Test func `the palette names the call that taps the selected asset`() throws {
    var preview = try PreviewState.of("native-video", columns: 120)
    #expect(preview.command(for: .tap) == "formatctl simulate native-video --tap Headline")
    preview.press("H", .down, .down, .down)
    #expect(preview.command(for: .tap) == "formatctl simulate native-video --tap media --handler")
  }

  @Test func `g shows all states, and the chosen one is shown`() throws {
    var preview = try PreviewState.of("native-video")
    preview.press("g", .right, .right, .enter)
    #expect(preview.state == .shortest)
    #expect(preview.pane == nil)
  }

  @Test func `pictures are sent for once, and are under way until they come`() throws {
    let samples = [try ShownCreative.bundled("simple-native")]
    var preview = try #require(PreviewState(samples, columns: 80, rows: 24, isColoured: true, order: .logical))
    let effects = preview.update(.resized(columns: 80, rows: 24))
    let errand = PictureErrand(sample: 0, path: "hero.jpg", width: 184, height: 96)
    #expect(effects == [.load(errand)])
    #expect(preview.lines.joined().contains("loading…"))
    #expect(preview.update(.key(.down)) == [])
    _ = preview.update(.loaded(errand, .failure("it is broken")))
    #expect(preview.lines.joined().contains("cannot be shown: it is broken"))
  }
}
