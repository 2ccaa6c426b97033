/// What one revision of a sample is given.
public struct SampleContent: Sendable {
  /// The name, of which a format has no two.
  public var name: String
  /// The bytes of the creative, verbatim.
  public var text: [UInt8]
  /// The files that the text names.
  public var media: [SampleMedia]

  /// Puts a creative beside its name and media.
  public init(name: String, text: [UInt8], media: [SampleMedia] = []) {
    self.name = name
    self.text = text
    self.media = media
  }
}
