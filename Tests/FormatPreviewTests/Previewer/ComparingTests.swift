import CustomFormats
import Documents
import Foundation
import NativeAds
import Testing

@testable import FormatPreview

@Suite struct ComparingTests {
  /// Opens a bundled format on a terminal with colour.
  private static func coloured(_ name: String, columns: Int = 80) throws -> PreviewState {
    let sample = try ShownCreative.bundled(name)
    var state = try #require(PreviewState([sample], columns: columns, rows: 40, isColoured: true, order: .logical))
    _ = state.update(.resized(columns: columns, rows: 40))
    return state
  }

  /// Returns a bundled format as it was before a text in it was replaced.
  private static func earlier(_ name: String, _ now: String, _ before: String, label: String) throws -> EarlierFormat {
    let text = String(decoding: try Bundled.definition(name).text, as: UTF8.self)
    #expect(text.contains(now))
    let definition = FormatFile.read(Array(text.replacing(now, with: before).utf8))
    return EarlierFormat(definition, label: label, command: "formatctl diff \(name)@1")
  }

  @Test func `d draws the card as on a dark screen, then on both, then on a light one`() throws {
    var preview = try Self.coloured("simple-native")
    func papers() -> Set<RGB> {
      let frame = ScreenView(preview).frame
      return Set((0..<frame.rows).flatMap { row in (0..<frame.columns).compactMap { frame[$0, row].paper } })
    }
    let (light, dark) = (RGB(hex: 0xFFFFFF), RGB(hex: 0x1C1C1E))
    #expect(papers().contains(light) && !papers().contains(dark))
    preview.press("d")
    #expect(!papers().contains(light) && papers().contains(dark))
    preview.press("d")
    #expect(papers().isSuperset(of: [light, dark]))
    #expect(preview.scene.placed.map(\.label) == ["light", "dark"])
    preview.press("d")
    #expect(papers().contains(light) && !papers().contains(dark))
  }

  @Test func `without colour d says that there is nothing to see`() throws {
    var preview = try PreviewState.of("simple-native")
    preview.press("d")
    #expect(preview.problemLine == " Without colour a dark screen looks like a light one.")
    #expect(preview.brightness == .light)
  }

  @Test func `two ads take the room of the table where there is little`() throws {
    var preview = try Self.coloured("simple-native")
    preview.press("d", "d")
    #expect(preview.scene.placed.map(\.columns) == [39, 39])
    #expect(!preview.lines.contains { $0.contains("given") })
    preview = try Self.coloured("simple-native", columns: 120)
    preview.press("d", "d")
    #expect(preview.lines.contains { $0.contains("given") })
  }

  @Test func `equals asks for earlier formats and shows the newest of them beside the ad`() throws {
    var preview = try PreviewState.of("native-video")
    #expect(preview.press("=") == [.findEarlier(0)])
    let wider = try Self.earlier("native-video", "\"maxCharacters\": 90", "\"maxCharacters\": 120", label: "r2")
    let first = try Self.earlier("native-video", "\"maxCharacters\": 90", "\"maxCharacters\": 60", label: "r1")
    _ = preview.update(.earlier(0, [wider, first]))
    #expect(preview.scene.placed.last?.label == "r2")
    #expect(preview.problemLine.hasPrefix(" Since r2: 1 change, 1 breaking."))
    preview.press("=")
    #expect(preview.scene.placed.last?.label == "r1")
    #expect(preview.problemLine.hasPrefix(" Since r1: 1 change, 0 breaking."))
    preview.press("=")
    #expect(preview.scene.placed.count == 1)
  }

  @Test func `an earlier format is shown as its own layout has it`() throws {
    var preview = try PreviewState.of("simple-native", columns: 100)
    let earlier = try Self.earlier("simple-native", "\"Caption\"", "\"Subtitle\"", label: "HEAD")
    _ = preview.update(.earlier(0, [earlier]))
    let (now, before) = (preview.scene.placed[0].ad, preview.scene.placed[1].ad)
    #expect(now.layout.slots.contains { $0.name == "Caption" })
    #expect(!before.layout.slots.contains { $0.name == "Caption" })
  }

  @Test func `Esc takes the earlier format away, and where there is none that is said`() throws {
    var preview = try PreviewState.of("native-video")
    _ = preview.update(.earlier(0, [try Self.earlier("native-video", "90", "91", label: "r1")]))
    #expect(preview.isComparing)
    preview.press(.escape)
    #expect(!preview.isComparing)
    _ = preview.update(.earlier(0, []))
    #expect(preview.problemLine == " There is nothing earlier of Native video to compare it with.")
  }
}
