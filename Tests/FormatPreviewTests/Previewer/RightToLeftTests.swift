import CustomFormats
import Documents
import Testing

@testable import FormatPreview

@Suite struct RightToLeftTests {
  /// A creative in Hebrew on a terminal that turns nothing itself.
  private static func preview() throws -> PreviewState {
    let document = JSONDocument(Array(#"{"formatId":"30000001","assets":{"Headline":"לחם חם"}}"#.utf8))
    let creative = ShownCreative(
      document, of: PreparedFormat(Bakery.definition(), selection: RuleSelection()), fallback: "loaf", file: "loaf.json",
      word: "loaf.json", media: Bakery.media)
    return try #require(PreviewState([creative], columns: 120, rows: 40, isColoured: false, order: .turned))
  }

  @Test func `b leaves right-to-left text to the terminal, and turns it again`() throws {
    var preview = try Self.preview()
    #expect(preview.lines.contains { $0.contains("םח םחל") })
    preview.press("b")
    #expect(preview.lines.contains { $0.contains("לחם חם") })
    #expect(!preview.lines.contains { $0.contains("םח םחל") })
    #expect(preview.problemLine == " Right-to-left text is left to the terminal to turn.")
    preview.press("b")
    #expect(preview.lines.contains { $0.contains("םח םחל") })
    #expect(preview.problemLine == " Right-to-left text is turned here, for a terminal that does not turn it.")
  }

  @Test func `all states at once are switched too`() throws {
    var preview = try Self.preview()
    preview.press("b", "g")
    #expect(preview.lines.contains { $0.contains("לחם חם") })
  }

  @Test func `the palette finds it as bidi, with the call that begins so`() throws {
    var preview = try Self.preview()
    preview.press(":")
    preview.type("bidi")
    #expect(preview.lines.contains { $0.contains("formatctl preview loaf.json --bidi off") })
  }
}
