/// A custom native ad format: a numeric ID, named assets, and how the app draws and reports them.
public struct CustomFormat: Sendable {
  /// The ID that the ad server assigned; nil for a draft.
  public var formatID: FormatID?
  /// Other IDs under which the same fields live.
  public var otherIDs: [FormatID] = []
  /// A short name for commands: letters, digits and `-`.
  public var slug: String?
  /// The name for people.
  public var name: String?
  /// What the format is for.
  public var description: String?
  /// Who decides which assets there are.
  public var type = FormatType.custom
  /// Whether new creatives may be made of it.
  public var status = FormatStatus.active
  /// The fields in order.
  public var fields: [AssetField] = []
  /// What stands in the media area; nil where the definition does not speak of media.
  public var media: MediaPolicy?
  /// How AdChoices is drawn.
  public var adChoices = AdChoicesPlan()
  /// How the ad is marked as one.
  public var attribution = AttributionPlan()
  /// The keys of the fields whose taps are reported.
  public var clickable: [String] = []
  /// The links that a creative may have.
  public var links = LinkLimits()
  /// The weights that this format gives to rules; nil for a rule that is off.
  public var ruleSettings: [String: Severity?] = [:]
  /// How the app arranges the ad; nil where the definition has no layout.
  public var layout: Layout?
  /// The revision that an exported definition says it is based on.
  public var revision: Int?

  /// Creates a format without fields.
  public init() {}

  /// The ID, or the slug of a draft.
  public var reference: String { formatID?.description ?? slug ?? "" }
  /// The ID and the slug, as far as there are.
  public var names: [String] { [formatID?.description, slug].compactMap { $0 } }
  /// The ID, the slug, and the other IDs under which the same fields live.
  public var allNames: [String] { names + otherIDs.map(\.description) }
  /// The name for people: name, slug or ID.
  public var title: String { name ?? slug ?? reference }
  /// Whether the ad server has not assigned an ID yet.
  public var isDraft: Bool { formatID == nil }
  /// Whether new creatives may be made of it.
  public var isActive: Bool { status == .active }

  /// The field of that key.
  public subscript(_ key: String) -> AssetField? { fields.first { $0.key == key } }

  /// The field that holds the video, if the format takes one.
  public var videoField: AssetField? {
    guard let media, media.video != .none else { return nil }
    if let key = media.videoField { return self[key] }
    return fields.first { $0.kind == .video }
  }

  /// The picture that stands in the media area without a video.
  public var fallbackField: AssetField? { media?.fallbackImage.flatMap { self[$0] } }
}
