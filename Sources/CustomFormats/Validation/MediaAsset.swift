/// A measured file with the limits that apply to it, held by reference, since many rules look at it.
final class MediaAsset: Sendable {
  /// The measured file.
  let file: MediaFile
  /// The limits of the field; those that allow everything usual for AdChoices.
  let limits: MediaAssetLimits
  /// Whether a video is asked for.
  let isVideo: Bool

  /// Puts a file beside the field that it is for; nil for AdChoices.
  init(_ file: MediaFile, for field: AssetField?) {
    self.file = file
    limits = field?.mediaLimits ?? MediaAssetLimits()
    isVideo = field?.kind == .video
  }
}
