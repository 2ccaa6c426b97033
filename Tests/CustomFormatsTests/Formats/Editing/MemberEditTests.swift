import Documents
import Testing

@testable import CustomFormats

@Suite struct MemberEditTests {
  @Test(arguments: [
    ("name=Night hikes", "name", #""Night hikes""#),
    ("name=2024", "name", #""2024""#),
    ("name=true", "name", #""true""#),
    ("description={cta}, [1]", "description", #""{cta}, [1]""#),
    ("status=inactive", "status", #""inactive""#),
    ("otherIds=12,13", "otherIds", #"["12","13"]"#),
    ("adChoices.width=20", "adChoices", #"{"tap":"Headline","width":20}"#),
    ("adChoices.required=no", "adChoices", #"{"tap":"Headline","required":false}"#),
    ("adChoices.touch=30", "adChoices", #"{"tap":"Headline","touch":30}"#),
    ("adChoices.touch.width=30", "adChoices", #"{"tap":"Headline","touch":{"width":30}}"#),
    ("attribution.texts.de=Anzeige", "attribution", #"{"field":"Badge","texts":{"de":"Anzeige"}}"#),
    ("clicks.clickable=Headline, MainImage,Badge", "clicks", #"{"clickable":["Headline","MainImage","Badge"]}"#),
    ("clicks.clickable=Badge", "clicks", #"{"clickable":["Badge"]}"#),
    (#"clicks.clickable=["A, B"]"#, "clicks", #"{"clickable":["A, B"]}"#),
    ("clicks.clickable[0]=Badge", "clicks", #"{"clickable":["Badge","MainImage"]}"#),
    ("clicks.clickable[2]=Badge", "clicks", #"{"clickable":["Headline","MainImage","Badge"]}"#),
    ("clicks.clickable[0]=", "clicks", #"{"clickable":["MainImage"]}"#),
    ("links.deepLinks.max=4", "links", #"{"deepLinks":{"max":4}}"#),
    ("links.destination.schemes=https", "links", #"{"destination":{"schemes":["https"]}}"#),
    ("rules.text-in-capitals=off", "rules", #"{"text-in-capitals":"off"}"#),
    ("media.tap=", "media", #"{"video":"none","fallbackImage":"MainImage"}"#),
    ("attribution.field=", "attribution", "-"),
    ("owner=", "owner", "-"),
    ("owner=shop team", "owner", #""shop team""#),
    ("x-team=feed", "x-team", #""feed""#),
    ("x-level=3", "x-level", "3"),
    (#"x-tags=["a"]"#, "x-tags", #"["a"]"#),
    ("media.x-note=no", "media", #"{"video":"none","fallbackImage":"MainImage","tap":"MainImage","x-note":"no"}"#),
  ])
  func `a text becomes the value that the reader takes there`(assignment: String, member: String, value: String) throws {
    var edit = try FormatEdit.sample()
    try edit.set(try MemberAssignment(assignment))
    #expect(edit.tree[member]?.compactText ?? "-" == value)
    #expect(edit.definition.violations.map(\.path) == edit.definition.violations.map { _ in "owner" })
  }

  @Test(arguments: [
    ("layout.widths=320,430", "layout.widths", "[320,430]"),
    ("layout.root.column[1].aspect=1:1", "layout.root.column[1].aspect", #""1:1""#),
    ("layout.root.column[2].row[0].lines=3", "layout.root.column[2].row[0].lines", "3"),
    (#"layout.root={ "column": [{ "slot": "@media" }] }"#, "layout.root", #"{"column":[{"slot":"@media"}]}"#),
  ])
  func `a part of the layout is set by its path`(assignment: String, path: String, value: String) throws {
    var edit = try FormatEdit.sample()
    try edit.set(try MemberAssignment(assignment))
    #expect(edit.tree.value(at: JSONPath(path).steps[...])?.compactText == value)
  }

  @Test func `what is set stands in its place, and the rest stays as it was`() throws {
    var edit = try FormatEdit.sample()
    try edit.set(MemberAssignment("name=Card"))
    try edit.set(MemberAssignment("rules.text-in-capitals=off"))
    #expect(edit.difference == [#"+  "name": "Card","#, #"+  "rules": { "text-in-capitals": "off" },"#])
  }

  @Test(arguments: [
    ("media.video=sometimes", #"media.video is "sometimes", expected is none, optional or required"#),
    ("media.video=requird", #"media.video is "requird", expected is none, optional or required; did you mean required?"#),
    ("adChoices.width=wide", #"adChoices.width is "wide", expected is a number from 0 on"#),
    ("adChoices.width=-3", "adChoices.width is -3, expected is a number from 0 on"),
    ("adChoices.required=perhaps", #"adChoices.required is "perhaps", expected is true or false"#),
    ("discription=x", #""discription" is no member that is read here; did you mean description?"#),
    ("media.vidoe=none", #""vidoe" is no member that is read here; did you mean video?"#),
    ("discription=", #""discription" is no member that is read here; did you mean description?"#),
    ("hue.dark=1", #""hue" is no member that is read here; remove it, or call it x-hue to keep it."#),
    ("rules.text-in-capitls=off", #""text-in-capitls" is no member that is read here; did you mean text-in-capitals?"#),
    ("rules.text-in-capitals=loud", #"rules.text-in-capitals is "loud", expected is off, note, warning or error"#),
    ("formatId=012", #"The format ID "012" begins with a zero"#),
    ("fields[0].label=x", "fields[0].label is part of a field, which field set changes by its key"),
    ("revision=3", "revision is counted by the catalogue and cannot be set"),
    ("clicks.clickable[4]=x", "clicks.clickable[4] leads nowhere: clicks.clickable is a list of 2"),
    ("owner.name=x", #"owner.name leads nowhere: owner is "feed team""#),
    ("layout.root.colum=x", #""colum" is no member that is read here; did you mean column?"#),
  ])
  func `what the reader would not take changes nothing`(assignment: String, sentence: String) throws {
    var edit = try FormatEdit.sample()
    let assignment = try MemberAssignment(assignment)
    #expect(throws: FormatEditError(sentence)) { try edit.set(assignment) }
    #expect(edit.difference == [])
  }

  @Test(arguments: [
    ("name", #""name" has no value, such as media.video=optional is expected"#),
    ("=x", #""" is no path, such as media.video or layout.widths[0] is expected"#),
    ("media..video=x", #""media..video" is no path, such as media.video or layout.widths[0] is expected"#),
    ("fields[Headline].label=x", #""fields[Headline].label" is no path, such as media.video or layout.widths[0] is expected"#),
    ("widths[-1]=3", #""widths[-1]" is no path, such as media.video or layout.widths[0] is expected"#),
  ])
  func `a path is written in one way`(text: String, sentence: String) {
    #expect(throws: FormatEditError(sentence)) { try MemberAssignment(text) }
  }
}
