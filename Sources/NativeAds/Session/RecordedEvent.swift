/// An event with when it happened and to which ad.
public struct RecordedEvent: Sendable, Equatable {
  /// The time in seconds since the session began.
  public let time: Double
  /// The number of the ad on its phone, from 1; nil for events of no ad.
  public let ad: Int?
  /// What happened.
  public let event: SessionEvent
}
