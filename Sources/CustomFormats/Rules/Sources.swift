/// The public pages that rules cite, one constant a page.
extension Source {
  /// How a custom native format is set up in the ad server.
  public static let createCustomFormats = Source(
    "Ad Manager Help: Create custom native ad formats", "https://support.google.com/admanager/answer/6366911")
  /// What an app does with a custom native ad.
  public static let useCustomFormats = Source(
    "Google Mobile Ads SDK: Custom native ad formats",
    "https://developers.google.com/ad-manager/mobile-ads-sdk/ios/native/custom-formats")
  /// What an app does with a system-defined native ad.
  public static let nativeAds = Source(
    "Google Mobile Ads SDK: Native ads", "https://developers.google.com/ad-manager/mobile-ads-sdk/ios/native")
  /// How a network's native ads are handed to the SDK.
  public static let customEvents = Source(
    "Google Mobile Ads SDK: Custom events for native ads",
    "https://developers.google.com/ad-manager/mobile-ads-sdk/ios/custom-events/native")
  /// The loader, its options and delegates.
  public static let loaderReference = Source(
    "Google Mobile Ads SDK reference: GADAdLoader",
    "https://developers.google.com/ad-manager/mobile-ads-sdk/ios/api/reference/Classes/GADAdLoader")
  /// A custom native ad, method by method.
  public static let customAdReference = Source(
    "Google Mobile Ads SDK reference: GADCustomNativeAd",
    "https://developers.google.com/ad-manager/mobile-ads-sdk/ios/api/reference/Classes/GADCustomNativeAd")
  /// How long an ad that was loaded ahead stays good.
  public static let preloading = Source(
    "Google Mobile Ads SDK: Ad preloading", "https://developers.google.com/admob/ios/ad-preloading")
  /// The variables of a creative template.
  public static let creativeTemplates = Source(
    "Ad Manager API: networks.creativeTemplates",
    "https://developers.google.com/ad-manager/api/beta/reference/rest/v1/networks.creativeTemplates")
  /// The ad server's checks of creative templates and creatives.
  public static let creativeTemplateService = Source(
    "Ad Manager API: CreativeTemplateService",
    "https://developers.google.com/ad-manager/api/reference/latest/CreativeTemplateService.CreativeTemplate")
  /// The values of a creative.
  public static let creativeService = Source(
    "Ad Manager API: CreativeService",
    "https://developers.google.com/ad-manager/api/reference/latest/CreativeService.TemplateCreative")
  /// The system's maximums.
  public static let systemLimits = Source(
    "Ad Manager Help: System maximums and limits", "https://support.google.com/admanager/answer/1628457")
  /// AdChoices and where it is drawn.
  public static let adChoices = Source(
    "Ad Manager Help: AdChoices for Google Ad Manager", "https://support.google.com/admanager/answer/2695279")
  /// The macros of the ad server.
  public static let macros = Source("Ad Manager Help: Macros list", "https://support.google.com/admanager/answer/2376981")
  /// Macros in creatives.
  public static let creativeMacros = Source(
    "Ad Manager Help: Macros for custom creatives", "https://support.google.com/admanager/answer/6081628")
  /// What video a native ad takes.
  public static let nativeVideo = Source(
    "Ad Manager Help: Native video ad behaviour and feature support", "https://support.google.com/admanager/answer/7024809")
  /// The guidelines for programmatic native ads drawn by an app.
  public static let programmaticGuidelines = Source(
    "Ad Manager Help: Guidelines for programmatic native ads using app code",
    "https://support.google.com/admanager/answer/7031536")
  /// The lengths that standard native formats guarantee.
  public static let standardFormats = Source(
    "Authorized Buyers Help: Standard native ad formats", "https://support.google.com/authorizedbuyers/answer/6339083")
  /// The native guidelines of a demand-side platform.
  public static let displayAndVideo = Source(
    "Display & Video 360 Help: Guidelines for native creatives", "https://support.google.com/displayvideo/answer/7027896")
  /// The policy checklist for native ads in apps.
  public static let policyChecklist = Source(
    "AdMob Help: Native ads policy compliance checklist", "https://support.google.com/admob/answer/6240814")
  /// Placeholders of fields in the ad server's code for native ads.
  static let nativeCode = Source("Ad Manager Help: Add code to native ads", "https://support.google.com/admanager/answer/6366914")
  /// How ads are tested and kept apart from live ones.
  static let testing = Source("Ad Manager Help: Testing best practices", "https://support.google.com/admanager/answer/4529291")
  /// The policies for native ads in apps.
  public static let nativePolicies = Source(
    "AdMob Help: Native ads policies and guidelines", "https://support.google.com/admob/answer/6329638")
  /// The industry's advice on ad markers on small screens.
  public static let adMarkers = Source("Digital Advertising Alliance: Ad Marker Implementation Guidelines for Mobile")
  /// The industry's native standard.
  public static let openRTBNative = Source(
    "IAB Tech Lab: OpenRTB Dynamic Native Ads 1.2", "https://github.com/InteractiveAdvertisingBureau/Native-Ads")
  /// The JSON standard.
  public static let json = Source(
    "RFC 8259: The JavaScript Object Notation (JSON) Data Interchange Format", "https://www.rfc-editor.org/rfc/rfc8259")
  /// The URI standard.
  public static let uri = Source("RFC 3986: Uniform Resource Identifier (URI)", "https://www.rfc-editor.org/rfc/rfc3986")
  /// The Unicode algorithm for text of both directions.
  public static let bidi = Source("Unicode Standard Annex #9: Bidirectional Algorithm", "https://www.unicode.org/reports/tr9/")
  /// How much contrast an icon needs.
  public static let contrast = Source("WCAG 2.1, 1.4.11 Non-text Contrast", "https://www.w3.org/TR/WCAG21/#non-text-contrast")
  /// What buyers say of capitals.
  public static let capitalisation = Source(
    "Google Ads Policy: Capitalization", "https://support.google.com/adspolicy/answer/14848295")
  /// What buyers say of repeated marks and of symbols.
  public static let punctuation = Source(
    "Google Ads Policy: Punctuation and symbols", "https://support.google.com/adspolicy/answer/14847994")
  /// A platform's demand for encrypted links.
  public static let encryptedLinks = Source(
    "YouTube Help: SSL capability", "https://support.google.com/youtube/answer/2985327")
  /// The deep link advice of a buyer's platform.
  public static let deepLinks = Source(
    "Authorized Buyers Help: Implement deep links in mobile app ads", "https://support.google.com/authorizedbuyers/answer/6167336"
  )
  /// This program's own file formats.
  public static let fileFormats = Source("formatctl: file formats", nil)
}
