import Documents

/// A format made ready for many creatives: keys as bytes, limits as byte counts, and the rules that apply to it.
public final class PreparedFormat: Sendable {
  /// The definition.
  public let definition: FormatDefinition
  /// The format.
  public let format: CustomFormat
  /// The rules that apply, with their weights.
  public let rules: ActiveRules
  /// The slots that pictures and videos are drawn in at the designed width, field by field; none without a layout of its own.
  let pictureSlots: [[MeasuredSlot]]
  /// What is needed of each field while a creative is read.
  let plans: [FieldPlan]
  /// What rules across a creative need to know of it.
  let outline: FormatOutline
  private let keys: [[UInt8]]
  private let linkStarts: [(scope: ValueScope, starts: [[UInt8]])]

  /// The most characters of a URL, the ad server's maximum for a destination.
  public static let longestURL = 1024

  /// What is needed of a field while a creative is read.
  struct FieldPlan: Sendable {
    var kind: FieldKind
    var scope: ValueScope
    /// More bytes than this may break an upper limit.
    var byteLimit: Int
    /// Signs that every value of the field has.
    var signs: Signs
    /// The beginnings that are usual of a link; nil where the field holds none.
    var starts: [[UInt8]]?
  }

  /// Makes a format ready, with the rules that a selection leaves.
  public init(_ definition: FormatDefinition, selection: RuleSelection) {
    self.definition = definition
    format = definition.format
    rules = ActiveRules(selection, format: definition.format)
    outline = FormatOutline(definition.format)
    // What a derived layout looks like says nothing of the app.
    let slots = definition.format.layout == nil ? [:] : definition.format.pictureSlots()
    pictureSlots = definition.format.fields.map { slots[$0.key] ?? [] }
    plans = definition.format.fields.map { Self.plan(of: $0, selection.profile, in: definition.format) }
    linkStarts = [.destination, .deepLink, .impressionTracker, .clickTracker].map { ($0, definition.format.usualStarts(of: $0)) }
    keys = definition.format.fields.map { Array($0.key.utf8) }
  }

  /// Returns the beginnings that are usual of a creative's own links, such as `https://`.
  func linkStarts(of scope: ValueScope) -> [[UInt8]] { linkStarts.first { $0.scope == scope }?.starts ?? [] }

  private static func plan(of field: AssetField, _ profile: Profile, in format: CustomFormat) -> FieldPlan {
    var plan = FieldPlan(kind: field.kind, scope: scope(of: field), byteLimit: .max, signs: [])
    let limits = field.textLimits
    switch field.kind {
    case .text:
      // No character of a wide script is fewer bytes than what it counts against a narrow one.
      let guaranteed = profile.guaranteedLength(of: field.role)?.narrow
      let shown = limits.shownCharacters ?? guaranteed ?? .max
      plan.byteLimit = min(limits.maxCharacters ?? .max, shown)
      if limits.minCharacters != nil { plan.signs.insert(.hasMinimum) }
      if limits.pattern != nil { plan.signs.insert(.hasPattern) }
    case .url:
      plan.byteLimit = field.urlLimits.maxLength ?? longestURL
      plan.starts = format.usualStarts(of: plan.scope, field: field)
      if field.urlLimits.hosts != nil { plan.signs.insert(.hasHosts) }
    // Whether a text is a number is seen by reading it alone.
    case .number: plan.signs.insert(.otherKind)
    default: break
    }
    return plan
  }

  private static func scope(of field: AssetField) -> ValueScope {
    switch (field.kind, field.role) {
    case (.text, _): .text
    case (.image, _): .image
    case (.video, _): .video
    case (.number, _): .number
    case (.list, _): .list
    case (.url, .web): .destination
    case (.url, .deepLink): .deepLink
    case (.url, .impressionTracker): .impressionTracker
    case (.url, .clickTracker): .clickTracker
    case (.url, _): .url
    }
  }

  /// Returns the position of the field that a name node names, looking first where it is expected.
  func field(named document: JSONDocument, _ node: Int, near expected: Int) -> Int? {
    let name = document.nodes[node]
    if name.classes.contains(.escape) {
      let text = document.text(name)
      return format.fields.firstIndex { $0.key == text }
    }
    for offset in keys.indices {
      let index = (expected + offset) % keys.count
      if keys[index].count == name.range.count, document.bytes[name.range].elementsEqual(keys[index]) { return index }
    }
    return nil
  }
}
