import Documents

/// A creative that a rule looks at as a whole.
public struct CreativeUnderTest: Sendable {
  /// The creative.
  public let creative: Creative
  /// Its format; nil where it names none that is known.
  public let format: CustomFormat?
  /// The format that it names, as written.
  public var formatReference: String? { creative.formatReference }
  /// Where formats are looked up.
  public let formats: any FormatSource
  /// The profile of the run.
  public let profile: Profile
  /// Where its media files are.
  public let media: any MediaSource

  /// IDs and slugs of all formats that are known, for suggestions.
  public var knownFormats: [String] { formats.references }

  /// The values of a field; one, or none.
  public func value(of field: AssetField) -> CreativeValue? {
    creative.values.last { value in
      if case .asset(let index?) = value.subject { return format?.fields[index].key == field.key }
      return false
    }
  }

  /// Returns what is at the path that a value names; nil where it names no file.
  public func lookup(_ value: CreativeValue) -> MediaLookup? {
    value.content == .file ? media.media(at: creative.text(value)) : nil
  }

  /// Tells whether a field has a value that is not absent, null or blank.
  ///
  /// A faulty one counts as a value.
  public func has(_ field: AssetField) -> Bool {
    guard let value = value(of: field) else { return false }
    switch value.content {
    case .absent: return false
    case .text, .file: return !Blank.isBlank(creative.text(value))
    case .number, .remote, .other: return true
    }
  }

  /// Tells whether there is a destination that is not blank.
  public var hasDestination: Bool {
    creative.values.contains { value in
      value.subject == .destination && value.content != .absent
        && !(value.content == .text && Blank.isBlank(creative.text(value)))
    }
  }

  /// The deep links: fields of that role in field order, then the creative's own list.
  public var deepLinks: [CreativeValue] { links(.deepLink) }

  /// The links of a scope: fields in field order, then the creative's own list; blank ones are left out.
  public func links(_ scope: ValueScope) -> [CreativeValue] {
    let all = creative.values.filter { $0.scope == scope && $0.content == .text && !Blank.isBlank(creative.text($0)) }
    func order(_ value: CreativeValue) -> Int { if case .asset(let index?) = value.subject { index } else { .max } }
    return all.enumerated().sorted { (order($0.element), $0.offset) < (order($1.element), $1.offset) }.map(\.element)
  }
}
