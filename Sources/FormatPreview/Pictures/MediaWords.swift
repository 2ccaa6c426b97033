import CustomFormats
import Documents
import NativeAds

/// What is said of a media file, in pieces for a panel or a sentence.
struct MediaWords {
  /// The name.
  let name: String
  /// The size in pixels and the type; the duration of a video first.
  let shape: String?
  /// The weight.
  let weight: String?
  /// Why there is nothing to show, nil where there is something.
  let trouble: String?

  /// Collects what is known of a file.
  init(_ media: ServedMedia) {
    name = (media.isRemote ? media.path : media.name).visible
    let file = media.file
    shape = file.flatMap(Self.shape)
    weight = file.flatMap { $0.byteCount > 0 ? Self.weight($0.byteCount) : nil }
    trouble = Self.trouble(media)
  }

  /// The pieces that are known, name first.
  var known: [String] { [name, shape, weight].compactMap { $0 } }

  private static func shape(_ file: MediaFile) -> String? {
    if let image = file.image { return "\(image.shownWidth)x\(image.shownHeight) \(file.type.name)" }
    guard let video = file.video else { return file.type == .unknown ? nil : file.type.name }
    let size = video.shownWidth > 0 ? "\(video.shownWidth)x\(video.shownHeight)" : nil
    return [video.durationSeconds.map(duration), size, video.codec.name.visible].compactMap { $0 }.joined(separator: " ")
  }

  private static func trouble(_ media: ServedMedia) -> String? {
    switch media.lookup {
    case nil: "an address, not fetched"
    case .missing: "no such file"
    case .outsideRoot: "outside the creative's folder"
    case .notAFile: "no file"
    case .unreadable(let reason): "cannot be read: \(reason)"
    case .file(let file): file.fault.map { "\($0.predicate): \($0.reason)" }
    }
  }

  /// Returns a number of bytes as a person says it, in steps of a thousand.
  static func weight(_ bytes: Int) -> String {
    switch bytes {
    case ..<1_000: "\(bytes) bytes"
    case ..<999_500: "\((bytes + 500) / 1_000) KB"
    default:
      // A tenth of a megabyte at a time.
      "\((bytes / 50_000 + 1) / 2 / 10).\((bytes / 50_000 + 1) / 2 % 10) MB"
    }
  }

  /// Returns a playing time as minutes and seconds, to the nearest second.
  static func duration(_ seconds: Double) -> String {
    guard seconds.isFinite, seconds >= 0, seconds < 1e9 else { return "0:00" }
    let whole = Int(seconds.rounded())
    return "\(whole / 60):\(whole % 60 < 10 ? "0" : "")\(whole % 60)"
  }
}
