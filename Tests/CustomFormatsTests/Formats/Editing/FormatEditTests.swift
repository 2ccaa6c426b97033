import Documents
import Testing

@testable import CustomFormats

@Suite struct FormatEditTests {
  @Test func `a definition that is not changed is written as it was`() throws {
    #expect(String(decoding: try FormatEdit.sample().text, as: UTF8.self) == FormatEdit.sampleText)
  }

  @Test(arguments: ["[]", "{ }", #"{ "fields": {} }"#, "{", #"{ "schemaVersion": 9, "fields": [] }"#])
  func `what has no list of fields cannot be changed`(text: String) {
    #expect(throws: FormatEditError("the definition has no list of fields, so that it cannot be changed")) {
      try FormatEdit(FormatFile.read(Array(text.utf8)))
    }
  }

  @Test(arguments: [
    (FieldPosition.last, 3), (.first, 0), (.before("MainImage"), 1), (.after("MainImage"), 2), (.after("Badge"), 3),
  ])
  func `fields are added where it was said`(position: FieldPosition, index: Int) throws {
    var edit = try FormatEdit.sample()
    try edit.add([FieldPhrase("Caption:text,max=90"), FieldPhrase("Price:text")], at: position)
    var keys = ["Headline", "MainImage", "Badge"]
    keys.insert(contentsOf: ["Caption", "Price"], at: index)
    #expect(edit.keys == keys)
    #expect(edit.remarks == [])
  }

  @Test func `an added field is written in its place, its key among those that take taps`() throws {
    var edit = try FormatEdit.sample()
    try edit.add([FieldPhrase(#"Caption:text,max=90,clickable,label="Head, line""#)], at: .after("Headline"))
    #expect(
      edit.difference == [
        #"+    { "key": "Caption", "label": "Head, line", "kind": "text", "limits": { "maxCharacters": 90 } },"#,
        #"-  "clicks": { "clickable": ["Headline", "MainImage"] },"#,
        #"+  "clicks": { "clickable": ["Headline", "MainImage", "Caption"] },"#,
      ])
  }

  @Test(arguments: [
    (["Headline:text"], FieldPosition.last, "there is a field Headline already, a new key is expected"),
    (["A:text", "A:text"], .last, "there is a field A already, a new key is expected"),
    (["A:text"], .before("Mainimage"), "there is no field Mainimage; did you mean MainImage?"),
    (["A:text"], .after("Nothing"), "there is no field Nothing; the fields are Headline, MainImage and Badge"),
  ])
  func `a field that cannot be added changes nothing`(phrases: [String], position: FieldPosition, sentence: String) throws {
    var edit = try FormatEdit.sample()
    #expect(throws: FormatEditError(sentence)) { try edit.add(try phrases.map { try FieldPhrase($0) }, at: position) }
    #expect(edit.difference == [])
  }

  @Test(arguments: [
    ("Badge", FieldPosition.first, ["Badge", "Headline", "MainImage"]),
    ("Headline", .last, ["MainImage", "Badge", "Headline"]),
    ("Headline", .after("MainImage"), ["MainImage", "Headline", "Badge"]),
    ("Badge", .before("MainImage"), ["Headline", "Badge", "MainImage"]),
    ("Headline", .first, ["Headline", "MainImage", "Badge"]),
  ])
  func `a field moves, and nothing else does`(key: String, position: FieldPosition, keys: [String]) throws {
    var edit = try FormatEdit.sample()
    try edit.move(key, to: position)
    #expect(edit.keys == keys)
    #expect(Set(edit.fields.map(\.compactText)) == Set(try FormatEdit.sample().fields.map(\.compactText)))
  }

  @Test func `a moved field is written as it was in its new place`() throws {
    var edit = try FormatEdit.sample()
    try edit.move("Badge", to: .first)
    let badge = #"    { "key": "Badge", "kind": "list", "choices": ["Ad", "Sponsored"], "x-id": 7 }"#
    #expect(
      edit.difference == [
        "+" + badge + ",", #"-    { "key": "MainImage", "kind": "image", "role": "mainImage" },"#, "-" + badge,
        #"+    { "key": "MainImage", "kind": "image", "role": "mainImage" }"#,
      ])
  }

  @Test func `a field does not move beside itself or beside what is not there`() throws {
    var edit = try FormatEdit.sample()
    #expect(throws: FormatEditError("Badge cannot stand beside itself, the key of another field is expected")) {
      try edit.move("Badge", to: .before("Badge"))
    }
    #expect(throws: FormatEditError("there is no field Bagde; did you mean Badge?")) { try edit.move("Bagde", to: .first) }
    #expect(throws: FormatEditError("there is no field X; the fields are Headline, MainImage and Badge")) {
      try edit.move("Badge", to: .after("X"))
    }
    #expect(edit.difference == [])
  }
}
