import Documents

/// A media file that a rule looks at, with the limits that apply to it.
struct MediaUnderTest {
  /// The value that names it.
  let value: ValueUnderTest
  /// What belongs to the file.
  private let asset: MediaAsset

  /// Takes a value that names a file that is there.
  init?(_ value: ValueUnderTest) {
    guard let asset = value.asset else { return nil }
    self.value = value
    self.asset = asset
  }

  /// The measured file.
  var file: MediaFile { asset.file }
  /// The limits of the field; those that allow everything usual for AdChoices.
  var limits: MediaAssetLimits { asset.limits }
  /// Whether a video is asked for.
  var isVideo: Bool { asset.isVideo }

  /// What a message calls it: key and file name.
  var name: String { "\(value.name) \(fileName)" }
  /// The file's name, fit for a message.
  var fileName: String { String(value.fileName.visible.suffix(80)) }
  /// The file types that are taken: the field's, else what the SDK shows.
  var types: [MediaType] { limits.types(for: isVideo ? .video : .image) }
  /// Whether the file is of a type that is taken.
  var isOfTakenType: Bool { types.contains(file.type) }
  /// The width and height as shown, where they are known.
  var size: (width: Int, height: Int)? {
    if let image = file.image { return (image.shownWidth, image.shownHeight) }
    if let video = file.video { return (video.shownWidth, video.shownHeight) }
    return nil
  }
  /// The size in a message: 1200x628.
  var sizeText: String { size.map { "\($0.width)x\($0.height)" } ?? "" }
  /// What the file is, in a message.
  var noun: String { isVideo ? "video" : "picture" }
  /// What a hint adds where metadata turns the picture on its side; empty elsewhere.
  var turnedNote: String {
    guard let image = file.image, image.isTurned else { return "" }
    return "; this one is stored as \(image.storedWidth)x\(image.storedHeight) and turned by its metadata"
  }
}
