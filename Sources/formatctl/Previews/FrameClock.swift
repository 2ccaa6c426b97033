/// When the frames of a video are due: evenly from one on, and all later where one comes far too late.
struct FrameClock {
  /// The frames of a second.
  static let rate = 20

  private var first: (frame: Int, time: Duration)?

  /// How late a frame may be before the others are not hurried after it.
  private static let patience = Duration.milliseconds(500)

  /// Returns how long a frame is to wait, at a time of a clock that never goes back.
  mutating func wait(for frame: Int, at now: Duration) -> Duration {
    if let first {
      let due = first.time + .milliseconds(1_000 / Self.rate) * (frame - first.frame)
      if now - due < Self.patience { return max(.zero, due - now) }
    }
    first = (frame, now)
    return .zero
  }

  /// Stands still: the next frame is due at once.
  mutating func halt() { first = nil }

  /// Returns the time since the beginning of a video at which a frame is shown, in seconds.
  static func seconds(of frame: Int) -> Double { Double(frame) / Double(rate) }
}
