/// A media file that a sample is given.
public struct SampleMedia: Sendable {
  /// The path by which the sample's text names it.
  public let path: String
  /// Where its bytes are.
  public let source: Source

  /// Gives a path the bytes of a file.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.source = .bytes(bytes)
  }

  /// Gives a path a file that the catalogue already holds.
  public init(path: String, hash: MediaHash) {
    self.path = path
    self.source = .held(hash)
  }

  /// Where the bytes of a media file are.
  public enum Source: Sendable {
    /// They are here and enter the catalogue, unless it holds the same already.
    case bytes([UInt8])
    /// The catalogue holds them.
    case held(MediaHash)
  }

  /// The hash of the file.
  var hash: MediaHash {
    switch source {
    case .bytes(let bytes): MediaHash(of: bytes)
    case .held(let hash): hash
    }
  }
}
