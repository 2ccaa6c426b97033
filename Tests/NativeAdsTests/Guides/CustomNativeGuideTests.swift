import CustomFormats
import Testing

@testable import NativeAds

/// The view of the guide to custom native formats: its outlets, what it fills them with, and its taps.
private final class MySimpleNativeAdView: UIView {
  let headlineView = UILabel(frame: PointRect(x: 10, y: 10, width: 300, height: 20))
  let captionView = UILabel(frame: PointRect(x: 10, y: 220, width: 300, height: 20))
  let mainPlaceholder = UIView(frame: PointRect(x: 10, y: 40, width: 320, height: 170))
  let adChoicesView = UIImageView(frame: PointRect(x: 310, y: 5, width: 19, height: 15))
  var customNativeAd: CustomNativeAd?

  init() {
    super.init(frame: PointRect(x: 20, y: 100, width: 340, height: 250))
    for view in [headlineView, captionView, mainPlaceholder, adChoicesView] { addSubview(view) }
    adChoicesView.addGestureRecognizer(UITapGestureRecognizer { [weak self] in self?.performClickOnAdChoices() })
    adChoicesView.isUserInteractionEnabled = true
    mainPlaceholder.addGestureRecognizer(UITapGestureRecognizer { [weak self] in self?.performClickOnMainImage() })
  }

  func performClickOnAdChoices() {
    customNativeAd?.performClickOnAsset(withKey: GADNativeAssetIdentifier.adChoicesViewAsset.rawValue)
  }

  func performClickOnMainImage() { customNativeAd?.performClickOnAsset(withKey: "MainImage") }

  func populate(withCustomNativeAd customNativeAd: CustomNativeAd) {
    self.customNativeAd = customNativeAd
    headlineView.text = customNativeAd.string(forKey: "Headline")
    captionView.text = customNativeAd.string(forKey: "Caption")

    let adChoicesKey = GADNativeAssetIdentifier.adChoicesViewAsset.rawValue
    let adChoicesImage = customNativeAd.image(forKey: adChoicesKey)?.image
    adChoicesView.image = adChoicesImage
    adChoicesView.isHidden = adChoicesImage == nil

    if customNativeAd.mediaContent.hasVideoContent {
      let mediaView = MediaView()
      mediaView.mediaContent = customNativeAd.mediaContent
      updateMainView(mediaView)
    } else {
      let image = customNativeAd.image(forKey: "MainImage")?.image
      updateMainView(UIImageView(image: image))
    }
    customNativeAd.recordImpression()
  }

  private func updateMainView(_ mainView: UIView) {
    for subview in mainPlaceholder.subviews { subview.removeFromSuperview() }
    mainPlaceholder.addSubview(mainView)
    mainView.frame = mainPlaceholder.bounds
  }
}

@Suite struct CustomNativeGuideTests {
  private static let assets = #""Headline":"Night loaves","Caption":"Until dawn","MainImage":{"file":"loaf.jpg"}"#
  private static let links = #""destinationUrl":"https://bakery.example/""#

  /// Loads an ad and shows it in the guide's view.
  private func shown(_ assets: String, _ members: String) -> (Session, MySimpleNativeAdView, CustomNativeAd) {
    let session = Session([.custom(assets, members)])
    session.load([.customNative])
    let view = MySimpleNativeAdView()
    session.phone.window.addSubview(view)
    session.app.customNativeAds[0].shown(in: view)
    session.phone.drawFrame()
    view.populate(withCustomNativeAd: session.app.customNativeAds[0])
    return (session, view, session.app.customNativeAds[0])
  }

  @Test func `the guide's view shows headline, picture, caption and AdChoices of an ad without a video`() throws {
    let (session, view, _) = shown(Self.assets, Self.links + #","adChoices":{"file":"ac.png"}"#)
    #expect(view.headlineView.text == "Night loaves")
    #expect(view.captionView.text == "Until dawn")
    let picture = try #require(view.mainPlaceholder.subviews.first as? UIImageView)
    #expect(picture.image?.path == "loaf.jpg")
    #expect(view.adChoicesView.image?.path == "ac.png")
    #expect(!view.adChoicesView.isHidden)
    #expect(session.phone.log.diagnostics.isEmpty)
  }

  @Test func `the guide's view hides AdChoices where there is none, and shows the video where there is one`() throws {
    let (session, view, _) = shown(Self.assets + #","Video":{"file":"oven.mp4"}"#, Self.links)
    #expect(view.adChoicesView.isHidden)
    let media = try #require(view.mainPlaceholder.subviews.first as? MediaView)
    #expect(media.shown == .video)
    session.phone.advance(by: 1)
    #expect(session.phone.log.count(of: .video(.play)) == 1)
  }

  @Test func `a tap on MainImage calls the handler with MainImage, and nothing opens`() {
    let (session, view, ad) = shown(Self.assets, Self.links)
    var clicked: [String] = []
    ad.customClickHandler = { assetID in
      if assetID == "MainImage" { clicked.append(assetID) }
    }
    session.phone.tap(view.mainPlaceholder)
    #expect(clicked == ["MainImage"])
    #expect(session.phone.log.count(of: .opened(.destination("https://bakery.example/"))) == 0)
    ad.customClickHandler = nil
    session.phone.tap(view.mainPlaceholder)
    #expect(clicked == ["MainImage"])
    #expect(session.phone.log.happened.last == .opened(.destination("https://bakery.example/")))
  }

  @Test func `a tap on AdChoices opens the page about the ad, one on the caption nothing`() {
    let (session, view, _) = shown(Self.assets, Self.links + #","adChoices":{"file":"ac.png"}"#)
    session.phone.tap(view.captionView)
    #expect(session.phone.log.happened.last == .touched(.nothing))
    session.phone.tap(view.adChoicesView)
    #expect(session.phone.log.happened.last == .opened(.aboutThisAd))
  }

  @Test func `E-16 with image loading off a view that hides on the bitmap hides, and one that hides on the asset takes taps`() {
    let options = NativeAdImageAdLoaderOptions()
    options.isImageLoadingDisabled = true
    let session = Session([.custom(Self.assets, #""adChoices":{"file":"ac.png"}"#)])
    session.load([.customNative], [options])
    let ad = session.app.customNativeAds[0]
    let view = MySimpleNativeAdView()
    session.phone.window.addSubview(view)
    ad.shown(in: view)
    session.phone.drawFrame()
    view.populate(withCustomNativeAd: ad)
    #expect(view.adChoicesView.isHidden)
    session.phone.tap(view.adChoicesView)
    #expect(session.phone.log.happened.last == .touched(.nothing))
    view.adChoicesView.isHidden = ad.image(forKey: GADNativeAssetIdentifier.adChoicesViewAsset.rawValue) == nil
    #expect(!view.adChoicesView.isHidden)
    #expect(view.adChoicesView.image == nil)
    session.phone.tap(view.adChoicesView)
    #expect(session.phone.log.happened.last == .opened(.aboutThisAd))
  }
}
