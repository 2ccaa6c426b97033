import Documents
import Testing

@testable import CustomFormats

@Suite struct FieldPhraseTests {
  @Test(arguments: [
    ("Headline:text", #"{"key":"Headline","kind":"text"}"#),
    ("Headline:text,required,max=25", #"{"key":"Headline","kind":"text","required":true,"limits":{"maxCharacters":25}}"#),
    (
      "MainImage:image,min=1200x627,ratio=1.91:1",
      #"{"key":"MainImage","kind":"image","limits":{"minWidth":1200,"minHeight":627,"aspectRatios":["1.91:1"]}}"#
    ),
    (
      #"Logo:image,types="jpeg, png",bytes=1MB,max=400×400,frames=1"#,
      #"{"key":"Logo","kind":"image","limits":{"types":["jpeg","png"],"maxBytes":1000000,"maxWidth":400,"maxHeight":400,"frames":1}}"#
    ),
    (
      "Clip:video,seconds=3-30,codecs=h264,audio=no",
      #"{"key":"Clip","kind":"video","limits":{"minSeconds":3,"maxSeconds":30,"codecs":["h264"],"audio":false}}"#
    ),
    ("Clip:video,seconds=30", #"{"key":"Clip","kind":"video","limits":{"maxSeconds":30}}"#),
    ("Clip:video,seconds=2.5-15", #"{"key":"Clip","kind":"video","limits":{"minSeconds":2.5,"maxSeconds":15}}"#),
    (
      #"Badge:list,choices="Ad,Sponsored by=sponsored",default=Ad,other"#,
      #"{"key":"Badge","kind":"list","choices":["Ad",{"label":"Sponsored by","value":"sponsored"}],"default":"Ad","allowOther":true}"#
    ),
    (
      "Rating:number,min=0,max=5,sample=4.5",
      #"{"key":"Rating","kind":"number","limits":{"minimum":0,"maximum":5},"sample":4.5}"#
    ),
    (
      #"Link:url,schemes="https,trailhead",max=200,role=deepLink"#,
      #"{"key":"Link","kind":"url","limits":{"schemes":["https","trailhead"],"maxLength":200},"role":"deepLink"}"#
    ),
    (
      #"Head line:text,label="Head, line",help="Say ""hello""",unit=utf16"#,
      #"{"key":"Head line","kind":"text","label":"Head, line","help":"Say \"hello\"","limits":{"unit":"utf16"}}"#
    ),
    ("Old:text,deprecated,required=no", #"{"key":"Old","kind":"text","deprecated":true}"#),
    ("Old:text,deprecated=use Caption", #"{"key":"Old","kind":"text","deprecated":"use Caption"}"#),
    ("Headline:text,pattern=[A-Z]=.*", #"{"key":"Headline","kind":"text","limits":{"pattern":"[A-Z]=.*"}}"#),
  ])
  func `a phrase becomes the definition of a field`(phrase: String, definition: String) throws {
    #expect(try FieldPhrase(phrase).definition.compactText == definition)
  }

  @Test(arguments: [
    ("", #""" has no kind, such as Headline:text is expected"#),
    ("Headline", #""Headline" has no kind, such as Headline:text is expected"#),
    (":text", #"":text" has no key, such as Headline:text is expected"#),
    ("Headline:", #"Headline: the kind is text, image, video, url, number or list, not """#),
    ("Headline:string", #"Headline: the kind is text, image, video, url, number or list, not "string"; did you mean text?"#),
    ("Headline:txet", #"Headline: the kind is text, image, video, url, number or list, not "txet"; did you mean text?"#),
    ("Headline:text,maxx=3", #"Headline: a text has no setting "maxx"; did you mean max?"#),
    ("Headline:text,ratio=1:1", "Headline: ratio is a setting of image or video fields, not of a text"),
    ("Headline:text,max", "Headline: max has no value, such as max=25 is expected"),
    ("Headline:text,max=", "Headline: max has no value, such as max=25 is expected"),
    ("Headline:text,max=25,max=30", "Headline: max is given twice, one value is expected"),
    ("Headline:text,max=-1", #"Headline: max takes a whole number from 0 on, not "-1""#),
    ("Headline:text,max=99999999999999999999", #"Headline: max takes a whole number from 0 on, not "99999999999999999999""#),
    ("Headline:text,,max=3", "Headline: a setting has no name, such as required or max=25 is expected"),
    ("Headline:text,", "Headline: a setting has no name, such as required or max=25 is expected"),
    ("Headline:text,required=perhaps", #"Headline: required takes yes or no, not "perhaps""#),
    (#"Headline:text,label="Head"#, #"Headline: the quotes of label are not closed, another " is expected"#),
    (#"Headline:text,label="Head"line"#, #"Headline: after the closing quote of label stands "l", a comma is expected"#),
    ("MainImage:image,min=1200", #"MainImage: min takes width and height such as 1200x627, not "1200""#),
    ("MainImage:image,min=0x627", #"MainImage: min takes width and height such as 1200x627, not "0x627""#),
    ("MainImage:image,ratio=wide", #"MainImage: ratio takes width and height such as 1.91:1, not "wide""#),
    ("MainImage:image,types=jpg", #"MainImage: types takes jpeg, png, gif or webp, not "jpg"; did you mean jpeg?"#),
    ("MainImage:image,bytes=1GB", #"MainImage: bytes takes bytes such as 500KB or 1MB, not "1GB""#),
    (
      "MainImage:image,bytes=9999999999999999MB",
      #"MainImage: bytes takes bytes such as 500KB or 1MB, not "9999999999999999MB""#
    ),
    ("Clip:video,seconds=3-", #"Clip: seconds takes seconds such as 30 or 3-30, not "3-""#),
    ("Rating:number,max=1e999", #"Rating: max takes a number, not "1e999""#),
    (
      "Headline:text,role=hedline",
      #"Headline: role takes headline, body, callToAction, advertiser, price, store, starRating, icon, mainImage, video, attribution, altText, web, deepLink, impressionTracker or clickTracker, not "hedline"; did you mean headline?"#
    ),
  ])
  func `a phrase that cannot be understood is told in one sentence`(phrase: String, sentence: String) {
    #expect(throws: FieldPhraseError(sentence)) { try FieldPhrase(phrase) }
  }

  @Test func `clickable stands beside the field's definition`() throws {
    #expect(try FieldPhrase("A:text,clickable").isClickable == true)
    #expect(try FieldPhrase("A:text,clickable=no").isClickable == false)
    #expect(try FieldPhrase("A:text").isClickable == nil)
    #expect(try FieldPhrase("A:text,clickable").definition.compactText == #"{"key":"A","kind":"text"}"#)
  }

  @Test func `an empty value takes a setting away`() throws {
    var field = try FieldPhrase("A:text,max=25,shown=10,required,label=B").definition
    for assignment in try FieldAssignment.list("max=,required=,label=", for: .text) { try assignment.write(into: &field) }
    #expect(field.compactText == #"{"key":"A","kind":"text","limits":{"shownCharacters":10}}"#)
    for assignment in try FieldAssignment.list("shown=", for: .text) { try assignment.write(into: &field) }
    #expect(field.compactText == #"{"key":"A","kind":"text"}"#)
  }
}
