/// Where the media files that creatives name are looked up.
public protocol MediaSource: Sendable {
  /// Returns what is at a path, measured from its bytes.
  func media(at path: String) -> MediaLookup
  /// The folder that paths start from, nil where files are held in another way.
  var folderPath: String? { get }
  /// Returns a picture shrunk to fit a box, nil where pixels are not looked at or there are none.
  func pixels(at path: String, fitting box: (width: Int, height: Int)) -> Bitmap?
}

extension MediaSource {
  /// No folder.
  public var folderPath: String? { nil }

  /// Looks at no pixels.
  public func pixels(at path: String, fitting box: (width: Int, height: Int)) -> Bitmap? { nil }
}

/// What was found at a path that a creative names.
public enum MediaLookup: Sendable, Equatable {
  /// A file, measured.
  case file(MediaFile)
  /// Nothing. `similar` names an unused file that resembles the path, where one is known.
  case missing(similar: String?)
  /// The path leads out of the folder that files are taken from.
  case outsideRoot
  /// A folder or a device.
  case notAFile
  /// A file that the system refuses to read, with its reason.
  case unreadable(String)

  /// The measured file, if there is one.
  public var file: MediaFile? { if case .file(let file) = self { file } else { nil } }
}

/// Media files held as measurements, for examples and tests.
public struct MeasuredMedia: MediaSource {
  /// The files by path.
  public var files: [String: MediaFile]

  /// Decoded pictures by path.
  public var pixels: [String: Bitmap]

  /// Creates a source of measured files.
  public init(_ files: [String: MediaFile], pixels: [String: Bitmap] = [:]) {
    self.files = files
    self.pixels = pixels
  }

  /// Returns a decoded picture.
  public func pixels(at path: String, fitting box: (width: Int, height: Int)) -> Bitmap? { pixels[path] }

  /// Returns what is at a path.
  public func media(at path: String) -> MediaLookup {
    if path.hasPrefix("/") || path.split(separator: "/").contains("..") { return .outsideRoot }
    return files[path].map { .file($0) } ?? .missing(similar: nil)
  }
}
