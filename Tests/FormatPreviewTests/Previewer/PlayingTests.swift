import CustomFormats
import NativeAds
import Testing

@testable import FormatPreview

@Suite struct PlayingTests {
  @Test func `a tap passes deep links that no app opens and ends at the destination`() throws {
    var preview = try PreviewState.of("simple-native")
    #expect(preview.routeLine == " ⏎ Headline → no handler → trailhead:// not installed → trailhead.example ✓")
    preview.press(.enter)
    #expect(preview.logLine.hasSuffix("2.0 no app for trailhead   2.0 opens trailhead.example/walks"))
  }

  @Test func `an installed app takes the tap`() throws {
    var preview = try PreviewState.of("simple-native")
    preview.press("i")
    preview.type("trailhead://")
    preview.press(.enter, .enter)
    #expect(preview.routeLine == " ⏎ Headline → no handler → trailhead://walks/42 ✓")
    #expect(preview.logLine.hasSuffix("2.0 click Headline   2.0 opens trailhead://walks/42"))
  }

  @Test func `a click handler takes every tap, whatever is installed`() throws {
    var preview = try PreviewState.of("simple-native")
    preview.press("H", .enter)
    #expect(preview.routeLine == " ⏎ Headline → the app's handler ✓")
    #expect(preview.logLine.hasSuffix("2.0 click Headline   2.0 the app's handler"))
  }

  @Test func `a tap on what reports nothing leads nowhere`() throws {
    var preview = try PreviewState.of("native-video")
    preview.press(.down, .down, .enter)
    #expect(preview.selection == .field("Caption"))
    #expect(preview.routeLine == " ⏎ Caption → nothing is reported")
    #expect(!preview.logLine.contains("click"))
  }

  @Test func `a system-defined ad is tapped through its view`() throws {
    var preview = try PreviewState.of("app-install")
    preview.press(.enter)
    #expect(preview.logLine.hasSuffix("2.0 no app for market   2.0 opens whiskerwatch.example/app"))
    #expect(preview.scene.events.contains { $0.event == .touched(.asset(.headlineAsset)) })
  }

  @Test func `the mouse selects and, once selected, taps`() throws {
    var preview = try PreviewState.of("simple-native")
    let row = try #require(preview.lines.firstIndex { $0.contains("Caption   ") })
    _ = preview.update(.press(column: 52, row: row))
    #expect(preview.selection == .field("Caption"))
    let headline = try #require(preview.scene.cells(of: preview.scene.rows[0]).first)
    let place = (headline.column + 2, headline.row + ScreenPlan(preview).ad.row - preview.scroll)
    _ = preview.update(.press(column: place.0, row: place.1))
    #expect(preview.selection == .field("Headline"))
    #expect(preview.taps == [])
    let again = headline.row + ScreenPlan(preview).ad.row - preview.scroll
    _ = preview.update(.press(column: place.0, row: again))
    #expect(preview.taps == ["Headline"])
  }

  @Test func `a state is shown by a press on its name, and a key's word does what the key does`() throws {
    var preview = try PreviewState.of("simple-native")
    _ = preview.update(.press(column: try #require(preview.column(of: "longest", row: 1)), row: 1))
    #expect(preview.state == .longest)
    _ = preview.update(.press(column: try #require(preview.column(of: "quit", row: 23)), row: 23))
    #expect(preview.isOver)
  }

  @Test func `plus lengthens a text until it is cut, and says how much still fits`() throws {
    var preview = try PreviewState.of("native-video")
    preview.press("+")
    #expect(preview.problemLine == " Headline has 30 characters, 47 more fit at 360 points")
    for _ in 0..<20 { preview.press("+") }
    #expect(preview.problemLine.contains(", a phone shows "))
    preview.press(.escape)
    #expect(preview.scene.ad.creative["Headline"]?.text == "Roasted by the harbour")
  }

  @Test func `the length that every phone shows is marked in a text that is longer`() throws {
    var preview = try PreviewState.of("native-video")
    preview.press(.right)
    #expect(preview.lines.contains { $0.contains("Roasted by the harbour Ro┊ast") })
  }
}
