/// Something that waits for its time.
struct Work {
  /// When it is due, in seconds since the session began.
  let time: Double
  /// Its turn among work of one time.
  let turn: Int
  /// What is done.
  let run: () -> Void
}
