import Documents
import Foundation
import Testing

@testable import formatctl

@Suite struct ValidateTests {
  #if canImport(Glibc)
    @Test func `a creative whose name is no UTF-8 is told, and not passed by`() throws {
      let folder = try Folder()
      try folder.copy("Formats/simple-native", to: "ads")
      let name: [CChar] = (folder.path + "/ads/c").utf8CString.dropLast() + [-1] + ".json".utf8CString
      let file = open(name, O_CREAT | O_WRONLY, 0o644)
      try #require(file >= 0)
      close(file)
      let call = folder.run(["validate", "ads"], expecting: .failed)
      #expect(call.said.contains("ads/c\u{FFFD}.json cannot be read: "), "\(call.said)")
      unlink(name)
    }
  #endif

  private let folder: Folder

  /// A format with one required text of ten characters and a picture.
  private static let format = """
    { "formatId": "90001000", "slug": "note", "fields": [
        { "key": "Headline", "kind": "text", "required": true, "sample": "Night" }, { "key": "Picture", "kind": "image" }],
      "clicks": { "clickable": ["Headline"] } }
    """

  init() throws {
    folder = try Folder()
    try folder.write(Self.format, to: "format.json")
  }

  private static func creative(_ id: String, _ headline: String = #""Night""#, _ assets: String = "") -> String {
    #"{"id":"\#(id)","formatId":"90001000","assets":{"Headline":\#(headline)\#(assets)},"destinationUrl":"https://trailhead.example"}"#
  }

  private func validate(_ words: String..., input: String = "") -> (status: Int32, printed: String, said: String) {
    let environment = folder.environment(input: input)
    let status = Formatctl.run(["validate"] + words, in: environment)
    return (status.rawValue, environment.printed, environment.said)
  }

  @Test func `a clean creative prints nothing and says what was checked`() throws {
    try folder.write(Self.creative("a"), to: "a.json")
    let answer = validate("a.json")
    #expect(answer.status == 0)
    #expect(answer.printed == "")
    #expect(
      answer.said == """
        note (90001000) is taken from format.json.
        ✓ 1 creative passes.
          Checked 1 format, 1 creative and 0 media files.

        """)
    #expect(validate("a.json", "-q").said == "")
  }

  @Test func `a faulty one is printed, and the call ends with 1`() throws {
    try folder.write(Self.creative("a") + "\n" + Self.creative("b", "5"), to: "ads.ndjson")
    let answer = validate("ads.ndjson")
    #expect(answer.status == 1)
    #expect(
      answer.printed == """
        b, format 90001000
          ✗ error    ads.ndjson:2:54
                     Headline is a number, expected is a text. The keys of 90001000 are
                     Headline (text, required), Picture (image). Write a text in double
                     quotes. [wrong-kind-of-value]

        """)
    #expect(
      answer.said.hasSuffix(
        "✗ 1 of 2 creatives fails: 1 error.\n  Checked 1 format, 2 creatives and 0 media files.\nRun formatctl explain wrong-kind-of-value.\n"
      ))
  }

  @Test func `stdin is read by its name`() {
    let answer = validate("-", "--format-id", "note", "--formats", "format.json", input: Self.creative("a", "5"))
    #expect(answer.status == 1)
    #expect(answer.printed.contains("  ✗ error    stdin:1:54\n"))
  }

  @Test(arguments: ["note", "90001000", "./format.json"])
  func `the format of every creative may be given`(_ reference: String) throws {
    try folder.write(#"{"assets":{"Headline":"Night"},"destinationUrl":"https://trailhead.example"}"#, to: "ads/a.json")
    let answer = validate("ads/a.json", "--format-id", reference, "--formats", "format.json")
    #expect(answer.status == 0, "\(answer.said) \(answer.printed)")
  }

  @Test func `a definition above the creative is found, one beside it comes first`() throws {
    try folder.write(Self.creative("a"), to: "ads/spring/a.json")
    #expect(validate("ads").said.hasPrefix("note (90001000) is taken from format.json.\n"))
    try folder.write(Self.format, to: "ads/spring/format.json")
    #expect(validate("ads").said.hasPrefix("note (90001000) is taken from ads/spring/format.json.\n"))
  }

  @Test func `lint errors of the format are told and fail nobody`() throws {
    try folder.write(
      Self.format.replacing(#""kind": "image""#, with: #""kind": "image", "limits": { "minWdith": 5 }"#), to: "format.json")
    try folder.write(Self.creative("a"), to: "a.json")
    let answer = validate("a.json")
    #expect(answer.status == 0)
    #expect(answer.said.contains("\nnote (90001000) has 1 lint error: formatctl lint format.json\n"))
  }

  @Test func `nothing to check is a failure that names what was looked for`() throws {
    try folder.write("{\"name\":\"x\"}", to: "ads/package.json")
    let empty = validate("ads")
    #expect(empty.status == 2)
    #expect(
      empty.said == """
        formatctl: nothing was checked: no creative was found in ads (1 other JSON file passed by); .json files with "assets", .ndjson and .jsonl files were looked for.
        Run formatctl validate --help.

        """)
    let definition = validate("format.json")
    #expect(definition.status == 2)
    #expect(
      definition.said == """
        formatctl: nothing was checked: format.json is a definition of a format.
        Run formatctl lint format.json.

        """)
    #expect(validate("ads", "--allow-empty").status == 0)
    #expect(validate("ads", "-r", "json").printed.hasPrefix(#"{"schemaVersion":1,"findings":[],"summary":{"formats":0,"#))
  }

  @Test(arguments: [
    (["nothing.json"], "formatctl: nothing.json cannot be read: No such file or directory.\n"),
    (["formt.json"], "formatctl: formt.json does not exist; did you mean format.json?\n"),
    (["format.json", "--assets", "nowhere"], "formatctl: nowhere does not exist, and --assets takes a folder.\n"),
    (["format.json", "--assets", "format.json"], "formatctl: format.json is a file, and --assets takes a folder.\n"),
    (["format.json", "--format-id", "nto"], "formatctl: there is no format \"nto\"."),
    (["format.json", "--rule", "text-too-log=off"], "formatctl: --rule takes a rule, not \"text-too-log=off\""),
    (
      ["format.json", "--only", "medai"],
      "formatctl: --only takes a rule or a family of rules, not \"medai\"; did you mean media?"
    ),
    (["format.json", "--rule", "missing-file=eror"], "formatctl: --rule takes off, note, warning or error as the weight, not"),
  ])
  func `what cannot be done is one sentence, and the call ends with 2`(_ words: [String], _ sentence: String) {
    let environment = folder.environment()
    #expect(Formatctl.run(["validate"] + words, in: environment) == .failed)
    #expect(environment.said.hasPrefix(sentence), "\(environment.said)")
  }

  @Test func `rules are weighed, chosen and turned off`() throws {
    try folder.write(Self.creative("a", "5", #","Picture":{"file":"none.png"}"#), to: "a.json")
    func rules(_ words: String...) -> [String] {
      let environment = folder.environment()
      _ = Formatctl.run(["validate", "a.json", "-r", "json", "-q"] + words, in: environment)
      let findings = JSONDocument(Array(environment.printed.utf8)).root?["findings"]?.elements ?? []
      return findings.map { "\($0["severity"]?.string ?? "") \($0["rule"]?.string ?? "")" }
    }
    #expect(rules() == ["error wrong-kind-of-value", "error missing-file"])
    #expect(rules("--rule", "missing-file=off") == ["error wrong-kind-of-value"])
    #expect(rules("--rule", "missing-file=note") == ["error wrong-kind-of-value", "note missing-file"])
    #expect(rules("--only", "media") == ["error missing-file"])
    #expect(rules("--only", "missing-file", "--only", "creative") == ["error wrong-kind-of-value", "error missing-file"])
    #expect(validate("a.json", "--rule", "missing-file=warning", "--rule", "wrong-kind-of-value=warning").status == 0)
    #expect(validate("a.json", "--fail-on", "never").status == 0)
    #expect(validate("a.json", "--only", "link", "--fail-on", "note").status == 0)
  }

  @Test func `a delivery is a folder of its own, and what nobody names is told`() throws {
    try folder.copy("Tests/Data/cases/media/icon-100x100.png", to: "acme/hero-44.png")
    try folder.copy("Tests/Data/cases/media/icon-100x100.png", to: "acme/spare.png")
    try folder.write(Self.creative("a", #""Night""#, #","Picture":{"file":"hero_44.png"}"#), to: "a.json")
    let answer = validate("a.json", "--assets", "acme")
    #expect(answer.status == 1)
    #expect(
      answer.printed == """
        a, format 90001000
          ✗ error    a.json:1:72
                     Picture names hero_44.png, which is not there. Unused there:
                     hero-44.png. Did you mean it? [missing-file]

        acme/spare.png
          ! warning  acme/spare.png
                     spare.png is named by no creative. Name it, or leave it out of the
                     delivery. [unused-file]

        """)
  }

  @Test func `many formats are counted by where they come from`() throws {
    for number in 1...4 {
      try folder.write(
        Self.format.replacing("90001000", with: "9000100\(number)").replacing("note", with: "note-\(number)"),
        to: "ads/\(number)/format.json")
      try folder.write(Self.creative("a\(number)").replacing("90001000", with: "9000100\(number)"), to: "ads/\(number)/a.json")
    }
    let answer = validate("ads")
    #expect(
      answer.said == """
        4 formats are taken from the folders of the creatives.
        ✓ 4 creatives pass.
          Checked 4 formats, 4 creatives and 0 media files.
          Passed by 4 definitions.

        """, "\(answer.printed)")
  }

  @Test func `without a name the working directory is looked at`() throws {
    try folder.write(Self.creative("a", "5"), to: "ads/a.json")
    let answer = validate()
    #expect(answer.status == 1)
    #expect(answer.printed.contains("  ✗ error    ads/a.json:1:54\n"))
  }

  @Test func `without a name the creatives of the project file are looked at`() throws {
    try folder.write(Self.creative("a", "5"), to: "ads/a.json")
    try folder.write(Self.creative("b", "5"), to: "more/b.json")
    try folder.write(#"{ "creatives": "more" }"#, to: "formatctl.json")
    let answer = validate()
    #expect(answer.printed.hasPrefix("b, format 90001000\n"))
    #expect(answer.said.contains("1 creative"))
  }

  @Test func `the project file weighs rules, below the command line and the format`() throws {
    try folder.write(Self.creative("a", "5", #","Picture":{"file":"none.png"}"#), to: "a.json")
    try folder.write(
      #"{ "rules": { "missing-file": "off", "wrong-kind-of-value": "warning", "x-why": "new feed" }, "failOn": "warning" }"#,
      to: "formatctl.json")
    let answer = validate("a.json")
    #expect(answer.status == 1)
    #expect(answer.printed.contains("  ! warning  a.json:1:54\n"))
    #expect(!answer.printed.contains("missing-file"))
    #expect(validate("a.json", "--fail-on", "error").status == 0)
    #expect(validate("a.json", "--rule", "missing-file=error").printed.contains("[missing-file]"))
    try folder.write(
      Self.format.replacing(#""clicks""#, with: #""rules": { "wrong-kind-of-value": "note" }, "clicks""#), to: "format.json")
    #expect(validate("a.json").status == 0)
  }

  @Test func `the profile of the project file counts where the command line names none`() throws {
    try folder.copy("Tests/Data/cases/media/cmyk-1200x627.jpg", to: "cmyk.jpg")
    try folder.write(Self.creative("a", #""Night""#, #","Picture":{"file":"cmyk.jpg"}"#), to: "a.json")
    try folder.write(#"{ "profile": "dsp" }"#, to: "formatctl.json")
    #expect(validate("a.json").printed.contains("  ! warning  a.json"))
    #expect(validate("a.json", "--profile", "reservation").printed.contains("  ✗ error    a.json"))
  }

  @Test(arguments: [
    (
      #"{ "profile": "dps" }"#,
      "formatctl.json:1:14: profile is \"dps\", expected is reservation, programmatic or dsp; did you mean dsp?"
    ),
    (#"{ "failOn": 3 }"#, "formatctl.json:1:13: failOn is a number, expected is error, warning, note or never."),
    (#"{ "rules": 3 }"#, "formatctl.json:1:12: rules is a number, an object of rule and weight is expected."),
    (
      #"{ "rules": { "missing-flie": "off" } }"#,
      "formatctl.json:1:30: rules has \"missing-flie\", expected is a rule; did you mean missing-file?"
    ),
    (#"{ "baseline": ["a"] }"#, "formatctl.json:1:15: baseline is a list, a path is expected."),
    (#"{ "baseline": "none.json" }"#, "none.json cannot be read: there is no such file."),
    (#"{ "creatives": 3 }"#, "formatctl.json:1:16: creatives is a number, a path or a list of paths is expected."),
    ("{ ", "formatctl.json:1:3: the text ends inside the object that begins at byte 0, JSON is expected."),
  ])
  func `a project file that cannot be followed is a sentence with its line`(_ text: String, _ sentence: String) throws {
    try folder.write(text, to: "formatctl.json")
    let answer = validate()
    #expect(answer.status == 2)
    #expect(answer.said == "formatctl: \(sentence)\n")
  }

  @Test func `members of the project file that nobody reads are told once`() throws {
    try folder.write(Self.creative("a", #""Night""#), to: "a.json")
    try folder.write(
      """
      {
        "$schema": "x", "schemaVersion": 1, "x-note": 1,
        "failOnn": "never",
        "owner": "feed team"
      }
      """, to: "formatctl.json")
    let said = validate("a.json").said
    #expect(
      said.hasPrefix(
        """
        formatctl.json:3:3: warning: "failOnn" is no member of the project file; did you mean failOn?
        formatctl.json:4:3: warning: "owner" is no member of the project file; remove it, or call it x-owner to keep it.

        """))
    #expect(said.components(separatedBy: "failOnn").count == 2)
  }
}
