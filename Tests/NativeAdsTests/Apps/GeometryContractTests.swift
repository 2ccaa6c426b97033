import CustomFormats
import Documents
import Testing

@testable import NativeAds

/// What the SDK looks at in an ad view, as far as it is told from a format's layout.
@Suite struct GeometryContractTests {
  /// Reads a definition of a headline, a picture and a video, of a type and with a layout.
  private func definition(_ root: String, type: String = "custom", headline: String = "") -> FormatDefinition {
    FormatFile.read(
      Array(
        """
        {"schemaVersion":1,"formatId":"30000001","name":"Bakery","type":"\(type)","fields":[
          {"key":"Headline","kind":"text","required":true,"sample":"Warm"\(headline)},
          {"key":"MainImage","kind":"image","role":"mainImage","required":true},
          {"key":"Video","kind":"video"}],
         "media":{"video":"optional","fallbackImage":"MainImage","tap":"MainImage"},
         "clicks":{"clickable":["Headline","MainImage"]},
         "layout":{"width":320,"root":\(root)}}
        """.utf8))
  }

  private func rules(_ definition: FormatDefinition) -> [String] {
    FormatLinter(RuleSelection(only: ["geometry"])).findings(in: definition).map(\.rule)
  }

  @Test(arguments: ["custom", "system-defined"])
  func `E-37 a custom format is looked at as the SDK looks at its own ads`(_ type: String) {
    let found = rules(
      definition(
        """
        { "column": [{ "slot": "@adChoices", "width": 10, "height": 10 }, { "slot": "@media", "height": 100 },
          { "slot": "Headline", "width": 400 }] }
        """, type: type))
    #expect(
      Set(found).isSuperset(of: ["ad-choices-too-small", "media-too-small-for-video", "asset-outside-ad", "attribution-missing"]))
  }

  @Test func `E-38 the checks run with the longest words, not with those of one creative`() {
    let root = """
      { "column": [{ "row": [{ "slot": "@adChoices" }, { "slot": "@attribution" }] }, { "slot": "@media", "height": 180 },
        { "slot": "Headline" }], "height": 220 }
      """
    #expect(!rules(definition(root, headline: #", "limits":{"maxCharacters":10}"#)).contains("asset-outside-ad"))
    #expect(rules(definition(root, headline: #", "limits":{"maxCharacters":90}"#)).contains("asset-outside-ad"))
  }

  @Test func `E-43 a media slot is as high as its media asks, and as declared where its ratio is 0`() {
    let root = #"{ "column": [{ "slot": "@media", "aspect": "media", "height": 130 }, { "slot": "Headline" }] }"#
    let format = definition(root, type: "system-defined").format
    func height(_ change: (inout NativeAssets) -> Void) -> Double? {
      var assets = NativeAssets(headline: "Warm")
      change(&assets)
      return NativeAdView(NativeAd(assets), of: format, width: 320).mediaView?.frame.height
    }
    #expect(height { $0.video = Pictures.oven } == 180)
    #expect(height { $0.video = ServedMedia(path: "https://cdn.example/v.mp4", lookup: nil) } == 130)
    let ad = CustomNativeAd(Served.creative(#""Headline":"Warm","MainImage":{"file":"loaf.jpg"}"#))
    #expect(CustomAdView(ad, of: definition(root).format, width: 320).view(of: Layout.media)?.frame.height == 130)
  }

  @Test(arguments: [
    (ContentMode.scaleToFill, UIView.ContentMode.scaleToFill), (.aspectFit, .scaleAspectFit), (.aspectFill, .scaleAspectFill),
  ])
  func `E-44 a slot's way of drawing is its view's content mode`(mode: ContentMode, view: UIView.ContentMode) throws {
    let format = definition(
      "{ \"column\": [{ \"slot\": \"MainImage\", \"height\": 100, \"contentMode\": \"\(mode.rawValue)\" }] }"
    ).format
    let ad = CustomNativeAd(Served.creative(#""MainImage":{"file":"loaf.jpg"}"#))
    #expect(CustomAdView(ad, of: format, width: 320).view(of: "MainImage")?.contentMode == view)
    #expect(view.drawing == mode)
    #expect(UIImageView().contentMode == .scaleToFill)
  }
}
