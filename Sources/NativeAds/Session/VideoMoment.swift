/// A moment of a video.
public enum VideoMoment: String, Sendable {
  /// It is loaded as far as its start.
  case buffering
  /// It plays.
  case play
  /// It stands still.
  case pause
  /// It stands still at its beginning.
  case stop
  /// It is over.
  case end
  /// It lost its sound.
  case mute
  /// It has its sound back.
  case unmute
}
