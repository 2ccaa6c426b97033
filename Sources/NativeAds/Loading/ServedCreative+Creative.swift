public import CustomFormats
import Documents

extension ServedCreative {
  /// Fills a creative in as the ad server would, with its media files as measured.
  public init(_ creative: Creative, of format: CustomFormat, media: any MediaSource) {
    self.init(of: format)
    if creative.document.nodes.indices.contains(creative.root) {
      locale = JSONValue(document: creative.document, index: creative.root)["locale"]?.string
    }
    // The ad server keeps nothing under a key that no field has.
    var values: [Int: CreativeValue] = [:]
    for value in creative.values {
      if case .asset(let index?) = value.subject { values[index] = value }
    }
    for (index, field) in format.fields.enumerated() {
      let value = values[index]
      if let value, value.content == .other { unusableKeys.append(field.key) }
      let isEmpty = value.map { Blank.isBlank(creative.text($0)) && $0.content != .other } ?? true
      if let asset = Self.asset(of: field, value, creative, media) ?? (isEmpty ? Self.filledIn(field, value, format) : nil) {
        assets.append(asset)
      } else if isEmpty, !field.kind.isMedia {
        blankKeys.append(field.key)
      }
    }
    for value in creative.values {
      let text = creative.text(value)
      guard !Blank.isBlank(text) else { continue }
      switch value.subject {
      case .asset: break
      case .adChoices: adChoices = Self.media(value, text, media)
      case .destination: destination = text
      case .deepLink: deepLinks.append(text)
      case .impressionTracker: impressionTrackers.append(text)
      case .clickTracker: clickTrackers.append(text)
      }
    }
    deepLinks = links(of: .deepLink, format) + deepLinks
    impressionTrackers = links(of: .impressionTracker, format) + impressionTrackers
    clickTrackers = links(of: .clickTracker, format) + clickTrackers
  }

  private static func asset(
    of field: AssetField, _ value: CreativeValue?, _ creative: Creative, _ media: any MediaSource
  ) -> ServedAsset? {
    guard let value else { return nil }
    let text = creative.text(value)
    guard !Blank.isBlank(text) else { return nil }
    switch (field.kind, value.content) {
    case (.image, .file), (.image, .remote):
      return ServedAsset(key: field.key, content: .image(Self.media(value, text, media)))
    case (.video, .file), (.video, .remote):
      return ServedAsset(key: field.key, content: .video(Self.media(value, text, media)))
    case (.text, .text), (.list, .text), (.number, .text), (.url, .text), (.list, .number), (.number, .number):
      return ServedAsset(key: field.key, content: .text(text))
    default: return nil
    }
  }

  private static func media(_ value: CreativeValue, _ path: String, _ media: any MediaSource) -> ServedMedia {
    ServedMedia(path: path, lookup: value.content == .remote ? nil : media.media(at: path))
  }

  /// Returns what the ad server puts into a field that the creative leaves out.
  ///
  /// A default stands where the creative says nothing, not where it says "". A number is never empty there: without a
  /// default it is 0. The SDK's own formats have no such fields.
  private static func filledIn(_ field: AssetField, _ value: CreativeValue?, _ format: CustomFormat) -> ServedAsset? {
    guard !field.kind.isMedia else { return nil }
    if value == nil || value?.content == .absent, let text = field.defaultValue?.plainText, !Blank.isBlank(text) {
      return ServedAsset(key: field.key, content: .text(text), origin: .fieldDefault)
    }
    guard field.kind == .number, format.type == .custom else { return nil }
    return ServedAsset(key: field.key, content: .text("0"), origin: .emptyNumber)
  }

  /// Returns the addresses of the fields of a role, in the order of the fields.
  package func links(of role: FieldRole, _ format: CustomFormat) -> [String] {
    format.fields.filter { $0.kind == .url && $0.role == role }.compactMap { self[$0.key]?.text }
  }
}
