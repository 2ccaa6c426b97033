import CustomFormats
import NativeAds

extension ServedMedia {
  /// Makes a stand-in for the video or picture of a field, as its limits ask for it.
  static func made(for field: AssetField) -> ServedMedia {
    let limits = field.mediaLimits
    let width = limits.width ?? limits.minWidth ?? 0
    let height = limits.height ?? limits.minHeight ?? 0
    guard field.kind == .video else { return ServedMedia(path: field.key, lookup: .missing(similar: nil)) }
    let codec = limits.codecs?.first.map { $0 == VideoCodec.h264.identifier ? .h264 : VideoCodec.other($0) } ?? .h264
    let facts = VideoFacts(storedWidth: width, storedHeight: height, durationSeconds: limits.maxSeconds, codec: codec)
    return ServedMedia(path: field.key, lookup: .file(MediaFile(byteCount: 0, type: limits.types?.first ?? .mp4, video: facts)))
  }
}
