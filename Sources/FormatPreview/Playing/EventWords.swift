import CustomFormats
import Documents
import NativeAds

/// Says in a word or two what happened in a session, for a line of a log; much of it is not worth one.
struct EventWords {
  private let ad: StagedAd

  /// Prepares the words for the session of an ad.
  init(_ ad: StagedAd) { self.ad = ad }

  /// Returns the events that are worth a word, each with its time.
  func lines(_ events: [RecordedEvent]) -> [TextLine] {
    var trackers = 0
    let lines = events.compactMap { recorded -> TextLine? in
      if case .clickRecorded = recorded.event { trackers = 0 }
      if case .trackerCalled = recorded.event { trackers += 1 }
      guard let (words, style) = words(recorded.event, trackers) else { return nil }
      var line = TextLine(Self.time(recorded.time), .faint)
      line.add(" " + words, style)
      return line
    }
    return lines.isEmpty ? [TextLine("0.0 the app asks, and there is no answer yet", .faint)] : lines
  }

  private func words(_ event: SessionEvent, _ trackers: Int) -> (String, Style)? {
    switch event {
    case .networkAsked(let item): ("\(item.label.visible) is asked", .faint)
    case .networkAnswered(let item, let error?): ("\(item.label.visible) has none: \(error.visible)", .warning)
    case .reported(let report): ("network: \(report.rawValue)", .faint)
    case .received: ("load", .plain)
    case .failed(let error): ("error \(error.code.rawValue): \(error.message.visible)", .failure)
    case .impressionRecorded: ("impression", .plain)
    case .trackerCalled(let address): tracker(address, trackers)
    case .clickRecorded(let asset): ("click \(asset.visible)", .plain)
    case .handlerCalled: ("the app's handler", .success)
    case .deepLinkSkipped(let link): ("no app for \(RouteWords.scheme(of: link))", .faint)
    case .opened(let stop): ("opens \(stop.shortWords)", .success)
    case .diagnostic(let diagnostic): (diagnostic.message.visible, diagnostic.severity == .error ? .failure : .warning)
    default: nil
    }
  }

  private func tracker(_ address: String, _ number: Int) -> (String, Style)? {
    let all = ad.creative.clickTrackers
    guard all.contains(address) else { return ("impression tracker", .plain) }
    return (all.count == 1 ? "click tracker" : "click tracker \(min(number, all.count)) of \(all.count)", .plain)
  }

  /// Returns a time in seconds, to the tenth.
  private static func time(_ seconds: Double) -> String {
    let tenths = Int((min(max(seconds, 0), 1e6) * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
