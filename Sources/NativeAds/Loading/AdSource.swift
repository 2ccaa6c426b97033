/// An ad server: what answers a request.
public protocol AdSource {
  /// How long an answer takes, in seconds.
  var latency: Double { get }
  /// Answers a request.
  mutating func answer(to request: AdRequest) -> AdAnswer
}

extension AdSource {
  /// A third of a second.
  public var latency: Double { 0.3 }
}

/// What an ad server says.
public enum AdAnswer: Sendable {
  /// Ads, the best one first.
  case ads([AdCandidate])
  /// Creatives, of these formats, that the request did not ask for.
  case unrequested(formatIDs: [String])
  /// An error.
  case failure(RequestError)
  /// Nothing, ever.
  case silence
}
