extension HelpTopic {
  /// The files that are read and written.
  static let files = HelpTopic(
    name: "files", summary: "The files that are read and written, and where.",
    text: table(fileRows) + """


      Every JSON file may have "$schema" and members that begin with x-; other
      unknown members are kept and remarked on. formatctl schema NAME prints
      the schema of a file, formatctl explain NAME the meaning of a member.
      """)

  /// The files by name, with what they are.
  static let fileRows = [
    (term: "format.json", meaning: "a definition: the fields of a format, their limits, the layout"),
    (term: "sample.json", meaning: "a creative that shows the format; more of them in samples/NAME/"),
    (term: "bad-*.json", meaning: "creatives with faults, for trying; passed by in folders"),
    (term: "Formats/", meaning: "the definitions of a repository, a folder each; looked for upward"),
    (term: "formatctl.json", meaning: "the project file, looked for upward (formatctl help project)"),
    (term: "formatctl.db", meaning: "a catalogue, looked for upward; formats with their history"),
    (
      term: "~/.local/share/formatctl/formatctl.db",
      meaning: "your own catalogue, where there is no other ($XDG_DATA_HOME is heeded)"
    ),
  ]

  /// What the project file says.
  static let project = HelpTopic(
    name: "project", summary: "The project file formatctl.json.",
    text: """
      formatctl.json stands in a repository and is looked for upward from the
      working directory. What it says counts where an option does not; paths
      start from its folder. Every member may be left out:

      \(table(ProjectMember.allCases.map { (term: $0.rawValue, meaning: $0.meaning) }))

        {
          "schemaVersion": 1,
          "formats": "Formats",
          "creatives": ["ads", "house-ads"],
          "profile": "programmatic",
          "rules": { "text-in-capitals": "off", "url-too-long": "warning" },
          "failOn": "warning",
          "installed": ["trailhead", "market"]
        }

      formatctl init writes one, formatctl doctor says what is read from it.
      """)

  /// What a creative looks like.
  static let creatives = HelpTopic(
    name: "creatives", summary: "How a creative is written.",
    text: """
      A creative is a JSON object: values for the fields of one format, and
      links. A file holds one, a list of them, or one a line (.ndjson).

        {
          "formatId": "10063170",
          "assets": {
            "Headline": "Night hikes start Friday",
            "MainImage": { "file": "hero.jpg" }
          },
          "destinationUrl": "https://trailhead.example/walks",
          "deepLinks": ["trailhead://walks/42"]
        }

      "formatId" is an ID or a slug; --format-id says it for all. A value is a
      text, a number, {"file": path} or {"url": address}; a path may stand
      alone where the field is an image or a video. Paths start from the
      creative's folder, or from --assets. formatctl explain destinationUrl
      says what a member means.
      """)
}
