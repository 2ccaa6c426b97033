public import Documents

/// A format that is about to be defined by its names and fields.
public struct NewFormat: Sendable {
  /// The ID that the ad server assigned; nil for a draft.
  public var formatID: FormatID?
  /// The slug; a draft has nothing else.
  public var slug: String?
  /// The name for people.
  public var name: String?
  /// What the format is for.
  public var description: String?
  /// The fields in order.
  public var fields: [FieldPhrase]

  /// Creates a format from what was said of it.
  public init(
    formatID: FormatID? = nil, slug: String? = nil, name: String? = nil, description: String? = nil,
    fields: [FieldPhrase] = []
  ) {
    self.formatID = formatID
    self.slug = slug
    self.name = name
    self.description = description
    self.fields = fields
  }

  /// The definition in canonical form.
  ///
  /// What a format needs so that it can be drawn and tapped follows from its fields where nothing was said: a picture falls
  /// in for a video, the picture fills the media area, and headline, picture and button take taps.
  public var definition: JSON {
    let tree = JSON.object([
      "schemaVersion": .number(FormatFile.schemaVersion),
      "formatId": .text(formatID?.description),
      "slug": .text(slug),
      "name": .text(name),
      "description": .text(description),
      "status": .string(FormatStatus.active.rawValue),
      "fields": .array(fields.map(\.definition)),
      "media": media,
      "clicks": clicks,
    ])
    return FormatFile.canonical(tree)
  }

  private var media: JSON? {
    let video = fields.first { $0.kind == .video }
    let picture = mainPicture
    if video == nil, picture == nil { return nil }
    let policy = video.map { Self.isRequired($0) ? MediaPolicy.Video.required : .optional } ?? MediaPolicy.Video.none
    return .object([
      "video": .string(policy.rawValue),
      "fallbackImage": .text(picture),
      "tap": .text(picture.flatMap { clickable.contains($0) ? $0 : nil }),
    ])
  }

  private var clicks: JSON? {
    clickable.isEmpty ? nil : .object(["clickable": .array(clickable.map(JSON.string))])
  }

  /// The keys whose taps are reported: those said to be, else the usual ones, else all that can be seen.
  private var clickable: [String] {
    let said = fields.filter { $0.isClickable == true }
    if !said.isEmpty { return said.map(\.key) }
    let open = fields.filter { $0.isClickable == nil && $0.kind != .video }
    let usual = open.filter { field in
      switch FieldFile.role(of: field.definition) {
      case .headline, .callToAction: true
      default: field.key == mainPicture
      }
    }
    return (usual.isEmpty ? open.filter { $0.kind == .text || $0.kind == .image } : usual).map(\.key)
  }

  private var mainPicture: String? { FieldFile.mainPicture(among: fields.map(\.definition)) }

  private static func isRequired(_ field: FieldPhrase) -> Bool { field.definition["required"] == .bool(true) }
}
