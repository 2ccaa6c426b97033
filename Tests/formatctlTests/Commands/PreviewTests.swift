import CustomFormats
import Documents
import Foundation
import Testing

@testable import formatctl

@Suite struct PreviewTests {
  /// Returns a world in the project's folder, in which there is no catalogue.
  private static func environment(
    terminal: Bool = false, width: Int = 80, variables: [String: String] = [:], in folder: String = Folder.repository
  ) -> Environment {
    let variables = variables.merging(["HOME": "/nowhere", "FORMATCTL_CATALOGUE": "/nowhere/formatctl.db"]) { given, _ in given }
    return .test(terminal: terminal, width: width, variables: variables, workingDirectory: folder)
  }

  /// Runs a preview in the project's folder, in a pipe unless it is said otherwise.
  private static func run(
    _ words: String..., terminal: Bool = false, width: Int = 80, variables: [String: String] = [:]
  ) -> (status: formatctl.ExitStatus, printed: String, said: String) {
    let environment = Self.environment(terminal: terminal, width: width, variables: variables)
    let status = Formatctl.run(["preview"] + words, in: environment)
    return (status, environment.printed, environment.said)
  }

  /// Returns what `--json` prints of the first preview.
  private static func json(_ words: String...) throws -> JSONValue {
    let environment = Self.environment()
    #expect(Formatctl.run(["preview"] + words + ["--json"], in: environment) == .clean)
    let document = JSONDocument(Array(environment.printed.utf8))
    return try #require(document.root?["previews"]?.element(0))
  }

  @Test func `a format is shown with its sample, plainly in a pipe`() {
    let (status, printed, said) = Self.run("simple-native", "--print")
    #expect(status == .clean)
    #expect(said == "Simple native (10063170) is taken from Formats/simple-native/format.json.\n")
    let lines = printed.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == "Simple native 10063170  night-hikes  typical  360 points")
    #expect(lines.dropFirst().first == "╭─────────────────────────────────────────────╮")
    #expect(printed.contains("│  Night hikes start Friday                   │\n"))
    #expect(printed.contains("→ trailhead://walks/42\n    → https://trailhead.example/walks\n"))
    #expect(!printed.contains("\u{1B}"))
  }

  @Test func `a file is shown with the format that it names`() {
    let (status, printed, _) = Self.run("Formats/native-video/bad-no-media.json")
    #expect(status == .clean)
    #expect(printed.hasPrefix("Native video 12387226  harbour-espresso-no-media  typical"))
  }

  @Test func `a page shows every state of an ad, and is sound`() throws {
    let folder = try Folder()
    try folder.copy("Formats/product-card", to: "ads")
    #expect(folder.run(["preview", "./ads", "-o", "ads.html", "-q"]).printed.isEmpty)
    let page = try String(contentsOfFile: folder.path + "/ads.html", encoding: .utf8)
    expectSound(page)
    let states = page.matches(of: /<figcaption><b>([^<]*)</).map { String($0.1) }
    #expect(states.prefix(3) == ["typical", "longest", "shortest"] && states.contains("image-loading-off"))
    #expect(page.components(separatedBy: "<svg class=\"ad\"").count == states.count + 1)
    #expect(page.contains("<title>Product card</title>"))
    #expect(page.contains("Price: a phone shows 23 of 30 characters; made up for this preview"))
    #expect(page.contains("<h2>storm-umbrella</h2>") && page.contains("validation finds nothing"))
    #expect(page.contains("<dt>media as Picture"))
  }

  @Test func `a page shows the states that are asked for, of every creative of a file`() throws {
    let folder = try Folder()
    try folder.copy("Formats/simple-native", to: "ads")
    try folder.write(
      """
      {"id":"one","assets":{"Headline":"</h2><script>alert(1)</script>","MainImage":"hero.jpg"}}
      {"id":"two","assets":{"Headline":"Two","MainImage":"gone.jpg"}}
      """, to: "ads/two.ndjson")
    folder.run(["preview", "ads/two.ndjson", "--state", "typical", "--state", "rtl", "--points", "240", "-o", "p.HTML", "-q"])
    let page = try String(contentsOfFile: folder.path + "/p.HTML", encoding: .utf8)
    expectSound(page)
    #expect(page.matches(of: /<figcaption><b>([^<]*)</).map(\.1) == ["typical", "rtl", "typical", "rtl"])
    #expect(page.contains("2 creatives in 4 states.") && page.contains("viewBox=\"0 0 240 "))
    #expect(page.contains("! MainImage: gone.jpg; cannot be shown: no such file"))
  }

  /// Puts a program in the place of formatctl-render.
  private func renderer(_ script: String, in folder: Folder) throws -> [String: String] {
    try folder.write("#!/bin/sh\n" + script, to: "render")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path + "/render")
    return ["FORMATCTL_RENDER": folder.path + "/render"]
  }

  @Test func `a picture is what the renderer drew`() throws {
    let folder = try Folder()
    try folder.copy("Formats/simple-native", to: "ads")
    let drawing = try renderer(
      "cat >/dev/null; head -c $((480 * 490 * 4)) /dev/zero; echo some words >&2", in: folder)
    let call = folder.run(
      ["preview", "./ads", "--points", "240", "-o", "ad.png", "-q"], in: folder.environment(variables: drawing))
    #expect(call.said == "formatctl-render: some words.\n")
    let file = MediaReader.read(Array(try folder.read("ad.png")))
    #expect(file.type == .png && file.fault == nil && file.image?.shownWidth == 480 && file.image?.shownHeight == 490)
  }

  @Test func `a picture of an ad takes the place of none of its own`() throws {
    let folder = try Folder()
    try folder.copy("Formats/simple-native", to: "ads")
    let call = folder.run(["preview", "./ads", "-o", "ads/adchoices.png", "-q"], expecting: .failed)
    #expect(call.said.contains("ads/adchoices.png is a picture of the ad itself; name another file."), "\(call.said)")
  }

  @Test(arguments: [
    ("exit 3", "formatctl-render drew nothing: it ended with 3."),
    ("echo no memory >&2; exit 1", "formatctl-render drew nothing: no memory."),
    ("head -c 7 /dev/zero", "formatctl-render drew nothing: it ended with 0."),
    ("cat /dev/zero", "wrote more than 940800 bytes, so that it was stopped."),
  ])
  func `a renderer that fails leaves no file and is named`(_ script: String, _ sentence: String) throws {
    let folder = try Folder()
    try folder.copy("Formats/simple-native", to: "ads")
    let drawing = try renderer(script, in: folder)
    let call = folder.run(
      ["preview", "./ads", "--points", "240", "-o", "ad.png", "-q"], in: folder.environment(variables: drawing),
      expecting: .failed)
    #expect(call.said.contains(sentence), "\(call.said)")
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/ad.png"))
  }

  @Test func `without a renderer a picture says what draws it, and what needs nothing`() throws {
    let folder = try Folder()
    try folder.copy("Formats/simple-native", to: "ads")
    let call = folder.run(
      ["preview", "./ads", "-o", "ad.png", "-q"], in: folder.environment(variables: ["PATH": "/nowhere"]),
      expecting: .failed)
    #expect(
      call.said.contains(
        "a picture is drawn by formatctl-render, and it is not installed; \"make render\" builds it, and -o ad.html needs nothing."
      ))
    let two = folder.run(
      ["preview", "./ads", "--state", "typical", "--state", "rtl", "-o", "ad.png", "-q"], expecting: .failed)
    #expect(two.said.contains("a picture shows one ad in one state, 2 are asked for; -o ad.html shows them all."))
  }

  @Test func `a file that no preview is written as is refused before anything is written`() throws {
    let folder = try Folder()
    try folder.copy("Formats/simple-native", to: "ads")
    let ending = folder.run(["preview", "./ads", "-o", "ads.jpg"], expecting: .failed)
    #expect(ending.said.contains(": -o takes a file that ends in .html or .png, \"ads.jpg\" was given."))
    let both = folder.run(["preview", "./ads", "--json", "-o", "ads.html"], expecting: .failed)
    #expect(both.said.contains(": --json and -o ads.html both say what is written; one of them is expected."))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["ads"])
  }

  @Test func `NO_COLOR leaves a terminal without escapes`() {
    #expect(
      !Self.run("simple-native", "-q", "--print", terminal: true, variables: ["NO_COLOR": "1", "TERM": "xterm"]).printed
        .contains("\u{1B}"))
  }

  @Test func `a terminal shows colours, and where pictures cannot be decoded a panel that says so`() {
    let variables = ["TERM": "xterm-256color", "COLORTERM": "truecolor"]
    let (status, printed, _) = Self.run("simple-native", "-q", "--print", terminal: true, variables: variables)
    #expect(status == .clean)
    #expect(printed.contains("\u{1B}[0;1;38;2;27;27;31;48;2;255;255;255mNight hikes start Friday"))
    #expect(printed.contains("cannot be shown: the decoder could"))
  }

  @Test func `states are printed one after another`() {
    let printed = Self.run("native-video", "-q", "--state", "video", "--state", "NO-Caption").printed
    let titles = printed.split(separator: "\n").filter { $0.hasPrefix("Native video") }
    #expect(titles.map { $0.split(separator: "  ")[2] } == ["video", "no-caption"])
  }

  @Test(arguments: [
    (
      ["simple-native", "--state", "longset"],
      """
      Simple native has no state "longset"; did you mean longest? The states are typical, longest, shortest, no-caption, \
      eea, no-eea, rtl, wide-script, emoji, broken-image, image-loading-off, loading, no-ad.
      """
    ),
    (["simple-native", "--state", "no-headline"], "Simple native has no state \"no-headline\": Headline is required."),
    (["simple-native", "--width", "29"], "--width takes 30 to 400 columns, 29 was given."),
    (["simple-native", "--points", "10"], "--points takes 224 to 3184, 10 was given."),
    (["simple-native", "--points", "320", "--width", "40"], "--width and --points both set the width; one of them is expected."),
    (["simple-natvie"], "there is no format \"simple-natvie\"; did you mean simple-native?"),
    (["Formats/none.json"], "Formats/none.json cannot be read: there is no such file."),
    (["Formats/artwork.py"], "Formats/artwork.py is a text, a creative with \"assets\" is expected."),
    (
      ["010"],
      """
      "010" is no format and no file: an ID from 1 to 9223372036854775807 without leading zeros, a slug or a path was expected.
      """
    ),
  ])
  func `what cannot be shown is told in a sentence`(_ words: [String], _ sentence: String) {
    let environment = Self.environment()
    #expect(Formatctl.run(["preview"] + words, in: environment) == .failed)
    #expect(environment.printed == "")
    #expect(environment.said.contains("formatctl: \(sentence)"), "\(environment.said)")
  }

  @Test func `the card is as wide as asked for, else as designed and as the terminal allows`() {
    func columns(_ words: String..., terminal width: Int = 80) -> Int? {
      let environment = Self.environment(width: width)
      _ = Formatctl.run(["preview", "simple-native", "-q"] + words, in: environment)
      return environment.printed.split(separator: "\n").first { $0.hasPrefix("╭") }?.count
    }
    #expect(columns() == 47)
    #expect(columns(terminal: 40) == 40)
    #expect(columns(terminal: 20) == 30)
    #expect(columns("--width", "60") == 60)
    #expect(columns("--points", "430") == 56)
  }

  @Test func `JSON holds the page, the slots with their taps, the facts and the findings`() throws {
    let preview = try Self.json("simple-native", "--state", "no-caption")
    #expect(preview["formatId"]?.string == "10063170")
    #expect(preview["creative"]?.string == "night-hikes")
    #expect(preview["state"]?.string == "no-caption")
    #expect(preview["frame"]?.element(0)?.string == "╭─────────────────────────────────────────────╮")
    let slots = try #require(preview["slots"]).elements
    #expect(slots.compactMap { $0["slot"]?.string } == ["@attribution", "@adChoices", "@media", "Headline"])
    let media = try #require(slots.first { $0["slot"]?.string == "@media" })
    #expect(media["key"]?.string == "MainImage")
    #expect(media["tap"]?["key"]?.string == "MainImage")
    #expect(media["tap"]?["stops"]?.elements.compactMap { $0["kind"]?.string } == ["deepLink", "destination"])
    #expect(preview["assets"]?.elements.first { $0["name"]?.string == "Caption" }?["verdict"]?.string == "hidden")
    #expect(preview["findings"]?["errors"]?.integer == 0)
  }

  @Test func `a creative without a format is shown by the definition beside it, a list one by one`() throws {
    let folder = try Folder()
    try folder.write(
      #"{"formatId":"30000001","name":"Bakery","fields":[{"key":"Headline","kind":"text"}]}"#, to: "format.json")
    try folder.write(#"[{"id":"a","assets":{"Headline":"Warm"}},{"assets":{"Headline":"Fresh"}}]"#, to: "ads.json")
    try folder.write("{\"id\":\"c\",\"assets\":{}}\n\n{\"assets\":{}}\n", to: "ads.ndjson")
    let environment = folder.run(["preview", "ads.json", "ads.ndjson", "./format.json", "-q"])
    let titles = environment.printed.split(separator: "\n").filter { $0.hasPrefix("Bakery") }
    #expect(
      titles == [
        "Bakery 30000001  a  typical  360 points", "Bakery 30000001  ads.json[1]  typical  360 points",
        "Bakery 30000001  c  typical  360 points", "Bakery 30000001  ads:3  typical  360 points",
        "Bakery 30000001  the definition's samples  typical  360 points",
      ])
  }

  @Test func `the built program draws a picture in colour cells, and goes on where one is broken`() throws {
    let broken = "Formats/native-video/bad-cut-picture.json"
    let line = "cd '\(Folder.repository)' && HOME=/nowhere FORCE_COLOR=3 formatctl preview simple-native \(broken) -q"
    let result = try BuiltProgram.run(line)
    #expect(result.status == 0, "\(result.said)")
    let blocks = result.printed.unicodeScalars.count { (0x2581...0x259F).contains($0.value) }
    // The two media areas have 45x12 and 45x13 cells; every other of them shows an edge or a shade.
    #expect(blocks > 300)
    #expect(result.printed.contains("faulty: is not whole"))
  }

  @Test func `a format of the catalogue is shown with its sample there`() throws {
    let folder = try Folder()
    folder.run(["--catalogue", "formatctl.db", "create", "10063170"])
    let played = folder.run(["--catalogue", "formatctl.db", "preview", "10063170", "--print", "-q"])
    #expect(played.printed.hasPrefix("Simple native 10063170  night-hikes  typical  360 points\n"))
    #expect(played.printed.contains("✓ MainImage  hero.jpg, 1200x628 JPEG, 50 KB; in the media area\n"))
  }

  @Test func `nothing of a creative steers the terminal`() throws {
    let folder = try Folder()
    try folder.write(
      #"{"formatId":"1","name":"a\u001b[2Jb","fields":[{"key":"H\u0007","kind":"text"},{"key":"Img","kind":"image"}]}"#,
      to: "format.json")
    let creative = """
      {"id":"\\u001b]0;x\\u0007","assets":{"H\\u0007":"a\\u001b[31m\\u009b1mb\\u202e","Img":"\\u001b[1m.jpg"},
       "destinationUrl":"https://a.example/\\u001b[5m","deepLinks":["x://\\u0085"]}
      """
    try folder.write(creative, to: "ad.json")
    for words in [["preview", "ad.json", "-q"], ["preview", "ad.json", "-q", "--json"]] {
      let environment = folder.run(words)
      let steering = environment.printed.unicodeScalars.filter {
        $0.value < 0x20 && $0 != "\n" || (0x7F...0x9F).contains($0.value) || (0x202A...0x202E).contains($0.value)
      }
      #expect(steering.isEmpty, "\(steering.map(\.value))")
    }
  }
}
