/// An ad server that answers for Google's test ad units as they are documented, and leaves all others to another one.
///
/// The words and pictures of the test ads are not Google's.
public struct TestUnits: AdSource {
  /// The unit of direct ads: app install, content and, where it is asked for, a custom format.
  public static let native = "/21775744923/example/native"
  /// The unit of backfill: app install and content, with AdChoices.
  public static let nativeBackfill = "/21775744923/example/native-backfill"
  /// The unit of the guides for AdMob: system-defined ads alone.
  public static let nativeAdvanced = "ca-app-pub-3940256099942544/3986624511"
  /// The test format of Headline, MainImage and Caption.
  public static let formatID = "10063170"
  /// The test format that has a video besides.
  public static let videoFormatID = "12387226"

  /// Who answers for other units.
  public var others: any AdSource

  /// Creates an ad server; other units have nothing unless another one answers for them.
  public init(others: any AdSource = CandidateSource([])) { self.others = others }

  /// How long an answer takes, in seconds.
  public var latency: Double { others.latency }

  /// Answers for a test unit, or lets the other ad server answer.
  public mutating func answer(to request: AdRequest) -> AdAnswer {
    switch request.adUnitID {
    case Self.native: CandidateSource(Self.custom + Self.systemDefined(from: .direct)).answer(to: request)
    case Self.nativeBackfill, Self.nativeAdvanced:
      CandidateSource(Self.systemDefined(from: .backfill)).answer(to: request)
    default: others.answer(to: request)
    }
  }

  private static var custom: [AdCandidate] {
    [(formatID, false), (videoFormatID, true)].map { id, hasVideo in
      var creative = ServedCreative(
        formatID: id, declaredKeys: ["Headline", "MainImage", "Caption"] + (hasVideo ? ["Video"] : []))
      creative.assets = [
        ServedAsset(key: "Headline", content: .text("Test ad: a custom format")),
        ServedAsset(key: "MainImage", content: .image(picture("main.png"))),
        ServedAsset(key: "Caption", content: .text("Nobody pays for this one.")),
      ]
      if hasVideo { creative.assets.append(ServedAsset(key: "Video", content: .video(picture("video.mp4")))) }
      creative.destination = "https://example.com/"
      return AdCandidate(.custom(creative))
    }
  }

  private static func systemDefined(from origin: AdOrigin) -> [AdCandidate] {
    var app = NativeAssets(headline: "Test ad: an app")
    app.body = "Nobody pays for this one."
    app.callToAction = "Install"
    app.icon = picture("icon.png")
    app.images = [picture("main.png")]
    app.starRating = 4.5
    app.store = "App Store"
    app.price = "Free"
    var content = NativeAssets(headline: "Test ad: a page")
    content.body = "Nobody pays for this one either."
    content.callToAction = "Visit site"
    content.images = [picture("main.png")]
    content.advertiser = "Example"
    return [app, content].map { assets in
      var assets = assets
      assets.destination = "https://example.com/"
      return AdCandidate(.native(assets), from: origin)
    }
  }

  private static func picture(_ name: String) -> ServedMedia {
    ServedMedia(path: "https://example.com/\(name)", lookup: nil)
  }
}
