import CustomFormats
import NativeAds
import Testing

@testable import FormatPreview

@Suite struct ListTests {
  @Test func `in a list an ad is loaded, and has its impression when a row of it comes onto the screen`() throws {
    var preview = try PreviewState.of("native-video")
    preview.press("L")
    #expect(preview.logLine == " 0.3 load")
    #expect(preview.lines[1].hasSuffix("0 % seen  296 of 360 pt") || preview.lines[1].hasSuffix("0 % seen  360 pt"))
    #expect(!preview.lines.contains { $0.hasPrefix("╭") })
    preview.press("J")
    #expect(preview.logLine.hasPrefix(" 0.3 load   1.0 impression"))
    #expect(preview.lines.contains { $0.hasPrefix("╭") })
    for _ in 0..<40 { preview.press("J") }
    #expect(preview.visibleShare == 0)
    #expect(preview.logLine.hasPrefix(" 0.3 load   1.0 impression"))
  }

  @Test func `an ad that is loaded anew in a list waits for its impression`() throws {
    var preview = try PreviewState.of("native-video")
    preview.press("L", "J", "K")
    #expect(preview.visibleShare == 0)
    #expect(preview.logLine.contains("impression"))
    preview.press("H")
    #expect(preview.logLine == " 0.3 load")
  }

  @Test func `Esc takes the ad out of the list`() throws {
    var preview = try PreviewState.of("native-video")
    preview.press("L", .escape)
    #expect(!preview.isListed)
    #expect(preview.visibleShare > 0)
    #expect(preview.logLine.contains("impression"))
  }

  @Test func `the wheel scrolls the list over the ad and around it`() throws {
    var preview = try PreviewState.of("simple-native")
    preview.press("L")
    let before = preview.scroll
    _ = preview.update(.wheel(1, column: 5, row: 5))
    #expect(preview.scroll == before + 2)
  }

  @Test func `a system-defined ad is backfill or a network's, and then has AdChoices wherever it is`() throws {
    var preview = try PreviewState.of("app-install", columns: 100, rows: 40)
    preview.press("O")
    #expect(preview.lines[1].contains("backfill  "))
    #expect(preview.scene.ad.creative.adChoices != nil)
    preview.press("O")
    #expect(preview.lines[1].contains("mediated  "))
    #expect(preview.scene.events.contains { if case .networkAnswered(_, nil) = $0.event { true } else { false } })
    #expect(preview.scene.events.contains { if case .received(_, _, .mediated) = $0.event { true } else { false } })
    preview.press(.enter)
    #expect(preview.logLine.contains("click"))
    preview.press("O")
    #expect(preview.origin == .direct)
  }

  @Test func `an ad of a custom format is always sold directly`() throws {
    var preview = try PreviewState.of("simple-native")
    preview.press("O")
    #expect(preview.problemLine == " Ads of custom formats are always sold directly.")
    #expect(preview.origin == .direct)
  }

  @Test func `a headline of a system-defined ad is marked where the standard formats may cut it`() throws {
    var preview = try PreviewState.of("app-install", columns: 100, rows: 40)
    preview.press("e")
    preview.type(" and plenty of room to grow")
    preview.press(.enter)
    #expect(preview.lines.contains { $0.contains("┊") })
  }
}
