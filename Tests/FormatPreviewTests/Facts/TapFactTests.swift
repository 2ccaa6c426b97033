import CustomFormats
import NativeAds
import Testing

@testable import FormatPreview

@Suite struct TapFactTests {
  private static let links = """
    "destinationUrl":"https://bakery.example/","deepLinks":["bakery://loaf"],"adChoices":{"file":"ac.png"}
    """

  /// Returns the groups of taps, each with its slots and then its hops.
  private static func words(_ ad: StagedAd) -> [[String]] { TapWords.all(TapFact.all(ad)).map { [$0.slots] + $0.hops } }

  @Test func `each slot reports its key, the media area that of the picture in every state`() {
    let assets = #""Headline":"Warm","MainImage":"loaf.jpg","Video":"oven.mp4""#
    for state in [AdState.video, .noVideo] {
      let taps = TapFact.all(Bakery.ad(assets, Self.links, state))
      #expect(taps.first { $0.slot == "@media" }?.key == "MainImage")
      #expect(taps.first { $0.slot == "Headline" }?.key == "Headline")
      #expect(taps.first { $0.slot == "Caption" }?.key == nil)
      #expect(taps.first { $0.slot == "@adChoices" }?.route?.stops == [.aboutThisAd])
    }
  }

  @Test func `slots that share a way stand together, and those that lead nowhere last`() {
    #expect(
      Self.words(Bakery.ad(#""Headline":"Warm","MainImage":"loaf.jpg""#, Self.links)) == [
        ["AdChoices", "the page “About this ad”"], ["Headline, media as MainImage", "bakery://loaf", "https://bakery.example/"],
        ["badge, Caption, Rating", "nothing is reported"],
      ])
  }

  @Test(arguments: [
    (["bakery"], ["bakery://loaf  (opens)", "https://bakery.example/"]),
    (["market"], ["bakery://loaf  (no app opens bakery)", "https://bakery.example/  (opens)"]),
    ([], ["bakery://loaf  (no app opens bakery)", "https://bakery.example/  (opens)"]),
  ])
  func `where the schemes of a phone are known each hop says whether the tap ends there`(schemes: [String], hops: [String]) {
    let ad = Bakery.ad(#""Headline":"Warm","MainImage":"loaf.jpg""#, Self.links)
    let words = TapWords.all(TapFact.all(ad), installed: Set(schemes))
    #expect(words.map(\.hops) == [["the page “About this ad”"], hops, ["nothing is reported"]])
  }

  @Test func `a click that opens nothing is told`() {
    #expect(
      Self.words(Bakery.ad(#""Headline":"Warm""#)).contains(
        ["Headline", "a click is reported, and nothing opens: no deep link, no destination"]))
  }

  @Test func `a key that no field has is told`() throws {
    var (format, creative) = try Bundled.creative("simple-native")
    format.media?.tap = "Titel"
    creative.deepLinks = []
    #expect(
      Self.words(StagedAd(creative, of: format, in: .noEEA, columns: 45)) == [
        ["Headline", "https://trailhead.example/walks"], ["badge, Caption", "nothing is reported"],
        ["media as Titel", "Titel is reported, which no field has, so it counts for nothing"],
      ])
  }
}
