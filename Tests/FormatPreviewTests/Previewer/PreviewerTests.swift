import CustomFormats
import NativeAds
import Testing

@testable import FormatPreview

/// A screen that plays events and keeps what it was shown.
private struct PlayedScreen: Screen {
  var columns = 80
  var rows = 24
  var coming: [[PreviewEvent]]
  var frames: [Frame] = []
  var copied: [String] = []
  var stops = 0

  mutating func show(_ frame: Frame) { frames.append(frame) }
  mutating func events(or bell: Int32) -> [PreviewEvent] { coming.isEmpty ? [.closed] : coming.removeFirst() }
  mutating func copy(_ text: String) { copied.append(text) }
  mutating func repaint() { frames = [] }
  mutating func suspend() { stops += 1 }
}

/// Errands that come back at once.
private final class QuickErrands: Errands {
  let bell: Int32 = -1
  var sent: [PreviewEffect] = []

  func send(_ effect: PreviewEffect) { sent.append(effect) }
  func returned() -> [PreviewEvent] {
    defer { sent = [] }
    return sent.compactMap { effect in
      guard case .load(let errand) = effect else { return nil }
      return .loaded(errand, .failure("it is \(errand.path)"))
    }
  }
}

@Suite struct PreviewerTests {
  private static func start(isColoured: Bool = false) throws -> PreviewState {
    try #require(
      PreviewState([try .bundled("simple-native")], columns: 10, rows: 10, isColoured: isColoured, order: .logical))
  }

  @Test func `the loop shows a page for each round of events, and ends with the terminal`() throws {
    var screen = PlayedScreen(coming: [[.key(.right), .key(.right)], [.key("y")], [.key(.control("z"))]])
    Previewer.run(try Self.start(), on: &screen, QuickErrands())
    #expect(screen.frames.count == 4)
    #expect(screen.frames[0].lines[1].hasPrefix(" [typical]"))
    #expect(screen.frames[1].lines[1].contains("[shortest]"))
    #expect(screen.copied == ["formatctl preview simple-native --state shortest"])
    #expect(screen.stops == 1)
  }

  @Test func `pictures are drawn when they come back`() throws {
    var screen = PlayedScreen(coming: [[.woken], [.key("q")]])
    Previewer.run(try Self.start(isColoured: true), on: &screen, QuickErrands())
    #expect(screen.frames[0].lines.joined().contains("loading…"))
    #expect(screen.frames[1].lines.joined().contains("cannot be shown: it is hero.jpg"))
  }
}
