import CustomFormats
import Documents
import NativeAds
import Testing

@testable import FormatPreview

@Suite struct FormTests {
  /// The form that is open.
  private static func form(_ preview: PreviewState) throws -> DefinitionForm {
    guard case .form(let form) = preview.pane else { throw CancellationError() }
    return form
  }

  /// The lines of the form as they stand on the screen.
  private static func rows(_ preview: PreviewState) throws -> [String] {
    try form(preview).rows.map { "\($0.label) \($0.value)" }
  }

  @Test func `f lists fields, members and the nodes of the layout beside the ad`() throws {
    var preview = try PreviewState.of("story-video", columns: 120, rows: 80)
    preview.press("f")
    let rows = try Self.rows(preview)
    #expect(rows.contains { $0.hasPrefix("Headline text required max=60 shown=40") })
    #expect(rows.contains("media.video optional") || rows.contains("media.video required"))
    #expect(rows.contains { $0.hasPrefix("layers {") } && rows.contains { $0.hasPrefix("@adChoices {\"slot\":\"@adChoices\"") })
    #expect(preview.lines.contains { $0.contains("Fields") })
    #expect(preview.lastLine.hasPrefix(" ⏎ change  a add  Del remove  J move  u undo  s save  Esc back"))
  }

  @Test func `a limit is changed as one types, and the ad and its problems follow`() throws {
    var preview = try PreviewState.of("native-video")
    preview.press("f", .enter, .down, .down, .down, .enter, .control("u"))
    preview.type("21")
    #expect(preview.problemLine.contains("Headline has 22 characters, the limit is 21"))
    #expect(preview.lines[0].contains("• harbour-espresso"))
    preview.press(.escape)
    #expect(!preview.problemLine.contains("the limit is 21"))
    #expect(try !Self.form(preview).isChanged)
  }

  @Test func `a value that a setting does not take is refused in its words, and what is typed stays`() throws {
    var preview = try PreviewState.of("native-video")
    preview.press("f", .enter, .down, .down, .down, .enter, .control("u"))
    preview.type("many")
    preview.press(.enter)
    #expect(preview.problemLine.contains("Headline: max takes a whole number from 0 on, not \"many\"."))
    #expect(preview.lastLine.hasPrefix(" max: many"))
    #expect(try !Self.form(preview).isChanged)
  }

  @Test func `a switch is turned by one key, and u turns it back`() throws {
    var preview = try PreviewState.of("native-video")
    preview.press("f", .enter, .down, .down, .enter)
    #expect(try Self.rows(preview).contains("required "))
    preview.press("u")
    #expect(try Self.rows(preview).contains("required yes"))
    preview.press("u")
    #expect(preview.problemLine.hasPrefix(" There is no change to take back"))
  }

  @Test func `a field is added, renamed, moved and removed, with all that names it`() throws {
    var preview = try PreviewState.of("native-video")
    preview.press("f", "a")
    preview.type("Price:text,max=15,clickable")
    preview.press(.enter)
    var edit = try Self.form(preview).edit
    #expect(edit.keys == ["Headline", "Price", "MainImage", "Caption", "Video"])
    #expect(edit.isClickable("Price"))
    #expect(try Self.form(preview).chosen == .field("Price"))
    preview.press("J", .enter, .enter, .control("u"))
    preview.type("Cost")
    preview.press(.enter)
    edit = try Self.form(preview).edit
    #expect(edit.keys == ["Headline", "MainImage", "Cost", "Caption", "Video"])
    #expect(edit.isClickable("Cost") && !edit.isClickable("Price"))
    preview.press(.escape, "d")
    #expect(try Self.form(preview).edit.keys == ["Headline", "MainImage", "Caption", "Video"])
    #expect(preview.scene.rows.contains { $0.id == .field("Headline") })
  }

  @Test func `a member is set by its path, and an unknown one is refused`() throws {
    var preview = try PreviewState.of("native-video", columns: 120, rows: 60)
    preview.press("f")
    for _ in 0..<60 where try Self.form(preview).chosen != .newMember { preview.press(.down) }
    preview.press("a")
    preview.type("adChoices.width=20")
    preview.press(.enter)
    #expect(try Self.form(preview).edit.definition.format.adChoices.width == 20)
    #expect(try Self.form(preview).chosen == .member("adChoices.width"))
    preview.press("a")
    preview.type("adChoices.widht=20")
    preview.press(.enter)
    #expect(preview.problemLine.contains("did you mean width?"))
  }

  @Test func `slots are added, changed, moved between containers and removed, and the ad follows`() throws {
    var preview = try PreviewState.of("story-video", columns: 120, rows: 60)
    let nodes = try FormatEdit(preview.shown.prepared.definition).nodes
    let badge = try #require(nodes.first { $0.slot == "@attribution" })
    preview.press("f")
    for _ in 0..<80 where try Self.form(preview).chosen != .node(badge.path) { preview.press(.down) }
    preview.press("a", .control("u"))
    preview.type("{\"slot\":\"Headline\",\"width\":120,\"lines\":1}")
    #expect(preview.scene.ad.layout.slots.count { $0.name == "Headline" } == 2)
    preview.press(.enter)
    let slots = try Self.form(preview).edit.nodes.filter { $0.slot == "Headline" }
    #expect(slots.count == 2)
    preview.press("K")
    #expect(try Self.form(preview).chosen == .node(badge.path))
    preview.press("d")
    #expect(try Self.form(preview).edit.nodes.count == nodes.count)
  }

  @Test func `a node that the reader does not take is refused`() throws {
    var preview = try PreviewState.of("story-video")
    let path = try #require(try FormatEdit(preview.shown.prepared.definition).nodes.first { $0.slot == "Headline" }?.path)
    preview.press("f")
    for _ in 0..<80 where try Self.form(preview).chosen != .node(path) { preview.press(.down) }
    preview.press(.enter, .control("u"))
    preview.type("{\"slot\":\"Headline\",\"lines\":\"two\"}")
    preview.press(.enter)
    #expect(try Self.form(preview).typing?.refusal?.isEmpty == false)
    #expect(try !Self.form(preview).isChanged)
  }

  @Test func `a layout that follows from the fields is written down and can then be changed`() throws {
    let prepared = PreparedFormat(Bakery.definition(), selection: RuleSelection())
    let document = JSONDocument(Array(#"{"formatId":"30000001","assets":{"Headline":"Warm bread"}}"#.utf8))
    let shown = ShownCreative(document, of: prepared, fallback: "loaf", word: "loaf.json", media: Bakery.media)
    var preview = try #require(PreviewState([shown], columns: 120, rows: 60, isColoured: false, order: .logical))
    preview.press("f")
    for _ in 0..<80 where try Self.form(preview).chosen != .newLayout { preview.press(.down) }
    preview.press(.enter)
    let edit = try Self.form(preview).edit
    #expect(edit.definition.isReadable && edit.definition.format.layout != nil)
    #expect(edit.nodes.compactMap(\.slot).contains("Headline"))
    #expect(preview.lines.contains { $0.contains("Warm bread") })
  }

  @Test func `before it is saved the form shows what breaks and which lines change`() throws {
    var preview = try PreviewState.of("native-video")
    preview.press("f", .enter, .down, .down, .down, .enter, .control("u"))
    preview.type("30")
    preview.press(.enter, "s")
    #expect(preview.lines.contains { $0.contains("breaking: Headline: at most 30 characters, before 50.") })
    #expect(preview.lines.contains { $0.contains("⏎ saves, Esc goes on") })
    let effects = preview.press(.enter)
    guard case .saveDefinition(let edited)? = effects.first else { throw CancellationError() }
    #expect(try edited.base == Bundled.definition("native-video").text)
    #expect(FormatFile.read(edited.text).format["Headline"]?.textLimits.maxCharacters == 30)
    _ = preview.update(.definitionSaved("Revised 12387226, revision 2."))
    #expect(!preview.hasForm)
    #expect(preview.problemLine.hasPrefix(" Revised 12387226, revision 2."))
  }

  @Test func `a definition with new errors is not saved`() throws {
    var preview = try PreviewState.of("native-video")
    preview.press("f", .enter, .down, .down, .down, .enter, .control("u"))
    preview.type("20")
    preview.press(.enter, "s")
    #expect(preview.press(.enter).isEmpty)
    #expect(preview.lines.contains { $0.contains("it has errors, so it is not saved") })
  }

  @Test func `what was refused is still there, with the difference`() throws {
    var preview = try PreviewState.of("native-video")
    preview.press("f", .enter, .down, .down, .enter, "s", .enter)
    _ = preview.update(.definitionRefused("12387226 is at revision 3.", difference: "--- r3\n+++ the form\n-max 40\n"))
    #expect(preview.lines.contains { $0.contains("-max 40") })
    #expect(try Self.form(preview).isChanged)
  }

  @Test func `Esc asks before changes are lost, and d drops them`() throws {
    var preview = try PreviewState.of("native-video")
    preview.press("f", .enter, .down, .down, .enter, .escape, .escape)
    #expect(preview.lastLine == " s saves the changes  d drops them  Esc stays")
    preview.press(.escape)
    #expect(try Self.form(preview).page == nil)
    preview.press("q", "d")
    #expect(!preview.hasForm)
    #expect(preview.format["Headline"]?.isRequired == true)
  }

  @Test func `a definition that is read anew is the form's, unless it has changes`() throws {
    var preview = try PreviewState.of("native-video")
    preview.press("f", .enter, .down, .down, .enter)
    _ = preview.update(.reloaded([try ShownCreative.bundled("native-video")]))
    #expect(preview.format["Headline"]?.isRequired == false)
    preview.press("u")
    _ = preview.update(.reloaded([try ShownCreative.bundled("native-video")]))
    #expect(preview.format["Headline"]?.isRequired == true)
  }

  @Test func `a form without changes leaves the definition as it is stored, however that is written`() throws {
    let prepared = PreparedFormat(Bakery.definition(), selection: RuleSelection())
    let document = JSONDocument(Array(#"{"formatId":"30000001","assets":{"Headline":"Warm bread"}}"#.utf8))
    let shown = ShownCreative(document, of: prepared, fallback: "loaf", word: "loaf.json", media: Bakery.media)
    var preview = try #require(PreviewState([shown], columns: 120, rows: 60, isColoured: false, order: .logical))
    preview.press("f", .down, .enter, .down, .escape)
    #expect(preview.shown.prepared.definition.text == Bakery.definition().text)
    preview.press("d", "u", .escape)
    #expect(!preview.hasForm)
    #expect(preview.shown.prepared.definition.text == Bakery.definition().text)
  }

  @Test func `a creative with unsaved edits comes first`() throws {
    var preview = try PreviewState.of("native-video")
    preview.press("e", "!", .enter, "f")
    #expect(!preview.hasForm)
    #expect(preview.problemLine.contains("s saves them"))
  }

  @Test func `the mouse chooses a line, and opens it once it is chosen`() throws {
    var preview = try PreviewState.of("native-video")
    preview.press("f")
    _ = preview.update(.press(column: 55, row: 5))
    #expect(try Self.form(preview).chosen == .field("Caption"))
    _ = preview.update(.press(column: 55, row: 5))
    #expect(try Self.form(preview).field == "Caption")
  }

  @Test func `a paste is typed into the value`() throws {
    var preview = try PreviewState.of("native-video")
    preview.press("f", "a")
    _ = preview.update(.pasted("Price:text,\nmax=15"))
    #expect(preview.lastLine.contains("Price:text, max=15"))
  }
}

extension PreviewState {
  /// Whether the form is open.
  fileprivate var hasForm: Bool { if case .form = pane { true } else { false } }
}
