/// Why a media file cannot be used as it is.
public struct MediaFault: Error, Sendable, Equatable {
  /// The closed list of what can be wrong.
  public enum Kind: String, Sendable, CaseIterable {
    /// No byte at all.
    case empty
    /// The file stops before its end.
    case truncated
    /// A width or height of zero.
    case zeroSize
    /// No picture in a picture file, or no picture stream in a video.
    case noPicture
    /// More pixels than are ever decoded.
    case tooManyPixels
    /// Bytes that contradict the type.
    case damaged
    /// More parts than an honest file has; reading was given up.
    case tooComplex
    /// A decoder that gave up, crashed, or took more time or memory than it may.
    case undecodable
    /// The system refused to read the bytes.
    case unreadable
  }

  /// What is wrong.
  public let kind: Kind
  /// A clause for after a colon: "the JPEG stops at byte 61,440 without an end marker".
  public let reason: String
  /// The byte the reason speaks of, nil where it is about the whole.
  public let offset: Int?

  /// Creates a fault.
  public init(_ kind: Kind, _ reason: String, offset: Int? = nil) {
    self.kind = kind
    self.reason = reason
    self.offset = offset
  }

  /// What a sentence says of the file before the reason: "is not whole".
  public var predicate: String {
    switch kind {
    case .empty: "is empty"
    case .truncated: "is not whole"
    case .zeroSize: "has no size"
    case .noPicture: "holds no picture"
    case .tooManyPixels: "has too many pixels"
    case .damaged: "is damaged"
    case .tooComplex: "is too complex"
    case .undecodable: "cannot be decoded"
    case .unreadable: "cannot be read"
    }
  }
}
