/// The control of a video: play, pause, mute.
///
/// Its verbs do nothing unless the app asked for controls of its own and got them.
public final class VideoController {
  /// Who hears how the video plays.
  public weak var delegate: (any VideoControllerDelegate)?
  /// Whether the app draws the controls.
  public let areCustomControlsEnabled: Bool
  /// Whether a tap makes the video larger.
  public let isClickToExpandEnabled: Bool

  /// The playing time of the video in seconds; 0 without one.
  var duration = 0.0
  /// Whether a video may start yet; a custom native ad's waits for its impression.
  var mayStart: () -> Bool = { true }

  private let phone: Phone
  private let ad: Int
  private let hasVideo: Bool
  private var state = State.empty
  private var isSilent: Bool
  private var played = 0.0
  private var runs = 0

  private enum State: Equatable {
    case empty, buffered, paused, ended
    case playing(since: Double)
  }

  /// Creates the control of an ad's video.
  init(_ phone: Phone, ad: Int, hasVideo: Bool, options: VideoOptions, origin: AdOrigin) {
    self.phone = phone
    self.ad = ad
    self.hasVideo = hasVideo
    isSilent = options.shouldStartMuted
    areCustomControlsEnabled = options.areCustomControlsRequested && origin == .direct
    isClickToExpandEnabled = options.isClickToExpandRequested && origin == .direct
  }

  /// Whether the video has no sound.
  public var isMuted: Bool {
    get { isSilent }
    set {
      guard areCustomControlsEnabled, newValue != isSilent else { return }
      isSilent = newValue
      happen(newValue ? .mute : .unmute)
    }
  }

  /// Plays the video.
  public func play() {
    guard areCustomControlsEnabled else { return }
    start()
  }

  /// Lets the video stand still.
  public func pause() {
    guard areCustomControlsEnabled, halt() else { return }
    state = .paused
    happen(.pause)
  }

  /// Lets the video stand still at its beginning.
  public func stop() {
    guard areCustomControlsEnabled, hasVideo, state != .empty else { return }
    _ = halt()
    played = 0
    state = .paused
    happen(.stop)
  }

  /// Whether the video plays.
  public var isPlaying: Bool { if case .playing = state { true } else { false } }

  /// How much of the video has played, in seconds.
  var currentTime: Double {
    guard case .playing(let since) = state else { return played }
    let time = played + phone.now - since
    return duration > 0 ? min(duration, time) : time
  }

  /// Loads the video as far as its start.
  func buffer() {
    guard hasVideo, state == .empty else { return }
    state = .buffered
    happen(.buffering)
  }

  /// Starts the video, if it has never played and may.
  func becomeVisible() {
    if state == .buffered, mayStart() { start() }
  }

  /// Takes what a network says that its video does.
  func networkReports(_ moment: VideoMoment) {
    if moment == .mute || moment == .unmute { isSilent = moment == .mute }
    happen(moment)
  }

  private func start() {
    guard hasVideo, state != .empty, !isPlaying, mayStart() else { return }
    if state == .ended { played = 0 }
    state = .playing(since: phone.now)
    runs += 1
    let run = runs
    if duration > 0 { phone.schedule(after: duration - played) { [weak self] in self?.finish(run) } }
    happen(.play)
  }

  private func halt() -> Bool {
    guard isPlaying else { return false }
    played = currentTime
    runs += 1
    return true
  }

  private func finish(_ run: Int) {
    guard run == runs, isPlaying else { return }
    played = duration
    state = .ended
    happen(.end)
  }

  private func happen(_ moment: VideoMoment) {
    phone.record(.video(moment), ad: ad)
    switch moment {
    case .buffering, .stop: return
    case .play: phone.tell(.videoControllerDidPlayVideo, delegate, ad: ad) { $0.videoControllerDidPlayVideo(self) }
    case .pause: phone.tell(.videoControllerDidPauseVideo, delegate, ad: ad) { $0.videoControllerDidPauseVideo(self) }
    case .end:
      phone.tell(.videoControllerDidEndVideoPlayback, delegate, ad: ad) { $0.videoControllerDidEndVideoPlayback(self) }
    case .mute: phone.tell(.videoControllerDidMuteVideo, delegate, ad: ad) { $0.videoControllerDidMuteVideo(self) }
    case .unmute: phone.tell(.videoControllerDidUnmuteVideo, delegate, ad: ad) { $0.videoControllerDidUnmuteVideo(self) }
    }
  }

  /// Notes that the delegate does not implement the message that it was just sent.
  func unheard(_ message: DelegateMessage) { phone.unheard(message) }
}
