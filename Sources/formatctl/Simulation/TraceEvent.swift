import CustomFormats
import Documents
import NativeAds

/// An event of a session in words: what it is, and what of it, in a line that a person can follow.
struct TraceEvent {
  /// When it happened, in seconds.
  let time: Double
  /// What it is, in a word.
  let word: String
  /// What of it.
  let words: String
  /// How it looks.
  let mark: Mark

  /// How a line stands out.
  enum Mark {
    case plain, faint, good
    case finding(Diagnostic)
  }

  /// Takes an event, under the names of a platform; nil for one that is told elsewhere.
  init?(_ recorded: RecordedEvent, _ names: AccessorNames) {
    time = recorded.time
    switch recorded.event {
    case .requested(_, let types, let formats):
      let kinds = types.map { $0 == .native ? "a native ad" : "an ad of format \(formats.joined(separator: ", "))" }
      (word, words, mark) = ("request", "the app asks for \(kinds.joined(separator: " or "))", .plain)
    case .imageReady(let path): (word, words, mark) = ("picture", "\(path) is loaded", .faint)
    case .networkAsked(let item):
      (word, words, mark) = ("network", "\(item.label) is asked\(item.parameter.map { " for \($0)" } ?? "")", .plain)
    case .networkAnswered(let item, let error):
      (word, words, mark) = ("network", "\(item.label) \(error.map { "has none: \($0)" } ?? "has an ad")", .plain)
    case .reported(let report): (word, words, mark) = ("network", "calls \(report.rawValue)", .plain)
    case .reportDropped(let report): (word, words, mark) = ("network", "calls \(report.rawValue), and the ad is gone", .faint)
    case .received(_, _, let origin): (word, words, mark) = ("load", "the ad is there, \(Self.words(for: origin))", .plain)
    case .failed(let error): (word, words, mark) = ("error", "\(error.code.rawValue): \(error.message)", .plain)
    case .shown(let share): (word, words, mark) = ("show", "\(Int((share * 100).rounded())) % of it is on screen", .plain)
    case .hidden: (word, words, mark) = ("hide", "it has left the screen", .plain)
    case .adChoicesPlaced(let placement): (word, words, mark) = ("AdChoices", Self.words(for: placement), .faint)
    case .impressionCalled: (word, words, mark) = ("app", "calls recordImpression()", .faint)
    case .impressionRecorded: (word, words, mark) = ("impression", "it counts", .good)
    case .trackerCalled(let address): (word, words, mark) = ("tracker", address, .faint)
    case .touched(let touched): (word, words, mark) = ("tap", Self.words(for: touched), .plain)
    case .clickReported(let key): (word, words, mark) = ("app", "calls \(Self.click(key, names))", .faint)
    case .clickRecorded(let asset): (word, words, mark) = ("click", "it counts, on \(asset)", .good)
    case .swipeRecorded(let asset): (word, words, mark) = ("swipe", "it counts as a click on \(asset)", .good)
    case .handlerCalled(let key): (word, words, mark) = ("handler", "the app's own takes the click on \(key)", .good)
    case .deepLinkSkipped(let link): (word, words, mark) = ("link", "\(link) is passed over: no app opens it", .faint)
    case .opened(let stop): (word, words, mark) = ("open", Self.words(for: stop), .good)
    case .appLeft: (word, words, mark) = ("leave", "another app is in front", .plain)
    case .screenDismissed: (word, words, mark) = ("back", "the screen over the app is closed", .plain)
    case .video(let moment): (word, words, mark) = ("video", Self.words(for: moment), .faint)
    case .measurementStarted: (word, words, mark) = ("measure", "Open Measurement begins", .faint)
    case .told(let message, _):
      guard let name = message.name(names) else { return nil }
      (word, words, mark) = ("delegate", name, .faint)
    case .assumed: return nil
    case .diagnostic(let diagnostic):
      (word, words, mark) = (diagnostic.severity.rawValue, "\(diagnostic.message) [\(diagnostic.rule)]", .finding(diagnostic))
    }
  }

  /// The time to the tenth of a second.
  var timeText: String {
    let tenths = Int((min(max(time, 0), 1e6) * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  private static func words(for origin: AdOrigin) -> String {
    switch origin {
    case .direct: "from a line item of the publisher's"
    case .backfill: "from backfill"
    case .mediated: "from a network"
    }
  }

  private static func words(for placement: AdChoicesPlacement) -> String {
    switch placement {
    case .overlay(let corner): "the SDK draws it at the \(words(for: corner))"
    case .appView: "the SDK draws it in the app's view"
    case .networkView(let corner): "the network's view stands at the \(words(for: corner))"
    case .none: "nobody draws it, and nobody has to"
    }
  }

  private static func words(for corner: AdChoicesPosition) -> String {
    switch corner {
    case .topRightCorner: "top right"
    case .topLeftCorner: "top left"
    case .bottomRightCorner: "bottom right"
    case .bottomLeftCorner: "bottom left"
    }
  }

  private static func words(for touched: Touched) -> String {
    switch touched {
    case .button: "a button keeps it"
    case .recogniser: "the app takes it"
    case .asset(let asset): "on \(asset.name)"
    case .interactiveAsset(let asset): "\(asset.name) has interaction and keeps it"
    case .adChoices: "on AdChoices"
    case .videoControls: "the playing video's controls take it"
    case .background: "beside all assets"
    case .nothing: "nothing there takes it"
    }
  }

  private static func words(for stop: ClickRoute.Stop) -> String {
    switch stop {
    case .handler: "the app's handler"
    case .deepLink(let link): "\(link), in its app"
    case .destination(let address): "\(address), in the browser"
    case .aboutThisAd: "the page “About this ad”"
    }
  }

  private static func words(for moment: VideoMoment) -> String {
    switch moment {
    case .buffering: "it loads"
    case .play: "it plays"
    case .pause, .stop: "it stands still"
    case .end: "it is over"
    case .mute: "without sound"
    case .unmute: "with sound"
    }
  }

  private static func click(_ key: String, _ names: AccessorNames) -> String {
    let literal = JSONText.quoted(key)
    return names == .ios ? "performClickOnAsset(withKey: \(literal))" : "performClick(\(literal))"
  }
}

extension DelegateMessage {
  /// The method under the name of a platform; nil for a moment that Android does not tell of.
  func name(_ names: AccessorNames) -> String? {
    guard names == .android else { return rawValue }
    return switch self {
    case .didReceiveNativeAd: "onNativeAdLoaded()"
    case .didReceiveCustomNativeAd: "onCustomFormatAdLoaded()"
    case .didFailToReceiveAd: "onAdFailedToLoad()"
    case .adLoaderDidFinishLoading: "onAdLoaded()"
    case .customNativeAdDidRecordImpression, .nativeAdDidRecordImpression: "onAdImpression()"
    case .customNativeAdDidRecordClick, .nativeAdDidRecordClick: "onAdClicked()"
    case .nativeAdDidRecordSwipeGestureClick: "onAdSwipeGestureClicked()"
    case .customNativeAdWillPresentScreen, .nativeAdWillPresentScreen: "onAdOpened()"
    case .customNativeAdWillDismissScreen, .nativeAdWillDismissScreen: nil
    case .customNativeAdDidDismissScreen, .nativeAdDidDismissScreen: "onAdClosed()"
    case .videoControllerDidPlayVideo: "onVideoPlay()"
    case .videoControllerDidPauseVideo: "onVideoPause()"
    case .videoControllerDidEndVideoPlayback: "onVideoEnd()"
    case .videoControllerDidMuteVideo: "onVideoMute(true)"
    case .videoControllerDidUnmuteVideo: "onVideoMute(false)"
    }
  }
}
