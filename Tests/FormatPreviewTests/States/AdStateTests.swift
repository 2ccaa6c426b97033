import CustomFormats
import NativeAds
import Testing

@testable import FormatPreview

@Suite struct AdStateTests {
  @Test func `a format has a state for each optional field, and video states where it takes video`() throws {
    #expect(
      AdState.all(of: try Bundled.definition("simple-native").format).map(\.name)
        == [
          "typical", "longest", "shortest", "no-caption", "eea", "no-eea", "rtl", "wide-script", "emoji", "broken-image",
          "image-loading-off", "loading", "no-ad",
        ])
    #expect(
      AdState.all(of: try Bundled.definition("native-video").format).map(\.name)
        == [
          "typical", "longest", "shortest", "video", "no-video", "no-mainimage", "no-caption", "eea", "no-eea", "rtl",
          "wide-script", "emoji", "broken-image", "image-loading-off", "loading", "no-ad",
        ])
  }

  @Test func `the longest texts have as many characters as their limits, the shortest one`() {
    let ad = Bakery.ad(#""Headline":"Warm bread""#, "", .longest)
    #expect(ad.ad.string(forKey: "Headline") == "Warm bread Warm bread War")
    #expect(ad.ad.string(forKey: "Caption")?.count == 90)
    #expect(ad.ad.string(forKey: "Badge") == "Sponsored")
    let short = Bakery.ad(#""Headline":"Warm bread","Badge":"Sponsored""#, "", .shortest)
    #expect(short.ad.string(forKey: "Headline") == "W")
    #expect(short.ad.string(forKey: "Badge") == "Ad")
  }

  @Test(arguments: [
    ("one two", 7, TextUnit.graphemes, "one two"),
    ("one two", 4, .graphemes, "one."),
    ("one, two", 5, .graphemes, "one,!"),
    ("one two", 9, .graphemes, "one two o"),
    ("焼きたて", 5, .displayWidth, "焼き"),
    ("🎉 a", 3, .utf16, "🎉."),
    ("a", 0, .graphemes, ""),
    (" ", 5, .graphemes, ""),
  ])
  func `a text of a length is made of the words that are there`(_ words: String, _ count: Int, _ unit: TextUnit, _ text: String) {
    #expect(SampleText.text(of: count, unit, from: words) == text)
  }

  @Test func `a text of a wide script has as many letters, and emoji count as a reader counts them`() {
    let wide = Bakery.ad(#""Headline":"Warm bread""#, "", .wideScript)
    #expect(wide.ad.string(forKey: "Headline") == "旅先の朝は焼きたての")
    let emoji = Bakery.ad(#""Headline":"Warm bread, every single day""#, "", .emoji)
    #expect(emoji.ad.string(forKey: "Headline") == "Warm bread, every si 👨‍👩‍👧👍🏽🇯🇵🎉")
    #expect(emoji.ad.string(forKey: "Headline")?.count == 25)
  }

  @Test func `pictures that fail to load say so where they would stand`() {
    let ad = Bakery.ad(#""Headline":"Warm bread","MainImage":"loaf.jpg""#, "", .brokenImage)
    #expect(Bundled.facts(ad)["MainImage"]?.words.contains("cannot be shown: cannot be read: its download fails here") == true)
  }

  @Test(arguments: [(AdState.loading, "the app has no ad yet"), (.noAd, "error com.google.admob 1:")])
  func `where there is no ad, that is what is seen, and nothing can be tapped`(_ state: AdState, _ words: String) {
    let ad = Bakery.ad(#""Headline":"Warm bread","MainImage":"loaf.jpg""#, "", state)
    #expect(Bakery.page(ad).lines.joined(separator: "\n").contains(words))
    #expect(Bundled.facts(ad).isEmpty)
    #expect(TapFact.all(ad).isEmpty)
  }

  @Test func `however many characters a field takes, two thousand are made`() {
    #expect(SampleText.text(of: .max, .graphemes, from: "ab cd").count == 2_000)
  }

  @Test func `a state without an asset takes it away, its default too`() {
    let ad = Bakery.ad(#""Headline":"Warm""#, "", .without("Caption"))
    #expect(ad.ad.string(forKey: "Caption") == nil)
    #expect(ad.layout.slot("Caption") == nil)
  }

  @Test func `video and no video are made where the creative has the other`() {
    let made = Bakery.ad(#""Headline":"Warm","MainImage":"loaf.jpg""#, "", .video)
    #expect(made.ad.mediaContent.hasVideoContent)
    let none = Bakery.ad(#""Headline":"Warm","MainImage":"loaf.jpg","Video":"oven.mp4""#, "", .noVideo)
    #expect(!none.ad.mediaContent.hasVideoContent)
    #expect(none.layout.slot(Layout.media)?.key == "MainImage")
  }

  @Test func `AdChoices is drawn in the EEA and hidden elsewhere`() {
    let given = #""adChoices":{"file":"ac.png"}"#
    #expect(Bakery.ad(#""Headline":"Warm""#).layout.slot(Layout.adChoices) == nil)
    #expect(Bakery.ad(#""Headline":"Warm""#, "", .eea).layout.slot(Layout.adChoices) != nil)
    #expect(Bakery.ad(#""Headline":"Warm""#, given).layout.slot(Layout.adChoices) != nil)
    #expect(Bakery.ad(#""Headline":"Warm""#, given, .noEEA).layout.slot(Layout.adChoices) == nil)
  }

  @Test func `with image loading off pictures keep their place and AdChoices, which has nothing to draw, does not`() {
    let ad = Bakery.ad(#""Headline":"Warm","MainImage":"loaf.jpg""#, #""adChoices":{"file":"ac.png"}"#, .imageLoadingOff)
    #expect(ad.layout.slot(Layout.media)?.key == "MainImage")
    #expect(ad.layout.slot(Layout.adChoices) == nil)
    #expect(ad.wantedPictures.isEmpty)
  }

  @Test func `an ad runs from right to left by state or by language`() {
    #expect(Bakery.ad(#""Headline":"Warm""#, "", .rightToLeft).direction == .rightToLeft)
    #expect(Bakery.ad(#""Headline":"لحم""#, #""locale":"ar-EG""#).direction == .rightToLeft)
    #expect(Bakery.ad(#""Headline":"Warm""#, #""locale":"arn""#).direction == .leftToRight)
  }

  @Test func `the badge has the words of the creative's language`() throws {
    let definition = try Bundled.definition("content")
    var creative = try Bundled.creative("content").creative
    creative.locale = "de-AT"
    let ad = StagedAd(creative, of: definition.format, in: .typical, columns: 45)
    #expect(ad.layout.slot(Layout.attribution)?.text == "Anzeige")
  }

  @Test func `a format without a creative is filled with its samples, else with usual words`() throws {
    let samples = ServedCreative(samplesOf: try Bundled.definition("product-card").format)
    #expect(samples["Title"]?.origin == .sample)
    #expect(samples["Badge"]?.text == "Sponsored")
    #expect(samples.deepLinks == ["pluvia://umbrellas/96"])
    let made = ServedCreative(samplesOf: Bakery.definition().format)
    #expect(made["Headline"] == ServedAsset(key: "Headline", content: .text("Headline in a few words"), origin: .made))
    #expect(made["Caption"] == ServedAsset(key: "Caption", content: .text("Fresh every morning"), origin: .sample))
    #expect(made["Rating"]?.text == "4")
    #expect(made["MainImage"]?.origin == .made)
    #expect(made["Video"] == nil)
  }
}
