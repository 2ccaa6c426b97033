import CustomFormats
import Documents
import NativeAds
import Testing

@testable import FormatPreview

@Suite struct EditingTests {
  /// Creatives of the bakery as they stand in one text.
  private static func preview(_ text: String, roots: [Int] = [0]) throws -> PreviewState {
    let prepared = PreparedFormat(Bakery.definition(), selection: RuleSelection())
    let document = JSONDocument(Array(text.utf8))
    let samples = roots.map {
      ShownCreative(
        document, root: $0, of: prepared, fallback: "loaf-\($0)", file: "loaf.json", word: "loaf.json", media: Bakery.media)
    }
    return try #require(PreviewState(samples, columns: 80, rows: 24, isColoured: false, order: .logical))
  }

  /// What is written when the edits of the first creative are saved.
  private static func written(_ preview: PreviewState) -> String { String(decoding: preview.shown.text, as: UTF8.self) }

  @Test func `the ad changes as one types, in a copy that is marked`() throws {
    var preview = try Self.preview(#"{"formatId":"30000001","assets":{"Headline":"Warm bread"}}"#)
    preview.press("e")
    preview.type(", every single morning")
    #expect(preview.lines.joined().contains("Warm bread, every single"))
    #expect(preview.lines[0].contains("• loaf-0"))
    #expect(preview.problemLine.contains("Headline has 32 characters, the limit is 25"))
    #expect(preview.lastLine.hasSuffix("32 characters, limit 25"))
    preview.press(.enter)
    #expect(preview.problemLine == " Edited in a copy: s saves it, u takes it back.")
    #expect(Self.written(preview) == #"{"formatId":"30000001","assets":{"Headline":"Warm bread, every single morning"}}"#)
  }

  @Test func `Esc leaves the value as it was`() throws {
    var preview = try Self.preview(#"{"formatId":"30000001","assets":{"Headline":"Warm bread"}}"#)
    preview.press("e", .control("u"), "x", .escape)
    #expect(preview.shown.creative["Headline"]?.text == "Warm bread")
    #expect(!preview.hasEdits)
    #expect(!preview.isOver)
  }

  @Test func `a value that was not there is put in as the others are written`() throws {
    var preview = try Self.preview("{\"formatId\":\"30000001\",\"assets\":{\n    \"Headline\": \"Warm\"\n  }}")
    preview.press(.down, "e", .control("u"))
    preview.type("With \"butter\"")
    preview.press(.enter)
    let text = Self.written(preview)
    #expect(
      text
        == "{\"formatId\":\"30000001\",\"assets\":{\n    \"Caption\": \"With \\\"butter\\\"\",\n    \"Headline\": \"Warm\"\n  }}")
    #expect(preview.shown.creative["Caption"]?.text == "With \"butter\"")
    preview.press(.down, .down, .down, "e")
    preview.type("loaf.jpg")
    preview.press(.enter)
    #expect(Self.written(preview).contains("\"MainImage\": { \"file\": \"loaf.jpg\" }"))
    #expect(JSONDocument(preview.shown.text).problems.isEmpty)
    #expect(preview.shown.creative["MainImage"]?.image?.file != nil)
  }

  @Test func `null gives way to a value, and a number stays one`() throws {
    var preview = try Self.preview(#"{"formatId":"30000001","assets":{"Headline":null,"Rating":3}}"#)
    preview.press("e")
    preview.type("Warm")
    preview.press(.enter, .down, .down, .down, "e", .control("u"))
    #expect(preview.selection == .field("Rating"))
    preview.type("4.5")
    preview.press(.enter)
    #expect(Self.written(preview) == #"{"formatId":"30000001","assets":{"Headline":"Warm","Rating":4.5}}"#)
  }

  @Test func `u gives the values back, one after another, and after saving too`() throws {
    var preview = try Self.preview(#"{"formatId":"30000001","assets":{"Headline":"Warm"}}"#)
    preview.press("e", "1", .enter, "e", "2", .enter)
    #expect(preview.shown.creative["Headline"]?.text == "Warm12")
    preview.press("u")
    #expect(preview.shown.creative["Headline"]?.text == "Warm1")
    preview.press("s")
    _ = preview.update(.saved([0], "Saved in loaf.json."))
    #expect(!preview.hasEdits)
    preview.press("u")
    #expect(preview.shown.creative["Headline"]?.text == "Warm")
    #expect(preview.problemLine == " Headline is as it was; s saves that.")
    preview.press("u")
    #expect(preview.problemLine == " There is no edit to take back.")
  }

  @Test func `s hands out the bytes that change, also of one in a list`() throws {
    let text = #"[{"assets":{"Headline":"One"}},{"assets":{"Headline":"Two"}}]"#
    let roots = try #require(JSONDocument(Array(text.utf8)).root?.elements.map(\.index))
    var preview = try Self.preview(text, roots: roots)
    preview.press("]", "e", "!", .enter)
    let effects = preview.press("s")
    let edit = CreativeEdit(range: 54..<57, bytes: Array("Two!".utf8))
    #expect(
      effects == [
        .save([
          EditedCreative(
            sample: 1, base: Array(text.utf8), edits: [edit],
            text: Array(#"[{"assets":{"Headline":"One"}},{"assets":{"Headline":"Two!"}}]"#.utf8))
        ])
      ])
  }

  @Test func `q asks before it leaves edits behind`() throws {
    var preview = try Self.preview(#"{"formatId":"30000001","assets":{"Headline":"Warm"}}"#)
    preview.press("e", "!", .enter, "q")
    #expect(!preview.isOver)
    #expect(preview.lastLine == " 1 creative has unsaved edits: s saves them  q drops them  Esc stays")
    preview.press(.escape)
    #expect(preview.pane == nil)
    preview.press("q", "s")
    #expect(!preview.isOver)
    _ = preview.update(.saved([0], "Saved in loaf.json."))
    #expect(preview.isOver)
    var other = try Self.preview(#"{"formatId":"30000001","assets":{"Headline":"Warm"}}"#)
    other.press("e", "!", .enter, "q", "q")
    #expect(other.isOver)
  }

  @Test func `a save that fails says why, and nothing is lost`() throws {
    var preview = try Self.preview(#"{"formatId":"30000001","assets":{"Headline":"Warm"}}"#)
    preview.press("e", "!", .enter, "q", "s")
    _ = preview.update(.failed("loaf.json is left as it is: it is read-only."))
    #expect(preview.hasEdits)
    #expect(!preview.isOver)
    #expect(preview.problemLine == " loaf.json is left as it is: it is read-only.")
  }

  @Test func `files that have changed are shown, and what is selected stays so`() throws {
    var preview = try Self.preview(#"{"formatId":"30000001","assets":{"Headline":"Warm","Caption":"Fresh"}}"#)
    preview.press(.down)
    let other = try Self.preview(#"{"formatId":"30000001","assets":{"Headline":"Cold","Caption":"Old"}}"#)
    _ = preview.update(.reloaded(other.samples))
    #expect(preview.selection == .field("Caption"))
    #expect(preview.lines.joined().contains("Cold"))
  }

  @Test func `a file that cannot be read keeps the last good ad, and says where it is wrong`() throws {
    var preview = try Self.preview(#"{"formatId":"30000001","assets":{"Headline":"Warm"}}"#)
    _ = preview.update(.unreadable("loaf.json:3:1: the text ends in an object."))
    #expect(preview.problemLine == " loaf.json:3:1: the text ends in an object. What was read before is shown.")
    #expect(preview.lines.joined().contains("Warm"))
    _ = preview.update(.reloaded(preview.samples))
    #expect(!preview.problemLine.contains("loaf.json:3:1"))
  }

  @Test func `an edit that was not saved stays when files change`() throws {
    var preview = try Self.preview(#"{"formatId":"30000001","assets":{"Headline":"Warm"}}"#)
    preview.press("e", "!", .enter)
    let other = try Self.preview(#"{"formatId":"30000001","assets":{"Headline":"Cold"}}"#)
    _ = preview.update(.reloaded(other.samples))
    #expect(preview.shown.creative["Headline"]?.text == "Warm!")
    #expect(preview.problemLine == " loaf.json has changed; u takes the edit back and shows it.")
    preview.press("u")
    #expect(preview.shown.creative["Headline"]?.text == "Cold")
  }

  @Test func `a file that changes while a value is typed is shown when the typing is left`() throws {
    var preview = try Self.preview(#"{"formatId":"30000001","assets":{"Headline":"Warm"}}"#)
    preview.press("e")
    let other = try Self.preview(#"{"formatId":"30000001","assets":{"Headline":"Cold"}}"#)
    _ = preview.update(.reloaded(other.samples))
    preview.press("!")
    #expect(preview.shown.creative["Headline"]?.text == "Warm!")
    preview.press(.escape)
    #expect(preview.shown.creative["Headline"]?.text == "Cold")
  }

  @Test func `words made up of a definition are not edited`() throws {
    let madeUp = ShownCreative(
      samplesOf: PreparedFormat(Bakery.definition(), selection: RuleSelection()), word: "bakery")
    var preview = try #require(PreviewState([madeUp], columns: 80, rows: 24, isColoured: false, order: .logical))
    preview.press("e")
    #expect(preview.pane == nil)
    #expect(preview.problemLine.contains("These words are made up of the definition"))
  }

  @Test func `S keeps the creative with its edits under a name that no other has, and gives the first one back`() throws {
    let text = #"{"formatId":"30000001","id":"rye","assets":{"Headline":"Warm bread"}}"#
    var preview = try Self.preview(text)
    preview.press("e", "!", .enter, "S")
    #expect(preview.lastLine.hasPrefix(" Name of the new sample: rye-2"))
    preview.press(.control("u"), .enter)
    #expect(preview.problemLine == " A new sample needs a name.")
    preview.type("rye")
    preview.press(.enter)
    #expect(preview.problemLine == " There is one called rye already, another name is expected.")
    preview.type(" loud")
    let copied = #"{"formatId":"30000001","id":"rye loud","assets":{"Headline":"Warm bread!"}}"#
    let copy = CopiedCreative(sample: 0, name: "rye loud", text: Array(copied.utf8))
    #expect(preview.press(.enter) == [.copyCreative(copy)])
    _ = preview.update(.copied(copy, "Kept as rye loud.json."))
    #expect(!preview.hasEdits)
    #expect(preview.shown.creative["Headline"]?.text == "Warm bread")
    #expect(preview.problemLine == " Kept as rye loud.json.")
    let both = try Self.preview(text).samples + Self.preview(copied).samples
    _ = preview.update(.reloaded(both))
    #expect(preview.shown.name == "rye loud")
  }

  @Test func `of a list S keeps the one creative`() throws {
    let text = #"[{"assets":{"Headline":"Rye"}}, {"assets":{"Headline":"Wheat"}}]"#
    let document = JSONDocument(Array(text.utf8))
    let roots = try #require(document.root).elements.map(\.index)
    var preview = try Self.preview(text, roots: roots)
    preview.press("]", "S")
    preview.type("x")
    guard case .copyCreative(let copy)? = preview.press(.enter).first else { throw CancellationError() }
    #expect(String(decoding: copy.text, as: UTF8.self) == #"{"assets":{"Headline":"Wheat"}}"#)
  }
}
