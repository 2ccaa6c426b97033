import CustomFormats
import Documents
import NativeAds

@testable import FormatPreview

/// A bakery's format and its creatives, for behaviour that no bundled format shows.
enum Bakery {
  /// The definition, with further members put in.
  static func definition(_ members: String = "") -> FormatDefinition {
    FormatFile.read(
      Array(
        """
        {"schemaVersion":1,"formatId":"30000001","name":"Bakery","fields":[
          {"key":"Headline","kind":"text","required":true,"limits":{"maxCharacters":25,"shownCharacters":20}},
          {"key":"Caption","kind":"text","default":"Fresh every morning","limits":{"maxCharacters":90}},
          {"key":"Badge","kind":"list","role":"attribution","choices":["Ad","Sponsored"]},
          {"key":"Rating","kind":"number","role":"starRating"},
          {"key":"MainImage","kind":"image","limits":{"minWidth":1200,"minHeight":627}},
          {"key":"Video","kind":"video"}],
         "media":{"video":"optional","fallbackImage":"MainImage","tap":"MainImage"},
         "clicks":{"clickable":["Headline"]}\(members.isEmpty ? "" : ",")\(members)}
        """.utf8))
  }

  /// The files that creatives may name.
  static let media = MeasuredMedia([
    "loaf.jpg": MediaFile(byteCount: 90_400, type: .jpeg, image: ImageFacts(storedWidth: 1200, storedHeight: 627)),
    "cut.jpg": MediaFile(
      byteCount: 1_412_330, type: .jpeg, image: ImageFacts(storedWidth: 1200, storedHeight: 627),
      fault: MediaFault(.truncated, "the JPEG stops at byte 61,440 without an end marker")),
    "oven.mp4": MediaFile(
      byteCount: 900_000, type: .mp4, video: VideoFacts(storedWidth: 1280, storedHeight: 720, durationSeconds: 75.4)),
    "ac.png": MediaFile(byteCount: 500, type: .png, image: ImageFacts(storedWidth: 19, storedHeight: 15)),
  ])

  /// Returns an ad of assets and other members, as JSON, in a state.
  static func ad(
    _ assets: String, _ members: String = "", _ state: AdState = .typical, columns: Int = 45, format: String = ""
  ) -> StagedAd {
    let text = "{\"formatId\":\"30000001\",\"assets\":{\(assets)}\(members.isEmpty ? "" : ",")\(members)}"
    let (format, creative) = Bundled.creative(JSONDocument(Array(text.utf8)), definition(format), media: media)
    return StagedAd(creative, of: format, in: state, columns: columns)
  }

  /// Returns the page of an ad, on which nothing else stands.
  static func page(_ ad: StagedAd, pictures: [String: LoadedPicture] = [:], isColoured: Bool = false) -> Frame {
    let view = AdView(ad, pictures: pictures, isColoured: isColoured, order: isColoured ? .turned : .logical)
    var frame = Frame(columns: view.columns, rows: view.rows)
    view.draw(column: 0, row: 0, on: &frame)
    return frame
  }
}
