import CustomFormats
import Documents
import Foundation

/// Formats to be laid out in tests.
enum LayoutSubject {
  /// The slugs of the bundled formats.
  static let bundled = ["app-install", "content", "native-video", "product-card", "simple-native", "story-video"]

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Formats").standardizedFileURL

  /// Reads a bundled format.
  static func bundled(_ slug: String) throws -> FormatDefinition {
    FormatFile.read(Array(try Data(contentsOf: folder.appending(path: "\(slug)/format.json"))), file: "format.json")
  }

  /// The fields that layouts of tests show.
  static let fields = """
    { "key": "Headline", "kind": "text", "role": "headline", "required": true }, { "key": "Caption", "kind": "text", "role": "body" },
    { "key": "Button", "kind": "text", "role": "callToAction" }, { "key": "Rating", "kind": "number", "role": "starRating" },
    { "key": "Icon", "kind": "image", "role": "icon" },
    { "key": "Picture", "kind": "image", "role": "mainImage", "limits": { "aspectRatios": ["2:1"] } },
    { "key": "Video", "kind": "video", "role": "video", "limits": { "aspectRatios": ["16:9"] } }
    """

  /// Reads a format with a layout, whose members follow the root or replace others.
  static func definition(_ root: String, layout members: String = "", format: String = "", fields: String = fields)
    -> FormatDefinition
  {
    let rest = members.isEmpty ? "" : ", " + members
    let more = format.isEmpty ? "" : ", " + format
    return FormatFile.read(
      Array(
        """
        { "formatId": "10063170", "fields": [\(fields)], "media": { "video": "optional", "fallbackImage": "Picture" },
          "clicks": { "clickable": ["Headline", "Picture"] }, "layout": { "root": \(root)\(rest) }\(more) }
        """.utf8))
  }

  /// Content in which every text is of letters that are as wide as they are many.
  static let content = AdContent(
    texts: ["Headline": "Night hikes", "Caption": "Guided walks", "Button": "Book", "Rating": "4.5"],
    images: ["Icon", "Picture"],
    media: .image(ratio: 2))

  /// Measures a layout given by its root, in cells unless told otherwise.
  static func measured(
    _ root: String, layout members: String = "", format: String = "", _ content: AdContent = content, width: Double = 320,
    metrics: TextMetrics = .cells, direction: LayoutDirection = .leftToRight
  ) -> MeasuredLayout {
    let definition = definition(root, layout: members, format: format)
    return LayoutMeasurer(definition.format, metrics: metrics, direction: direction).measure(content, width: width)
  }
}

extension MeasuredLayout {
  /// The place of a slot as `x y width height`, for expectations that can be read.
  func place(_ name: String) -> String {
    guard let rect = slot(name)?.rect else { return "absent" }
    return [rect.x, rect.y, rect.width, rect.height].map { PointSize(width: $0, height: 0).description.replacing("x0", with: "") }
      .joined(separator: " ")
  }
}
