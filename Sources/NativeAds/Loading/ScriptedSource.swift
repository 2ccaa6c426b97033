/// An ad server that gives prepared answers, one a request, and has nothing after the last.
public struct ScriptedSource: AdSource, Sendable {
  /// The answers that are left.
  public private(set) var answers: [AdAnswer]
  /// How long an answer takes, in seconds.
  public var latency = 0.3

  /// Creates an ad server.
  public init(_ answers: [AdAnswer]) { self.answers = answers }

  /// Gives the next answer, whatever is asked.
  public mutating func answer(to request: AdRequest) -> AdAnswer {
    answers.isEmpty ? .failure(RequestError(.noFill)) : answers.removeFirst()
  }
}
