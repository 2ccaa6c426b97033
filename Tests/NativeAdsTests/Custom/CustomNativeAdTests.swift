import CustomFormats
import Testing

@testable import NativeAds

@Suite struct CustomNativeAdTests {
  private static let whole = """
    "Headline":"Night loaves","Badge":"Sponsored","Rating":4.5,"Site":"https://bakery.example/",
    "MainImage":{"file":"loaf.jpg"},"Video":{"file":"oven.mp4"}
    """

  @Test func `E-8 a text, a list, a number and a URL give their text`() {
    let ad = Served.ad(Self.whole)
    #expect(ad.string(forKey: "Headline") == "Night loaves")
    #expect(ad.string(forKey: "Badge") == "Sponsored")
    #expect(ad.string(forKey: "Rating") == "4.5")
    #expect(ad.string(forKey: "Site") == "https://bakery.example/")
  }

  @Test(arguments: ["headline", "HEADLINE", " Headline", "Title", ""])
  func `E-8 a key in other letters or of no field gives nothing`(_ key: String) {
    let ad = Served.ad(Self.whole)
    #expect(ad.string(forKey: key) == nil)
    #expect(ad.image(forKey: key) == nil)
  }

  @Test func `E-8 an asset of another kind gives nothing`() {
    let ad = Served.ad(Self.whole)
    #expect(ad.image(forKey: "Headline") == nil)
    #expect(ad.string(forKey: "MainImage") == nil)
    #expect(ad.string(forKey: "Video") == nil)
    #expect(ad.image(forKey: "Video") == nil)
  }

  @Test(arguments: [#""Headline":"""#, #""Headline":"  ""#, #""Headline":"\u00a0""#, #""Headline":null"#, #""Badge":"Ad""#])
  func `E-8 what is blank, null or absent gives nothing`(_ assets: String) {
    let ad = Served.ad(assets)
    #expect(ad.string(forKey: "Headline") == nil)
    #expect(!ad.availableAssetKeys.contains("Headline"))
  }

  @Test func `E-9 the keys are those that hold something, in the order of the fields`() {
    let ad = Served.ad(#""Video":{"file":"oven.mp4"},"Badge":"Ad","Caption":"","Headline":"Night loaves","Extra":"x""#)
    #expect(ad.formatID == "30000001")
    #expect(ad.availableAssetKeys == ["Headline", "Badge", "Rating", "Reviews", "Video"])
  }

  @Test func `E-9 media is there without a video, and empty`() {
    let ad = Served.ad(#""Headline":"Night loaves""#)
    #expect(!ad.mediaContent.hasVideoContent)
    #expect(ad.mediaContent.aspectRatio == 0)
    #expect(ad.mediaContent.duration == 0)
  }

  @Test func `a video is media, with its ratio and duration`() {
    let content = Served.ad(#""Video":{"file":"oven.mp4"}"#).mediaContent
    #expect(content.hasVideoContent)
    #expect(content.aspectRatio == 1280.0 / 720.0)
    #expect(content.duration == 15.5)
  }

  @Test(arguments: ["page.mp4", "none.mp4", "../oven.mp4"])
  func `E-15 a video that is none leaves media empty`(_ path: String) {
    let content = Served.ad("\"Video\":{\"file\":\"\(path)\"}").mediaContent
    #expect(!content.hasVideoContent)
    #expect(content.aspectRatio == 0)
    #expect(content.duration == 0)
  }

  @Test func `a picture has its file and its name`() {
    let image = Served.ad(#""MainImage":{"file":"loaf.jpg"}"#).image(forKey: "MainImage")
    #expect(image?.imageURL == "loaf.jpg")
    #expect(image?.image?.file?.image?.shownWidth == 1200)
    #expect(image?.scale == 1)
  }

  @Test func `a picture whose file is missing has a name and nothing to show`() {
    let image = Served.ad(#""MainImage":{"file":"none.jpg"}"#).image(forKey: "MainImage")
    #expect(image?.imageURL == "none.jpg")
    #expect(image?.image == nil)
  }

  @Test func `E-10 with image loading off a picture is an address, AdChoices too`() {
    let options = NativeAdImageAdLoaderOptions()
    options.isImageLoadingDisabled = true
    let creative = Served.creative(#""MainImage":{"file":"loaf.jpg"}"#, #""adChoices":{"file":"ac.png"}"#)
    let ad = CustomNativeAd(creative, options: [options])
    for (key, path) in [("MainImage", "loaf.jpg"), ("3011", "ac.png")] {
      #expect(ad.image(forKey: key)?.imageURL == path)
      #expect(ad.image(forKey: key)?.image == nil)
    }
  }

  @Test func `E-16 AdChoices is there under its reserved key where the ad server sends its picture`() {
    let key = GADNativeAssetIdentifier.adChoicesViewAsset.rawValue
    #expect(Served.ad(#""Headline":"x""#).image(forKey: key) == nil)
    let ad = Served.ad(#""Headline":"x""#, #""adChoices":{"file":"ac.png"}"#)
    #expect(ad.image(forKey: key)?.image?.file?.image?.shownWidth == 19)
    #expect(ad.string(forKey: key) == nil)
    #expect(!ad.availableAssetKeys.contains(key))
  }

  @Test func `E-16 AdChoices answers to the key that the format declares`() {
    let definition = #"{"formatId":"1","fields":[{"key":"Headline","kind":"text"}],"adChoices":{"key":"3013"}}"#
    let ad = CustomNativeAd(Served.creative("", #""adChoices":{"file":"ac.png"}"#, of: definition))
    #expect(ad.image(forKey: "3013") != nil)
    #expect(ad.image(forKey: GADNativeAssetIdentifier.adChoicesViewAsset.rawValue) != nil)
  }
}
