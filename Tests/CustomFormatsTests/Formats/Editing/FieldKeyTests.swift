import Documents
import Foundation
import Testing

@testable import CustomFormats

@Suite struct FieldKeyTests {
  @Test func `a new key stands wherever the old one did, and the old one is kept as an alias`() throws {
    var edit = try FormatEdit.sample()
    try edit.rename("Headline", to: "Title")
    #expect(
      edit.difference == [
        #"-    { "key": "Headline", "kind": "text", "required": true, "limits": { "maxCharacters": 25 } },"#,
        #"+    {"#, #"+      "key": "Title","#, #"+      "kind": "text","#, #"+      "required": true,"#,
        #"+      "limits": { "maxCharacters": 25 },"#, #"+      "aliases": ["Headline"]"#, #"+    },"#,
        #"-  "adChoices": { "tap": "Headline" },"#, #"+  "adChoices": { "tap": "Title" },"#,
        #"-  "clicks": { "clickable": ["Headline", "MainImage"] },"#,
        #"+  "clicks": { "clickable": ["Title", "MainImage"] },"#,
        #"-        { "slot": "@media", "aspect": "1.91:1", "tap": "Headline" },"#,
        #"-        { "row": [{ "slot": "Headline", "lines": 2 }], "padding": 12 }"#,
        #"+        { "slot": "@media", "aspect": "1.91:1", "tap": "Title" },"#,
        #"+        { "row": [{ "slot": "Title", "lines": 2 }], "padding": 12 }"#,
      ])
    #expect(edit.remarks == ["Title stands for Headline in adChoices.tap, clicks.clickable and 2 places of the layout."])
  }

  @Test func `media, badge and video follow a new key`() throws {
    var edit = try FormatEdit.sample()
    try edit.add([FieldPhrase("Clip:video"), FieldPhrase("Tall:video")])
    try edit.rename("MainImage", to: "Picture")
    try edit.rename("Badge", to: "Marker")
    try edit.rename("Clip", to: "Wide")
    #expect(
      edit.tree["media"]?.compactText
        == #"{"video":"optional","fallbackImage":"Picture","tap":"Picture","videoField":"Wide"}"#)
    #expect(edit.tree["attribution"]?.compactText == #"{"field":"Marker"}"#)
    #expect(edit.tree["clicks"]?.compactText == #"{"clickable":["Headline","Picture"]}"#)
  }

  @Test func `a role that came from the old key is written down`() throws {
    var edit = try FormatEdit.sample()
    try edit.rename("Headline", to: "Claim")
    #expect(edit.fields[0]["role"] == .string("headline"))
    #expect(edit.remarks.first == "Its role headline, which followed from its key, is written down.")
    try edit.rename("Claim", to: "Headline")
    #expect(edit.fields[0]["aliases"]?.compactText == #"["Claim"]"#)
    try edit.add([FieldPhrase("Small:text")])
    try edit.rename("Small", to: "Caption")
    #expect(edit.remarks.last == "Its role is body now, by its key.")
  }

  @Test(arguments: [
    ("Headline", "Badge", "there is a field Badge already, another key is expected for Headline"),
    ("Headline", "Headline", "Headline is its key already, another one is expected"),
    ("Headline", " ", "the new key of Headline is empty, letters and digits are expected"),
    ("headline", "Title", "there is no field headline; did you mean Headline?"),
  ])
  func `a key that cannot be given changes nothing`(key: String, new: String, sentence: String) throws {
    var edit = try FormatEdit.sample()
    #expect(throws: FormatEditError(sentence)) { try edit.rename(key, to: new) }
    #expect(edit.difference == [])
  }

  @Test func `an older key leads to the field that has it now`() throws {
    var edit = try FormatEdit.sample()
    try edit.rename("Headline", to: "Title")
    #expect(throws: FormatEditError("there is no field Headline; it is called Title now")) { try edit.remove("Headline") }
  }

  @Test func `a removed field takes along what names it, and the row that it leaves empty`() throws {
    var edit = try FormatEdit.sample()
    try edit.remove("Headline")
    #expect(
      edit.difference == [
        #"-    { "key": "Headline", "kind": "text", "required": true, "limits": { "maxCharacters": 25 } },"#,
        #"-  "adChoices": { "tap": "Headline" },"#,
        #"-  "clicks": { "clickable": ["Headline", "MainImage"] },"#, #"+  "clicks": { "clickable": ["MainImage"] },"#,
        #"-        { "slot": "@media", "aspect": "1.91:1", "tap": "Headline" },"#,
        #"-        { "row": [{ "slot": "Headline", "lines": 2 }], "padding": 12 }"#,
        #"+        { "slot": "@media", "aspect": "1.91:1" }"#,
      ])
    #expect(edit.remarks == ["Headline is taken out of adChoices.tap, clicks.clickable and 2 places of the layout."])
  }

  @Test func `rows and layers that stay empty go, and what else a node says stays`() throws {
    let text = """
      { "slug": "x", "fields": [{ "key": "A", "kind": "text" }, { "key": "B", "kind": "text" }],
        "layout": { "root": { "layers": [{ "slot": "B", "over": "A", "tap": "A" }, { "row": [{ "column": [{ "slot": "A" }] }] },
          { "column": [{ "slot": "A" }, { "space": 8 }] }, { "row": [], "x-kept": 1 }] } } }
      """
    var edit = try FormatEdit(FormatFile.read(Array(text.utf8)))
    try edit.remove("A")
    #expect(
      edit.tree["layout"]?.compactText
        == #"{"root":{"layers":[{"slot":"B"},{"column":[{"space":8}]},{"row":[],"x-kept":1}]}}"#)
    #expect(edit.remarks == ["A is taken out of 4 places of the layout."])
    edit = try FormatEdit(FormatFile.read(Array(text.utf8)))
    try edit.rename("A", to: "C")
    #expect(edit.tree["layout"]?.compactText.contains(#"{"slot":"B","over":"C","tap":"C"}"#) == true)
    #expect(edit.remarks == ["C stands for A in 4 places of the layout."])
  }

  @Test(arguments: ["app-install", "content", "native-video", "product-card", "simple-native", "story-video"])
  func `no field of a bundled format leaves its key behind`(name: String) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../../Formats/\(name)/format.json")
    let definition = FormatFile.read([UInt8](try Data(contentsOf: file)))
    let faults = definition.violations.map(\.rule)
    for key in definition.format.fields.map(\.key) {
      var renamed = try FormatEdit(definition)
      try renamed.rename(key, to: "Key of another name")
      #expect(Self.places(of: key, in: renamed.tree).allSatisfy { $0.contains("aliases") || $0.contains("label") })
      #expect(renamed.definition.violations.map(\.rule) == faults, "\(key)")
      #expect(FormatLinter().findings(in: renamed.definition).filter { $0.severity == .error } == [], "\(key)")
      var removed = try FormatEdit(definition)
      try removed.remove(key)
      #expect(Self.places(of: key, in: removed.tree) == [], "\(key)")
      #expect(removed.definition.violations.map(\.rule) == faults, "\(key)")
    }
  }

  /// The paths of every text that is the key.
  private static func places(of key: String, in tree: JSON, at path: JSONPath = JSONPath()) -> [String] {
    switch tree {
    case .string(key): [path.description]
    case .array(let elements): elements.enumerated().flatMap { places(of: key, in: $1, at: path.element($0)) }
    case .object(let members): members.flatMap { places(of: key, in: $0.value, at: path.member($0.name)) }
    default: []
    }
  }

  @Test func `the only video takes the format's video along, and another one takes its place`() throws {
    var edit = try FormatEdit.sample()
    try edit.add([FieldPhrase("Clip:video,required"), FieldPhrase("Tall:video")])
    #expect(edit.definition.format.videoField?.key == "Clip")
    try edit.remove("Clip")
    #expect(
      edit.tree["media"]?.compactText == #"{"video":"optional","fallbackImage":"MainImage","tap":"MainImage"}"#)
    try edit.remove("Tall")
    #expect(edit.tree["media"]?.compactText == #"{"video":"none","fallbackImage":"MainImage","tap":"MainImage"}"#)
    #expect(edit.remarks.last == "media.video is none now.")
  }

  @Test func `a field called none is no tap on nothing`() throws {
    let text = """
      { "slug": "x", "fields": [{ "key": "none", "kind": "text" }], "media": { "tap": "none" },
        "layout": { "root": { "column": [{ "slot": "none", "tap": "none" }] } } }
      """
    var edit = try FormatEdit(FormatFile.read(Array(text.utf8)))
    try edit.rename("none", to: "Any")
    #expect(edit.tree["media"]?.compactText == #"{"tap":"none"}"#)
    #expect(edit.tree["layout"]?.compactText == #"{"root":{"column":[{"slot":"Any","tap":"none"}]}}"#)
  }

  @Test func `fields that were renamed are known by their aliases`() throws {
    let older = try FormatEdit.sample()
    var edit = older
    try edit.rename("Headline", to: "Claim")
    try edit.rename("Claim", to: "Title")
    try edit.remove("Badge")
    try edit.add([FieldPhrase("Badge2:text,aliases=Nothing")])
    #expect(edit.definition.format.renamedKeys(since: older.definition.format) == ["Headline": "Title"])
    #expect(older.definition.format.renamedKeys(since: older.definition.format) == [:])
  }
}
