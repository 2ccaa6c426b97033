/// Where creatives come from.
public struct CreativeOrigin: Sendable, Equatable {
  /// The file as it is shown; `-` for stdin.
  public var file: String
  /// The folder that paths of media and the search for a definition start from.
  public var folder: String
  /// The ID of a creative that gives none: the file's stem.
  public var fallbackID: String?
  /// What the file was when it was opened; nil for stdin.
  public var version: FileVersion?

  /// Creates an origin.
  public init(file: String, folder: String, fallbackID: String? = nil, version: FileVersion? = nil) {
    self.file = file
    self.folder = folder
    self.fallbackID = fallbackID
    self.version = version
  }
}
