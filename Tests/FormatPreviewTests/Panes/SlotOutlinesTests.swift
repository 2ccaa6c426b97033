import CustomFormats
import Documents
import NativeAds
import Testing

@testable import FormatPreview

@Suite struct SlotOutlinesTests {
  /// Opens a format whose AdChoices icon lies on its headline, and is too small.
  private static func overlapping() throws -> PreviewState {
    let definition = FormatFile.read(
      Array(
        """
        {"schemaVersion":1,"formatId":"30000001","name":"Bakery","fields":[
          {"key":"Headline","kind":"text","required":true,"limits":{"maxCharacters":25}}],
         "layout":{"width":240,"root":{"layers":[{"height":80,"background":"card"},{"at":"top","slot":"Headline"},
           {"at":"top-leading","slot":"@adChoices","width":16,"height":12},{"at":"bottom","slot":"@attribution"}]}}}
        """.utf8))
    #expect(definition.isReadable)
    let text =
      #"{"formatId":"30000001","assets":{"Headline":"Fresh rye at dawn"},"adChoices":{"file":"ac.png"},"destinationUrl":"https://rye.example/"}"#
    let shown = ShownCreative(
      JSONDocument(Array(text.utf8)), of: PreparedFormat(definition, selection: RuleSelection()), fallback: "rye",
      word: "rye.json",
      media: Bakery.media)
    var preview = try #require(PreviewState([shown], columns: 80, rows: 24, isColoured: false, order: .logical))
    _ = preview.update(.resized(columns: 80, rows: 24))
    return preview
  }

  @Test func `o outlines each slot with its size in points, and the table says where it is`() throws {
    var preview = try PreviewState.of("simple-native", columns: 100, rows: 40)
    preview.press("o")
    #expect(preview.lines.contains { $0.contains("╭ MainImage 360x188.5 ─") })
    #expect(preview.lines.contains { $0.contains("├ ! Headline 336x22 ─") })
    #expect(preview.lines.contains { $0.contains("Headline  336x22     12,231.5") })
    preview.press("o")
    #expect(!preview.lines.contains { $0.contains("336x22") })
  }

  @Test func `what is wrong with the layout is among the problems`() throws {
    var preview = try Self.overlapping()
    let rules = preview.scene.problems.map(\.finding.rule)
    #expect(rules.contains("slots-overlap") && rules.contains("ad-choices-too-small"))
    for _ in rules where preview.shownProblem?.finding.rule != "slots-overlap" { preview.press("n") }
    preview.press("?")
    #expect(preview.lines.contains { $0.contains("AdChoices slot overlaps Headline by 16x12 points.") })
  }

  @Test func `slots that lie on one another are marked where they do`() throws {
    var preview = try Self.overlapping()
    #expect(!preview.lines.contains { $0.contains("╳") })
    preview.press("o")
    #expect(preview.lines.contains { $0.contains("╳") })
  }

  @Test func `a slot with a fault has its colour`() throws {
    var preview = try Self.overlapping()
    preview.press("o")
    let frame = ScreenView(preview).frame
    let failing = (0..<frame.rows).flatMap { row in (0..<46).filter { frame[$0, row].style == .failure }.map { _ in row } }
    #expect(!failing.isEmpty)
  }

  @Test func `the problem of a slot is shown with the asset that it shows`() throws {
    var preview = try Self.overlapping()
    for _ in preview.scene.problems where preview.shownProblem?.finding.rule != "ad-choices-too-small" { preview.press("n") }
    #expect(preview.selection == .adChoices)
    #expect(preview.problemLine.contains("AdChoices slot is 16x12 points"))
  }
}
