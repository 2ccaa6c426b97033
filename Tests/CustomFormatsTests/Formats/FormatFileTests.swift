import CustomFormats
import Documents
import Testing

@Suite struct FormatFileTests {
  private func read(_ text: String) -> FormatDefinition { FormatFile.read(Array(text.utf8), file: "format.json") }

  private func problems(_ text: String) -> [String] {
    let definition = read(text)
    return definition.violations.map { violation in
      let place = definition.place(of: violation)
      return "\(place?.line ?? 0):\(place?.column ?? 0) \(violation.rule) \(violation.message)"
    }
  }

  @Test func `a definition becomes a format`() throws {
    let format = read(
      """
      { "formatId": 10063170, "otherIds": ["12387226"], "type": "system-defined", "slug": "simple-native", "status": "inactive",
        "fields": [
          { "key": "Headline", "kind": "text", "required": true, "limits": { "maxCharacters": 50, "unit": "utf16" } },
          { "key": "MainImage", "kind": "image", "limits": { "aspectRatio": "1.91:1", "tolerance": 0.02, "types": ["jpeg"] } },
          { "key": "Badge", "kind": "list", "choices": ["Ad", { "label": "Paid", "value": "Sponsored" }], "default": "Ad" } ],
        "media": { "video": "optional", "fallbackImage": "MainImage" }, "adChoices": { "width": 20, "touch": 30 },
        "clicks": { "clickable": ["Headline"] }, "links": { "destination": { "required": false, "schemes": ["https"] } },
        "rules": { "unknown-member": "off" } }
      """
    ).format
    #expect(format.formatID?.description == "10063170")
    #expect(format.otherIDs.map(\.description) == ["12387226"])
    #expect(format.type == .systemDefined)
    #expect(!format.isActive)
    #expect(format["Headline"]?.isRequired == true)
    #expect(format["Headline"]?.role == .headline)
    #expect(format["Headline"]?.textLimits.maxCharacters == 50)
    #expect(format["Headline"]?.textLimits.unit == .utf16)
    #expect(format["MainImage"]?.mediaLimits.aspectRatios.map(\.text) == ["1.91:1"])
    #expect(format["MainImage"]?.mediaLimits.types == [.jpeg])
    #expect(format["Badge"]?.choices.map(\.value) == ["Ad", "Sponsored"])
    #expect(format["Badge"]?.role == .attribution)
    #expect(format.fallbackField?.key == "MainImage")
    #expect(format.adChoices.width == 20)
    #expect(format.adChoices.touch == .init(width: 30, height: 30))
    #expect(!format.links.requiresDestination)
    #expect(format.ruleSettings["unknown-member"] == .some(nil))
  }

  @Test func `every problem of a definition is told at once, each with its place`() {
    #expect(
      problems(
        """
        {
          "formatId": "S002",
          "fields": [
            { "key": "Headline", "kind": "txt", "limits": { "maxCharcters": 5 } },
            { "key": "Body", "kind": "text", "limits": { "maxCharcters": 5, "lines": -1 } },
            { "kind": "text" }
          ],
          "media": { "video": "maybe" },
          "colour": "red",
        }
        """) == [
          "9:18 malformed-json This is not JSON: a trailing comma stands before }.",
          "2:15 format-id-not-numeric The format ID \"S002\" is no number.",
          "4:34 wrong-kind-of-value fields[0].kind is \"txt\", expected is text, image, video, url, number or list.",
          "5:78 wrong-kind-of-limit fields[1].limits.lines is -1, expected is a whole number from 0 on.",
          "5:50 unknown-limit A text has no limit \"maxCharcters\".",
          "6:5 wrong-kind-of-value fields[2] has no \"key\", expected is the key of the field.",
          "8:23 wrong-kind-of-value media.video is \"maybe\", expected is none, optional or required.",
          "9:3 unknown-member \"colour\" is no member that is read here.",
        ])
  }

  @Test func `a newer file format is refused by name`() {
    let definition = read(#"{ "schemaVersion": 2, "formatId": "1", "fields": [] }"#)
    #expect(definition.violations.map(\.message) == ["schemaVersion is 2, this program reads up to 1."])
    #expect(!definition.isReadable)
  }

  @Test(arguments: ["0", "-1", "+1", "007", " 1", "", "1.0", "9223372036854775808", "٣"])
  func `what is no number from 1 to 2^63-1 is no format ID`(_ text: String) {
    #expect(FormatID(text) == nil)
    #expect(!FormatID.objection(to: text).isEmpty)
  }

  @Test func `the largest ID is one`() {
    #expect(FormatID("9223372036854775807")?.number == Int64.max)
  }

  @Test func `the canonical form has a fixed order and keeps what it does not know`() throws {
    let text =
      #"{"fields":[{"kind":"text","x-note":1,"key":"A","limits":{"lines":2,"maxCharacters":5}}],"zeta":1,"formatId":7,"x-a":[1]}"#
    let root = try #require(JSONDocument(Array(text.utf8)).root)
    #expect(
      FormatFile.canonical(root.json).compactText
        == #"{"formatId":"7","fields":[{"key":"A","kind":"text","limits":{"maxCharacters":5,"lines":2},"x-note":1}],"zeta":1,"x-a":[1]}"#
    )
  }
}
