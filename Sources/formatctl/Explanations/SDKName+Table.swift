extension SDKName {
  /// The old names that people meet in code and in guides.
  static let all = customFormats + members + classes.map(unprefixed) + [objectiveC] + kept.map(unchanged)

  private static let swift12 = "12.0, in Swift alone; Objective-C keeps the old name"

  /// Of a name that the SDK of today does not have, and of which no page says when it went.
  private static let undocumented = "a release that no page names; today's SDK does not have it"

  private static let customFormats = [
    SDKName(
      "GADNativeCustomTemplateAd", "CustomNativeAd", since: "8.0 as GADCustomNativeAd, 12.0 as it is called today",
      "An ad of a custom native format: its assets by key."),
    SDKName("GADCustomNativeAd", "CustomNativeAd", since: swift12, "An ad of a custom native format: its assets by key."),
    SDKName("templateID", "formatID", since: "8.0", "The ID of the custom format that an ad has."),
    SDKName("customTemplateID", "formatID", since: "8.0", "The ID of the custom format that an ad has."),
    SDKName(
      "nativeCustomTemplateIDs(for:)", "customNativeAdFormatIDs(for:)", since: "8.0",
      "The delegate's answer to which custom formats are asked for."),
    SDKName(
      "GADUnifiedNativeAd", "NativeAd", since: "8.0 as GADNativeAd, 12.0 as it is called today",
      "A native ad whose assets the SDK defines: headline, body, icon and others."),
    SDKName(
      "GADUnifiedNativeAssetIdentifier", "GADNativeAssetIdentifier", since: "8.0",
      "The keys of the assets that the SDK defines, AdChoices among them."),
    SDKName(
      "kGADAdLoaderAdTypeUnifiedNative", "AdLoaderAdType.native", since: "8.0, and 12.0 without GAD",
      "The kind of ad that a loader asks for when the SDK defines the assets."),
    SDKName(
      "GADMediationNativeAdLoadCompletionHandler", "GADMediationNativeLoadCompletionHandler", since: "never; no release had it",
      "The block that an adapter calls once, with an ad or an error."),
  ]

  private static let members = [
    SDKName(
      "stringForKey", "string(forKey:)", since: "Swift 3; Objective-C keeps stringForKey:",
      "The text of an asset, nil without one."),
    SDKName(
      "imageForKey", "image(forKey:)", since: "Swift 3; Objective-C keeps imageForKey:",
      "The picture of an asset, nil without one."),
    SDKName(
      "performClickOnAssetWithKey", "performClickOnAsset(withKey:)",
      since: "Swift 3; Objective-C keeps performClickOnAssetWithKey:",
      "The report of a tap, by the key that was touched."),
    SDKName(
      "mediaView", "mediaContent, shown in a MediaView", since: "8.6, where it is deprecated on a custom native ad",
      "The view of an ad's video; the app makes the view itself and gives it the ad's media content."),
    SDKName(
      "videoController", "mediaContent.videoController", since: undocumented,
      "The control of a custom native ad's video: play, pause, mute."),
    SDKName(
      "hasVideoContent()", "mediaContent.hasVideoContent", since: undocumented,
      "Whether an ad has a video."),
    SDKName("setMute", "isMuted", since: "12.0, as a property", "Whether a video plays without sound."),
    SDKName(
      "disableImageLoading", "isImageLoadingDisabled", since: swift12,
      "Whether pictures come as addresses only, AdChoices included."),
    SDKName(
      "nativeAdWillLeaveApplication", nil, since: undocumented,
      "A message to the delegate before another app opens; it is never sent any more."),
    SDKName(
      "willBackgroundApplication", nil, since: "11.0, which removed it",
      "A mediated ad's message before another app opens; it is never sent any more."),
  ]

  /// Classes and protocols that lost `GAD` in Swift, each with what it is.
  private static let classes = [
    ("GADNativeAd", "A native ad whose assets the SDK defines."),
    ("GADAdLoader", "What asks for ads; it must be kept until it has finished."),
    ("GADAdLoaderAdType", "The kinds of ad that a loader asks for."),
    ("GADAdLoaderDelegate", "Who hears that loading failed or ended."),
    ("GADNativeAdLoaderDelegate", "Who receives native ads."),
    ("GADCustomNativeAdLoaderDelegate", "Who receives custom native ads and names their formats."),
    ("GADNativeAdDelegate", "Who hears of impressions, clicks and screens of a native ad."),
    ("GADCustomNativeAdDelegate", "Who hears of impressions, clicks and screens of a custom native ad."),
    ("GADNativeAdView", "The view around a native ad, with an outlet an asset."),
    ("GADNativeAdImage", "A picture: bitmap, address and scale."),
    ("GADMediaView", "The view that shows a video, or the picture in its place."),
    ("GADMediaContent", "What an ad has for the media view; a custom ad's is never nil, even without a video."),
    ("GADVideoController", "The control of a video: play, pause, mute."),
    ("GADVideoControllerDelegate", "Who hears how a video plays."),
    ("GADVideoOptions", "How videos start, and who controls them."),
    ("GADAdChoicesView", "The view of the AdChoices icon."),
    ("GADNativeAdImageAdLoaderOptions", "Whether and how many pictures are loaded."),
    ("GADNativeAdMediaAdLoaderOptions", "The shape that media should have."),
    ("GADNativeAdViewAdOptions", "The corner of the AdChoices icon."),
    ("GADMultipleAdsAdLoaderOptions", "How many ads a request may bring."),
    ("GADNativeMuteThisAdLoaderOptions", "Whether the app asks why an ad is muted."),
    ("GADRequest", "What a request carries."),
    ("GADResponseInfo", "Where an ad came from, for reports of faults."),
    ("GADDisplayAdMeasurement", "The measurement of a custom ad without a video."),
    ("GADMobileAds", "The SDK itself."),
  ]

  private static func unprefixed(_ name: String, _ about: String) -> SDKName {
    SDKName(name, String(name.dropFirst(3)), since: swift12, about)
  }

  private static let objectiveC = SDKName(
    "GAMRequest", "AdManagerRequest", since: swift12, "What a request to Ad Manager carries.")

  /// Names that keep `GAD` in Swift.
  private static let kept = [
    ("GADAdLoaderOptions", "What all options of a loader have in common."),
    ("GADNativeAssetIdentifier", "The keys of the assets that the SDK defines, AdChoices among them."),
    ("GADNativeAdCustomClickHandler", "The app's own answer to a click, in place of opening a link."),
    ("GADMediationNativeLoadCompletionHandler", "The block that an adapter calls once, with an ad or an error."),
    ("GADMediationAdapterSetUpCompletionBlock", "The block that an adapter calls when it is ready."),
  ]

  private static func unchanged(_ name: String, _ about: String) -> SDKName {
    SDKName(name, name, since: "no release; it keeps GAD in Swift too", about)
  }
}
