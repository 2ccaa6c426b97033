public import CustomFormats

/// A media file that an ad server sends along, named as its creative names it.
public struct ServedMedia: Sendable, Equatable {
  /// The path or address, as the creative has it.
  public let path: String
  /// What is at the path; nil where that is elsewhere: for an address, and for the ad server's own pictures.
  public let lookup: MediaLookup?

  /// Creates a media file from its name and what was found there.
  public init(path: String, lookup: MediaLookup?) {
    self.path = path
    self.lookup = lookup
  }

  /// Whether the file is not here and is not fetched.
  public var isRemote: Bool { lookup == nil }
  /// The measured file, where there is one.
  public var file: MediaFile? { lookup?.file }
  /// The last part of the path.
  public var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}
