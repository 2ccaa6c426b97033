import CustomFormats
import Testing

@testable import NativeAds

@Suite struct ServedCreativeTests {
  @Test func `a default fills what the creative leaves out, not what it leaves blank`() {
    let absent = Served.creative(#""Headline":"x""#)
    #expect(absent["Caption"] == ServedAsset(key: "Caption", content: .text("Fresh every morning"), origin: .fieldDefault))
    #expect(absent["Reviews"] == ServedAsset(key: "Reviews", content: .text("3"), origin: .fieldDefault))
    #expect(Served.creative(#""Caption":null"#)["Caption"]?.origin == .fieldDefault)
    #expect(Served.creative(#""Caption":"""#)["Caption"] == nil)
    #expect(Served.creative(#""Caption":"Warm""#)["Caption"]?.text == "Warm")
  }

  @Test(arguments: ["", #""Rating":null"#, #""Rating":"""#])
  func `an empty number is 0 in the ad server`(_ assets: String) {
    #expect(Served.creative(assets)["Rating"] == ServedAsset(key: "Rating", content: .text("0"), origin: .emptyNumber))
  }

  @Test func `the SDK's own formats leave an empty number away`() {
    let definition = #"{"formatId":"1","type":"system-defined","fields":[{"key":"StarRating","kind":"number"}]}"#
    #expect(Served.creative("", of: definition).assets.isEmpty)
  }

  @Test func `a value that its field cannot hold is told and left out`() {
    let creative = Served.creative(#""Headline":41,"Rating":[4],"MainImage":{"picture":"loaf.jpg"}"#)
    #expect(creative.unusableKeys == ["Headline", "Rating", "MainImage"])
    #expect(creative["Headline"] == nil)
    #expect(creative["Rating"] == nil)
  }

  @Test func `links are the fields of their role and then the creative's own`() {
    let creative = Served.creative(
      #""AppLink":"bakery://loaf","ClickPixel":"https://c.example/1""#,
      """
      "destinationUrl":"https://bakery.example/","deepLinks":["market://bakery"," "],
      "impressionTrackers":["https://i.example/1"],"clickTrackers":["https://c.example/2"]
      """)
    #expect(creative.destination == "https://bakery.example/")
    #expect(creative.deepLinks == ["bakery://loaf", "market://bakery"])
    #expect(creative.impressionTrackers == ["https://i.example/1"])
    #expect(creative.clickTrackers == ["https://c.example/1", "https://c.example/2"])
  }

  @Test func `of a key that is given twice the last value counts`() {
    #expect(Served.creative(#""Headline":"one","Headline":"two""#)["Headline"]?.text == "two")
  }

  @Test func `an asset that is put in stands in its field's place`() {
    var creative = Served.creative(#""Headline":"one","MainImage":{"file":"loaf.jpg"}"#)
    creative.set(ServedAsset(key: "Badge", content: .text("Ad")))
    creative.set(ServedAsset(key: "Headline", content: .text("two")))
    #expect(creative.assets.map(\.key) == ["Headline", "Caption", "Badge", "Rating", "Reviews", "MainImage"])
    #expect(creative["Headline"]?.text == "two")
    creative.remove("Caption")
    #expect(creative["Caption"] == nil)
  }

  @Test func `a remote video plays and its size is not known`() {
    let creative = Served.creative(#""Video":{"url":"https://cdn.example/v.mp4"}"#)
    #expect(creative.video?.isRemote == true)
    #expect(CustomNativeAd(creative).mediaContent.hasVideoContent)
    #expect(CustomNativeAd(creative).mediaContent.aspectRatio == 0)
  }
}
