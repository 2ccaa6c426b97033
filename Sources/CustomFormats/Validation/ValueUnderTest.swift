import Documents

/// A value that a rule looks at, with what belongs to it.
///
/// It is held by reference, since one value is handed to many rules.
public final class ValueUnderTest: Sendable {
  /// The creative.
  public let creative: Creative
  /// The value.
  public let value: CreativeValue
  /// The format, made ready.
  let prepared: PreparedFormat
  /// The profile of the run.
  public let profile: Profile
  /// The text: words, digits, a path or an address; decoded once for all rules.
  public let text: String
  /// What is at the path, where the value names a file; nil for everything else.
  public let media: MediaLookup?
  /// The URL taken apart, where the value is a link that is not blank; done once for all rules.
  let link: LinkParts?
  /// The field, where the value is one's asset.
  public let field: AssetField?
  /// The measured file with its limits, where there is one.
  let asset: MediaAsset?
  /// The slots that the value is drawn in at the layout's designed width, where it is a picture or video.
  public let slots: [MeasuredSlot]
  /// The last part of the path: what a message calls a file.
  public let fileName: String
  /// The words, where the value is a text that is not blank: a blank one is a missing field, which another rule names.
  let words: String?

  /// Works out what many rules ask for.
  init(
    creative: Creative, value: CreativeValue, prepared: PreparedFormat, profile: Profile, text: String, media: MediaLookup?,
    link: LinkParts?
  ) {
    self.creative = creative
    self.value = value
    self.prepared = prepared
    self.profile = profile
    self.text = text
    self.media = media
    self.link = link
    if case .asset(let index?) = value.subject {
      field = prepared.format.fields[index]
      slots = prepared.pictureSlots[index]
    } else {
      field = nil
      slots = []
    }
    let field = field
    asset = media?.file.map { MediaAsset($0, for: field) }
    fileName = media == nil ? text : text.split(separator: "/").last.map(String.init) ?? text
    words = value.content == .text && !Blank.isBlank(text) ? text : nil
  }

  /// The format.
  public var format: CustomFormat { prepared.format }
  /// The measured file, where there is one.
  public var file: MediaFile? { asset?.file }
  /// The path of the value in the creative's object.
  var path: JSONPath { creative.path(value) }
  /// The byte at which the value begins.
  var byte: Int { Int(creative.document.nodes[value.node].start) }
  /// The key of the field, or the name of the link in the creative's document.
  public var key: String { creative.key(value) }
  /// What a message calls it: the key, "Destination", "Impression tracker 2".
  public var name: String { ValueName.of(value, in: creative) }
}
