/// A value that a rule looks at, with what belongs to it.
public struct ValueUnderTest: Sendable {
  /// The creative.
  public let creative: Creative
  /// The value.
  public let value: CreativeValue
  /// The format, made ready; held by reference, since a value is handed to many rules.
  let prepared: PreparedFormat
  /// The profile of the run.
  public let profile: Profile
  /// The text: words, digits, a path or an address; decoded once for all rules.
  public let text: String
  /// What is at the path, where the value names a file; nil for everything else.
  public let media: MediaLookup?
  /// The URL taken apart, where the value is a link that is not blank; done once for all rules.
  let link: LinkParts?

  /// The format.
  public var format: CustomFormat { prepared.format }
  /// The field, where the value is one's asset.
  public var field: AssetField? {
    guard case .asset(let index?) = value.subject else { return nil }
    return prepared.format.fields[index]
  }
  /// The slots that the value is drawn in at the layout's designed width, where it is a picture or video.
  public var slots: [MeasuredSlot] { field.flatMap { prepared.pictureSlots[$0.key] } ?? [] }
  /// The measured file, where there is one.
  public var file: MediaFile? { media?.file }
  /// The key of the field, or the name of the link in the creative's document.
  public var key: String { creative.key(value) }
  /// What a message calls it: the key, "Destination", "Impression tracker 2".
  public var name: String { ValueName.of(value, in: creative) }
  /// The last part of the path: what a message calls a file.
  public var fileName: String { text.split(separator: "/").last.map(String.init) ?? text }
}
