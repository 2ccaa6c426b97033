extension TextChanged {
  /// What says the same.
  static let silent: [Example] = [
    .change("nothing has changed", from: headline(""), to: headline("")),
    .change(
      "members in another order and a revision", from: headline(""),
      to: #"{ "kind": "text", "sample": "Night hikes", "required": true, "key": "Headline" }"#, newMembers: #""revision": 4"#),
    .change(
      "a number written otherwise", from: headline(#""limits": { "lines": 2 }, "#), to: headline(#""limits": {"lines":2}, "#)),
  ]

  /// Words, drawing and unknown members that differ.
  static let changed: [Example] = [
    .change(
      "a label", from: headline(""), to: headline(#""label": "Title", "#),
      finds: [.init("Headline", "Headline: label \"Title\", before not set.")]),
    .change(
      "a help", from: headline(#""help": "Short title", "#), to: headline(#""help": "A title that names the place", "#),
      finds: [.init("Headline", "Headline: help \"A title that names the place\", before \"Short title\".")]),
    .change(
      "the name of the format", from: headline(""), to: headline(""), members: #""name": "Hikes""#,
      newMembers: #""name": "Walks""#, finds: [.init(nil, "Name: \"Walks\", before \"Hikes\".")]),
    .change(
      "the size of AdChoices", from: headline(""), to: headline(""),
      members: #""adChoices": { "width": 15, "height": 15 }"#, newMembers: #""adChoices": { "width": 20, "height": 20 }"#,
      finds: [.init(nil, "AdChoices: width 20, before 15."), .init(nil, "AdChoices: height 20, before 15.")]),
    .change(
      "the badge", from: headline(""), to: headline(""), newMembers: #""attribution": { "text": "Anzeige" }"#,
      finds: [.init(nil, "Attribution: text \"Anzeige\", before not set.")]),
    .change(
      "the layout", from: headline(""), to: headline(""),
      members: #""layout": { "width": 360, "root": { "column": [{ "slot": "Headline" }, { "slot": "@adChoices" }] } }"#,
      newMembers: #""layout": { "width": 320, "root": { "column": [{ "slot": "Headline" }, { "slot": "@adChoices" }] } }"#,
      finds: [.init(nil, "Layout: changed.")]),
    .change(
      "a click more, and another order", from: "\(headline("")), \(caption)", to: "\(caption), \(headline(""))",
      newClickable: #""Headline", "Caption""#,
      finds: [
        .init(nil, "Order of the fields: Caption and Headline, before Headline and Caption."),
        .init("Caption", "Caption: clickable, before not."),
      ]),
    .change(
      "a member that formatctl does not know", from: headline(""), to: headline(#""x-owner": "ads@trailhead.example", "#),
      finds: [.init("Headline", "Headline: x-owner \"ads@trailhead.example\", before not set.")]),
  ]

  private static let caption = #"{ "key": "Caption", "kind": "text", "sample": "Hikes for all levels" }"#

  private static func headline(_ members: String) -> String {
    #"{ "key": "Headline", "kind": "text", "required": true, \#(members)"sample": "Night hikes" }"#
  }
}
