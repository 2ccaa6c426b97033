import CustomFormats
import Documents
import NativeAds

extension PreviewState {
  /// Whether there is a video that Space plays.
  var canPlay: Bool { scene.ad.video != nil && obstacle == nil }

  /// Plays the video of the ad; pauses it where it plays, and goes on where it was paused.
  mutating func play() -> [PreviewEffect] {
    if let isPaused = playback?.isPaused {
      playback?.isPaused = !isPaused
      return [isPaused ? .resume : .pause]
    }
    guard let video = scene.ad.video, let type = video.file?.type, obstacle == nil else {
      notice = obstacle.map { TextLine($0, .warning) }
      return []
    }
    let size = PlayedSize(scene.placed.map(\.ad))
    videoCount += 1
    let errand = VideoErrand(
      number: videoCount, sample: sample, path: video.path, type: type, width: size.width, height: size.height)
    playback = Playback(errand: errand, video: video, state: state)
    return [.play(errand)]
  }

  /// Why nothing can be played, in a sentence; nil where something can.
  private var obstacle: String? {
    guard let video = scene.ad.video else {
      return shown.creative.video == nil
        ? "\(shown.name?.visible ?? "This creative") has no video to play." : "No video is shown in this state."
    }
    let words = MediaWords(video)
    if scene.ad.isMade(video) { return "There is nothing to play: the video is a stand-in." }
    guard let file = video.file else { return "\(words.name) cannot be played: \(words.trouble ?? "no such file")." }
    guard file.type.isVideo else { return "\(words.name) is \(file.type.nameWithArticle), and MP4, MOV and WebM are played." }
    return isColoured ? nil : "A video is played in colours, and they are off."
  }

  /// Takes a frame of the video that is played.
  mutating func take(_ frame: VideoFrame, of errand: VideoErrand) {
    if playback?.errand == errand { playback?.frame = frame }
  }

  /// Takes note that a video has ended, at its end or for a reason that a sentence gives.
  mutating func end(_ errand: VideoErrand, _ words: String?) {
    guard playback?.errand == errand else { return }
    playback = nil
    if let words { notice = TextLine(words.visible, .failure) }
  }

  /// Stops the video that is played once something else is shown in its place, or nothing.
  mutating func stopUnseenVideo() -> [PreviewEffect] {
    guard let playback else { return [] }
    let isGrid = if case .grid = pane { true } else { false }
    let isSeen = playback.errand.sample == sample && playback.state == state && playback.video == scene.ad.video
    if isSeen, !isGrid, !isTooSmall, !isOver { return [] }
    self.playback = nil
    return [.stop]
  }
}
