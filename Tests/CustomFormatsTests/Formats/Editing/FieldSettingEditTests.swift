import Documents
import Testing

@testable import CustomFormats

@Suite struct FieldSettingEditTests {
  private static func changed(_ key: String, _ words: String...) throws -> FormatEdit {
    var edit = try FormatEdit.sample()
    try edit.set(key, words)
    return edit
  }

  @Test func `settings are written and taken away, all else of the field stays`() throws {
    let edit = try Self.changed("Headline", "max=40,shown=25", "required=")
    #expect(
      edit.difference == [
        #"-    { "key": "Headline", "kind": "text", "required": true, "limits": { "maxCharacters": 25 } },"#,
        #"+    { "key": "Headline", "kind": "text", "limits": { "maxCharacters": 40, "shownCharacters": 25 } },"#,
      ])
  }

  @Test func `the last limit takes the limits along`() throws {
    #expect(try Self.changed("Headline", "max=").fields[0].compactText == #"{"key":"Headline","kind":"text","required":true}"#)
  }

  @Test func `clickable stands in the definition`() throws {
    #expect(
      try Self.changed("Badge", "clickable").tree["clicks"]?.compactText == #"{"clickable":["Headline","MainImage","Badge"]}"#)
    #expect(try Self.changed("Headline", "clickable=no").tree["clicks"]?.compactText == #"{"clickable":["MainImage"]}"#)
    #expect(try Self.changed("Headline", "clickable").difference == [])
  }

  @Test func `another kind keeps what it knows and says what went`() throws {
    let list = try Self.changed("Headline", #"kind=list,choices="A,B""#)
    #expect(list.fields[0].compactText == #"{"key":"Headline","kind":"list","required":true,"choices":["A","B"]}"#)
    #expect(list.remarks == ["maxCharacters of Headline went with its old kind."])
    var edit = try Self.changed("MainImage", #"min=640x360,types="jpeg,png""#)
    try edit.set("MainImage", ["kind=video", "seconds=30"])
    #expect(
      edit.fields[1].compactText
        == #"{"key":"MainImage","kind":"video","limits":{"minWidth":640,"minHeight":360,"maxSeconds":30}}"#)
    #expect(edit.remarks == ["types and role of MainImage went with its old kind.", "media.video is optional now."])
    #expect(try Self.changed("Badge", "kind=text").fields[2].compactText == #"{"key":"Badge","kind":"text","x-id":7}"#)
  }

  @Test func `a video and the media area agree on whether it is required`() throws {
    var edit = try FormatEdit.sample()
    try edit.add([FieldPhrase("Clip:video")])
    #expect(edit.remarks == ["media.video is optional now."])
    try edit.set("Clip", ["required"])
    #expect(edit.tree["media"]?["video"] == .string("required"))
    try edit.set(MemberAssignment("media.video=optional"))
    #expect(edit.fields[3].compactText == #"{"key":"Clip","kind":"video"}"#)
    #expect(edit.remarks.last == "Clip is optional now, as media.video is.")
    #expect(FormatLinter().findings(in: edit.definition).filter { $0.rule == "media-contradicts-field" } == [])
  }

  @Test(arguments: [
    ("Headline", ["max=many"], #"Headline: max takes a whole number from 0 on, not "many""#),
    ("Headline", ["max=1", "max=2"], "Headline: max is given twice, one value is expected"),
    ("Headline", ["ratio=1:1"], "Headline: ratio is a setting of image or video fields, not of a text"),
    (
      "Headline", ["kind=list,max=2"],
      "Headline: max is a setting of text, image, video, number or url fields, not of a choice of the list"
    ),
    (
      "Headline", ["kind=string"],
      #"Headline: the kind is text, image, video, url, number or list, not "string"; did you mean text?"#
    ),
    ("Headline", ["kind=text,kind=url"], "Headline: kind is given twice, one value is expected"),
    ("Headline", ["key=Title"], "Headline: its key is no setting; field rename changes it"),
    ("Headlne", ["max=2"], "there is no field Headlne; did you mean Headline?"),
  ])
  func `words that cannot be understood change nothing`(key: String, words: [String], sentence: String) throws {
    var edit = try FormatEdit.sample()
    #expect(throws: FormatEditError(sentence)) { try edit.set(key, words) }
    #expect(edit.difference == [])
  }
}
