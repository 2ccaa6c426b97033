import CustomFormats
import Documents
import Testing

@testable import NativeAds

/// Creatives of a bakery's format, served from texts.
enum Served {
  /// A format with every kind of field.
  static let definition = """
    {"schemaVersion":1,"formatId":"30000001","name":"Bakery","fields":[
      {"key":"Headline","kind":"text","required":true},
      {"key":"Caption","kind":"text","default":"Fresh every morning"},
      {"key":"Badge","kind":"list","choices":["Ad","Sponsored"]},
      {"key":"Rating","kind":"number"},
      {"key":"Reviews","kind":"number","default":3},
      {"key":"Site","kind":"url","role":"web"},
      {"key":"AppLink","kind":"url","role":"deepLink"},
      {"key":"ClickPixel","kind":"url","role":"clickTracker"},
      {"key":"MainImage","kind":"image"},
      {"key":"Video","kind":"video"}],
     "media":{"video":"optional","fallbackImage":"MainImage","tap":"MainImage"},
     "clicks":{"clickable":["Headline","MainImage"]}}
    """

  /// The files that creatives may name.
  static let media = MeasuredMedia([
    "loaf.jpg": MediaFile(byteCount: 90_000, type: .jpeg, image: ImageFacts(storedWidth: 1200, storedHeight: 627)),
    "oven.mp4": MediaFile(
      byteCount: 900_000, type: .mp4,
      video: VideoFacts(storedWidth: 1280, storedHeight: 720, durationSeconds: 15.5)),
    "page.mp4": MediaFile(byteCount: 300, type: .html),
    "ac.png": MediaFile(byteCount: 500, type: .png, image: ImageFacts(storedWidth: 19, storedHeight: 15)),
  ])

  /// Returns the creative of some assets and other members, as JSON.
  static func creative(_ assets: String, _ members: String = "", of definition: String = definition) -> ServedCreative {
    let format = PreparedFormat(FormatFile.read(Array(definition.utf8)), selection: RuleSelection())
    let text = "{\"formatId\":\"30000001\",\"assets\":{\(assets)}\(members.isEmpty ? "" : ",")\(members)}"
    let (creative, _) = CreativeFile.read(JSONDocument(Array(text.utf8))) { _ in format }
    return ServedCreative(creative, of: format.format, media: media)
  }

  /// Returns the ad of some assets and other members, as JSON.
  static func ad(_ assets: String, _ members: String = "") -> CustomNativeAd { CustomNativeAd(creative(assets, members)) }
}
