import Documents

/// A creative that a rule looks at as a whole.
public struct CreativeUnderTest: Sendable {
  /// The creative.
  public let creative: Creative
  /// Its format with what was worked out for all creatives; nil where it names none that is known.
  let prepared: PreparedFormat?
  /// The formats that are known.
  let formats: any FormatSource
  /// The profile of the run.
  public let profile: Profile
  /// Where its media files are.
  public let media: any MediaSource

  /// For each field the position of its value in the creative, -1 for none.
  private let positions: [Int]
  /// What is known already of the media files that it names, by the position of the value.
  private let lookups: [(position: Int, lookup: MediaLookup)]

  /// Creates a creative under test.
  init(
    _ creative: Creative, _ prepared: PreparedFormat?, formats: any FormatSource, profile: Profile, media: any MediaSource,
    lookups: [(position: Int, lookup: MediaLookup)] = []
  ) {
    self.creative = creative
    self.prepared = prepared
    self.formats = formats
    self.profile = profile
    self.media = media
    self.lookups = lookups
    var positions = [Int](repeating: -1, count: prepared?.format.fields.count ?? 0)
    for (position, value) in creative.values.enumerated() {
      // Of a member that stands twice the last one counts.
      if case .asset(let field?) = value.subject { positions[field] = position }
    }
    self.positions = positions
  }

  /// Its format; nil where it names none that is known.
  public var format: CustomFormat? { prepared?.format }
  /// IDs and slugs of all formats that are known, for suggestions.
  public var knownFormats: [String] { formats.references }
  /// The format that it names, as written.
  public var formatReference: String? { creative.formatReference }

  /// The values of a field; one, or none.
  public func value(of field: AssetField) -> CreativeValue? {
    prepared?.format.fields.firstIndex { $0.key == field.key }.flatMap { value(at: $0) }
  }

  /// Returns the value of the field at a position of the format, nil where the creative does not name it.
  func value(at field: Int) -> CreativeValue? {
    let position = positions[field]
    return position < 0 ? nil : creative.values[position]
  }

  /// Returns what is at the path that a value names; nil where it names no file.
  public func lookup(_ value: CreativeValue) -> MediaLookup? {
    guard value.content == .file else { return nil }
    let known = lookups.first { creative.values[$0.position].node == value.node }
    return known?.lookup ?? media.media(at: creative.text(value))
  }

  /// Tells whether a field has a value that is not absent, null or blank.
  ///
  /// A faulty one counts as a value.
  public func has(_ field: AssetField) -> Bool {
    prepared?.format.fields.firstIndex { $0.key == field.key }.map { has($0) } ?? false
  }

  /// Tells whether the field at a position of the format has a value that is not absent, null or blank.
  func has(_ field: Int) -> Bool { value(at: field).map { !isBlank($0) } ?? false }

  /// Tells whether the app gets something for a field: a value, or what the ad server fills in.
  func isFilled(_ field: Int) -> Bool { has(field) || prepared?.format.fields[field].isFilledIn == true }

  /// Whether the assets could be read, so that an absent one is truly absent.
  var hasReadableAssets: Bool { creative.assetsNode.map { creative.document.nodes[$0].kind == .object } ?? false }

  /// Tells whether a value is absent, null or blank.
  func isBlank(_ value: CreativeValue) -> Bool {
    switch value.content {
    case .absent: true
    case .number, .remote, .other: false
    case .text, .file: !value.signs.isDisjoint(with: [.blankEdge, .escaped]) && Blank.isBlank(creative.text(value))
    }
  }

  /// The paths of the media files that it names.
  public var mediaPaths: [String] { creative.values.filter { $0.content == .file }.map(creative.text) }

  /// What the media area shows of it.
  var mediaState: MediaState {
    guard let outline = prepared?.outline else { return .empty }
    if let video = outline.video, has(video) { return .video }
    if let picture = outline.fallback, has(picture) { return .image }
    return .empty
  }

  /// Tells whether there is a destination that is not blank.
  public var hasDestination: Bool { creative.values.contains { $0.subject == .destination && !isBlank($0) } }

  /// Tells whether there is a deep link that is not blank.
  var hasDeepLink: Bool { creative.values.contains { $0.scope == .deepLink && !isBlank($0) } }

  /// The deep links: fields of that role in field order, then the creative's own list.
  public var deepLinks: [CreativeValue] { links(.deepLink) }

  /// The links of a scope: fields in field order, then the creative's own list; blank ones are left out.
  public func links(_ scope: ValueScope) -> [CreativeValue] {
    let all = creative.values.filter { $0.scope == scope && $0.content == .text && !isBlank($0) }
    func order(_ value: CreativeValue) -> Int { if case .asset(let index?) = value.subject { index } else { .max } }
    return all.enumerated().sorted { (order($0.element), $0.offset) < (order($1.element), $1.offset) }.map(\.element)
  }
}
