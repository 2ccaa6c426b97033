import CustomFormats
import NativeAds

/// A video that is being played.
struct Playback {
  /// What was sent for.
  let errand: VideoErrand
  /// The video, as the ad has it.
  let video: ServedMedia
  /// The state in which the ad was shown when it began.
  let state: AdState
  /// The frame that is seen; nil before the first.
  var frame: VideoFrame?
  /// Whether it stands still until it is to go on.
  var isPaused = false

  /// Whether it plays, and how far it is: "▶ 0:04 / 0:15".
  var label: String {
    let now = MediaWords.duration((frame?.seconds ?? 0).rounded(.down))
    let end = video.file?.video?.durationSeconds.map { " / " + MediaWords.duration($0) } ?? ""
    return (isPaused ? "⏸ " : "▶ ") + now + end
  }
}
