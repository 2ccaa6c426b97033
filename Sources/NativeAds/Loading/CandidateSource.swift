/// An ad server that answers with the best of some candidates.
public struct CandidateSource: AdSource, Sendable {
  /// The candidates, the best one first.
  public var candidates: [AdCandidate]
  /// How long an answer takes, in seconds.
  public var latency = 0.3

  /// Creates an ad server.
  public init(_ candidates: [AdCandidate]) { self.candidates = candidates }

  /// Answers with the best candidates that suit the request.
  ///
  /// Where the best one is of a custom format it comes alone: only system-defined ads come several at a time.
  public func answer(to request: AdRequest) -> AdAnswer {
    let suitable = candidates.filter { $0.suits(request) }
    guard let best = suitable.first else {
      let others = candidates.compactMap { if case .custom(let creative) = $0.content { creative.formatID } else { nil } }
      let wantsCustom = request.adTypes.contains(.customNative)
      return wantsCustom && !others.isEmpty ? .unrequested(formatIDs: others) : .failure(RequestError(.noFill))
    }
    if case .custom = best.content { return .ads([best]) }
    let natives = suitable.filter { if case .custom = $0.content { false } else { true } }
    return .ads(Array(natives.prefix(request.numberOfAds)))
  }
}
