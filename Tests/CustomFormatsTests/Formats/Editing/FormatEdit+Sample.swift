import Documents
import Testing

@testable import CustomFormats

extension FormatEdit {
  /// A definition with a member of its own, references everywhere, and a layout.
  static let sampleText = """
    {
      "schemaVersion": 1,
      "slug": "card",
      "fields": [
        { "key": "Headline", "kind": "text", "required": true, "limits": { "maxCharacters": 25 } },
        { "key": "MainImage", "kind": "image", "role": "mainImage" },
        { "key": "Badge", "kind": "list", "choices": ["Ad", "Sponsored"], "x-id": 7 }
      ],
      "media": { "video": "none", "fallbackImage": "MainImage", "tap": "MainImage" },
      "adChoices": { "tap": "Headline" },
      "attribution": { "field": "Badge" },
      "clicks": { "clickable": ["Headline", "MainImage"] },
      "layout": {
        "width": 360,
        "root": {
          "column": [
            { "row": [{ "slot": "@attribution" }, { "slot": "@adChoices" }] },
            { "slot": "@media", "aspect": "1.91:1", "tap": "Headline" },
            { "row": [{ "slot": "Headline", "lines": 2 }], "padding": 12 }
          ]
        }
      },
      "owner": "feed team"
    }

    """

  /// Begins with the sample.
  static func sample() throws -> FormatEdit { try FormatEdit(FormatFile.read(Array(sampleText.utf8))) }

  /// The lines that are other than those of the sample, each with its sign.
  var difference: [String] {
    LineDiff(from: Array(Self.sampleText.utf8), to: text, context: 0).hunks.flatMap(\.lines).map { $0.mark.rawValue + $0.text }
  }
}
