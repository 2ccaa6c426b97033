import CustomFormats
import NativeAds
import Testing

@testable import FormatPreview

@Suite struct AssetFactTests {
  /// An asset in JSON, other members, the state, and what is said of the asset.
  private static let table: [(name: String, assets: String, members: String, state: AdState, words: String)] = [
    ("Headline", #""Headline":"Warm bread""#, "", .typical, "10 of 25 characters"),
    ("Headline", #""Headline":"Warm bread and coffee all day long""#, "", .typical, "34 characters, over the limit of 25"),
    ("Headline", "", "", .typical, "nothing, though it is required"),
    ("Headline", #""Headline":" ""#, "", .typical, "nothing, though it is required"),
    ("Headline", #""Headline":["Warm"]"#, "", .typical, "its value is not a text, so nothing is shown"),
    ("Caption", "", "", .typical, "19 of 90 characters; the definition's default"),
    ("Caption", #""Caption":"""#, "", .typical, "nothing, so it is hidden"),
    ("Rating", "", "", .typical, "“0”, as ☆☆☆☆☆; the ad server fills an empty number"),
    ("Rating", #""Rating":4.4"#, "", .typical, "“4.4”, as ★★★★½"),
    ("Headline", #""Headline":"Warm bread""#, "", .shortest, "1 of 25 characters; made up for this preview"),
    (
      "MainImage", #""MainImage":"loaf.jpg""#, "", .typical,
      "loaf.jpg, 1200x627 JPEG, 90 KB; in the media area, because there is no video"
    ),
    (
      "MainImage", #""MainImage":"loaf.jpg","Video":"oven.mp4""#, "", .typical,
      "loaf.jpg, 1200x627 JPEG, 90 KB; stands by for when no video plays"
    ),
    ("MainImage", #""MainImage":"loft.jpg""#, "", .typical, "loft.jpg; cannot be shown: no such file"),
    ("MainImage", #""MainImage":"../loaf.jpg""#, "", .typical, "loaf.jpg; cannot be shown: outside the creative's folder"),
    (
      "MainImage", #""MainImage":{"url":"https://cdn.example/a.jpg"}"#, "", .typical,
      "https://cdn.example/a.jpg; an address, not fetched"
    ),
    (
      "MainImage", #""MainImage":"cut.jpg""#, "", .typical,
      "cut.jpg, 1200x627 JPEG, 1.4 MB; in the media area, because there is no video; faulty: is not whole: the JPEG stops at byte 61,440 without an end marker"
    ),
    ("Video", #""Video":"oven.mp4""#, "", .typical, "oven.mp4, 1:15 1280x720 H.264, 900 KB; in the media area"),
    ("Video", #""Video":"loaf.jpg""#, "", .typical, "loaf.jpg, 1200x627 JPEG, 90 KB; does not play: it is no video"),
    ("Video", "", "", .video, "a stand-in, as the field takes it: H.264; in the media area"),
    ("AdChoices", "", "", .typical, "none; the ad server adds it to a reservation in the EEA"),
    ("AdChoices", "", #""adChoices":{"file":"ac.png"}"#, .typical, "ac.png, 19x15 PNG, 500 bytes; key 3011"),
    ("AdChoices", "", "", .eea, "the ad server's own icon; key 3011"),
    ("Badge", #""Badge":"Sponsored""#, "", .typical, "“Sponsored”"),
  ]

  @Test(arguments: table.indices)
  func `each asset is told with what it is shown from, or why it is not`(_ row: Int) {
    let (name, assets, members, state, words) = Self.table[row]
    #expect(Bundled.facts(Bakery.ad(assets, members, state))[name]?.words == words)
  }

  @Test func `a cut is told by the characters that a phone shows`() throws {
    var (format, creative) = try Bundled.creative("simple-native")
    creative.set(
      ServedAsset(
        key: "Headline",
        content: .text(
          "Night hikes with lamps, and hot chocolate for everyone who made it to the top of the hill before the sun went down")))
    let fact = Bundled.facts(StagedAd(creative, of: format, in: .typical, columns: 45))["Headline"]
    #expect(fact?.verdict == .trouble)
    #expect(fact?.words == "a phone shows 82 of 114 characters; 114 characters, over the limit of 50")
    format.fields[0].limits = .text(TextLimits())
    let free = Bundled.facts(StagedAd(creative, of: format, in: .typical, columns: 45))["Headline"]
    #expect(free?.verdict == .cut)
    #expect(free?.words == "a phone shows 82 of 114 characters")
  }

  @Test func `a picture that a decoder gave up on is told, one that it complained of is drawn`() {
    let ad = Bakery.ad(#""Headline":"Warm","MainImage":"loaf.jpg""#)
    let failed = Bundled.facts(ad, pictures: ["loaf.jpg": .failure("its picture data is damaged")])["MainImage"]
    #expect(
      failed == AssetFact("MainImage", .trouble, ["loaf.jpg, 1200x627 JPEG, 90 KB; cannot be shown: its picture data is damaged"])
    )
    let pixels = Bitmap(width: 1, height: 1, pixels: [1, 2, 3, 255]).map { LoadedPicture.pixels($0, complaint: "Premature end") }
    let drawn = Bundled.facts(ad, pictures: pixels.map { ["loaf.jpg": $0] } ?? [:])["MainImage"]
    #expect(drawn?.words.hasSuffix("; faulty: Premature end") == true)
  }

  @Test func `a file name cannot steer a terminal`() {
    let ad = Bakery.ad(#""MainImage":"a\u001b[31m\u202eb.jpg""#)
    #expect(Bundled.facts(ad)["MainImage"]?.words == "a␛[31m⟨U+202E⟩b.jpg; cannot be shown: no such file")
  }

  @Test(arguments: [
    (0, "0 bytes"), (999, "999 bytes"), (1_000, "1 KB"), (50_064, "50 KB"), (999_499, "999 KB"), (999_500, "1.0 MB"),
    (1_412_330, "1.4 MB"), (30_000_000, "30.0 MB"),
  ])
  func `a weight is said in steps of a thousand`(_ bytes: Int, _ words: String) {
    #expect(MediaWords.weight(bytes) == words)
  }

  @Test(arguments: [(0.0, "0:00"), (6.4, "0:06"), (59.6, "1:00"), (75.4, "1:15"), (Double.infinity, "0:00")])
  func `a duration is said in minutes and seconds`(_ seconds: Double, _ words: String) {
    #expect(MediaWords.duration(seconds) == words)
  }
}
