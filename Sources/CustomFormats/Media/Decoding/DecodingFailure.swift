/// Why a picture was not decoded.
public enum DecodingFailure: Error, Sendable, Equatable, CustomStringConvertible {
  /// The type has no decoder.
  case unsupported(MediaType)
  /// The bytes are of another type than was said.
  case otherType(said: MediaType, found: MediaType)
  /// The header already says that it cannot be.
  case refused(MediaFault)
  /// More bytes than are ever decoded.
  case tooHeavy(byteCount: Int)
  /// The decoder gave up, in its own words.
  case undecodable(String)
  /// The decoding child ended without an answer.
  case childDied(String)
  /// The decoding child took too long and was ended.
  case timedOut(seconds: Double)
  /// The decoding child could not be started.
  case notStarted(String)

  /// A clause for after a colon.
  public var description: String {
    switch self {
    case .unsupported(let type): "pictures are decoded from JPEG, PNG, WebP and GIF, and this is \(type.nameWithArticle)"
    case .otherType(let said, let found): "it should be \(said.nameWithArticle) and is \(found.nameWithArticle)"
    case .refused(let fault): fault.reason
    case .tooHeavy(let count): "it has \(count.grouped) bytes and at most \(MediaLimits.mostBytesDecoded.grouped) are decoded"
    case .undecodable(let why): why
    case .childDied(let how): "decoding it \(how)"
    case .timedOut(let seconds): "decoding it took more than \(seconds) s"
    case .notStarted(let why): "the decoder could not be started: \(why)"
    }
  }
}
