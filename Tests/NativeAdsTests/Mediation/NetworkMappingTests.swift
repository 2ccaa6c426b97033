import CustomFormats
import Documents
import Testing

@testable import NativeAds

@Suite struct NetworkMappingTests {
  private static func document(_ text: String) -> JSONDocument { JSONDocument(Array(text.utf8)) }

  private func mapped(_ map: String, _ network: String) throws -> (MappedNativeAd, [MappingProblem]) {
    try NetworkMapping(Self.document(map)).ad(from: Self.document(network), media: Served.media)
  }

  @Test func `values are found by their paths, and pictures among the media`() throws {
    let (ad, problems) = try mapped(
      #"""
      {"title":"headline","text":"body","cta.label":"callToAction","media.1.url":"image","logo":"icon","by":"advertiser",
       "shop":"store","cost":"price","stars":"starRating","score":"extra.score","gone":"extra.gone"}
      """#,
      #"""
      {"title":"Night loaves","text":null,"cta":{"label":"Order"},"media":[{},{"url":"loaf.jpg"}],"logo":"https://n.example/i.png",
       "by":"Bakery","shop":"Oven","cost":3.5,"stars":"4.5","score":{"a":[1]}}
      """#)
    #expect(problems.isEmpty && ad.headline == "Night loaves" && ad.body == nil && ad.callToAction == "Order")
    #expect(ad.images == [NativeAdImage(image: Pictures.loaf)] && ad.icon?.image?.path == "https://n.example/i.png")
    #expect(ad.advertiser == "Bakery" && ad.store == "Oven" && ad.price == "3.5" && ad.starRating == 4.5)
    #expect(ad.extraAssets as? [String: String] == ["score": #"{"a":[1]}"#] && ad.adChoicesView == nil)
  }

  @Test func `the icon of AdChoices becomes a view, which the SDK places`() throws {
    let (ad, _) = try mapped(#"{"t":"headline","p":"adChoicesIcon"}"#, #"{"t":"x","p":"ac.png"}"#)
    let session = MediatedSession { _, complete in _ = complete(ad, nil) }
    session.show()
    #expect(ad.adChoicesView?.superview === session.card && ad.adChoicesView?.frame.width == 24)
  }

  @Test func `a picture that is nowhere has its name and no pixels`() throws {
    let (ad, _) = try mapped(#"{"t":"headline","p":"image"}"#, #"{"t":"x","p":"gone.jpg"}"#)
    let session = MediatedSession { _, complete in _ = complete(ad, nil) }
    session.load()
    #expect(session.faults == ["mediated-image-not-downloaded"])
  }

  @Test func `values of another kind are told and left out`() throws {
    let (ad, problems) = try mapped(
      #"{"t":"headline","b":"body","s":"starRating","i":"icon"}"#, "{\"t\":\"x\",\n\"b\":[1],\"s\":7,\"i\":3}")
    #expect(ad.body == nil && ad.starRating == nil && ad.icon == nil)
    #expect(
      problems.map(\.description) == [
        "2:5: b is a list, a text is expected; it is left out.", "2:13: s is no number from 0 to 5; it is left out.",
        "2:19: i is a number, a text is expected; it is left out.",
      ])
  }

  @Test(arguments: [
    ("", "1:1: the text is empty, JSON is expected."),
    ("[]", "1:1: The mapping is a list, an object of the network's paths and the SDK's names is expected."),
    ("{\"a\":\"headline\",}", "1:16: "), ("{\"a\":1}", "1:6: \"a\" is a number, the name of an asset is expected."),
    ("{\"a\":\"headlin\"}", "1:6: The SDK has no asset \"headlin\"; did you mean headline?"),
    ("{\"a\":\"headline\",\"b\":\"headline\"}", "1:21: Both a and b are mapped to headline."),
    ("{\"a\":\"body\"}", "1:1: No path is mapped to headline, which every ad has."),
  ])
  func `a wrong mapping is told with its place`(_ map: String, _ sentence: String) {
    let problem = #expect(throws: MappingProblem.self) { try NetworkMapping(Self.document(map)) }
    #expect(problem?.description.hasPrefix(sentence) == true, "\(problem?.description ?? "")")
  }

  @Test(arguments: [
    "", "[]", "7", "{", "{\"t\":[1]}", "{\"t\":null}", "{\"x\":{\"t\":\"a\"}}", "\u{FEFF}{\"t\":1e999999}x",
    String(repeating: "[", count: 2_000), "{\"t\":" + String(repeating: "{\"a\":", count: 600) + "1",
  ])
  func `a network's JSON without a headline is no ad`(_ network: String) throws {
    let mapping = try NetworkMapping(Self.document(#"{"t":"headline","t.a.0.b":"body","..":"image"}"#))
    #expect(throws: MappingProblem.self) { try mapping.ad(from: Self.document(network), media: Served.media) }
  }
}
