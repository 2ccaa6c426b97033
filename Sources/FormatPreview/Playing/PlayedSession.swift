import CustomFormats
import NativeAds

/// A session of an app that shows one ad: it asks for it, shows it, and is tapped a second later each time.
///
/// It is the emulated SDK that runs, so the log says what an app would see.
struct PlayedSession {
  /// What happened.
  let events: [RecordedEvent]

  /// Plays a session with taps on slots by their names.
  init(_ ad: StagedAd, taps: [String], hasHandler: Bool, installedSchemes: Set<String>) {
    let phone = Phone(adSource: Self.source(ad), installedSchemes: installedSchemes)
    let app = PreviewedApp(formatID: ad.creative.formatID)
    let kinds: [AdLoaderAdType] = ad.format.type == .custom ? [.customNative] : [.native]
    let loader = AdLoader(
      adUnitID: "preview", rootViewController: nil, adTypes: kinds, options: [ad.state.imageOptions], on: phone)
    loader.delegate = app
    loader.load(Request())
    phone.advance(by: 1)
    app.show(as: ad, hasHandler: hasHandler, on: phone)
    phone.advance(by: 1)
    for tap in taps {
      guard let slot = ad.phone.slots.last(where: { $0.name == tap }) else { continue }
      phone.tap(at: slot.rect.centre)
      phone.dismissScreen()
      phone.advance(by: 1)
    }
    events = phone.log.events
  }

  private static func source(_ ad: StagedAd) -> any AdSource {
    switch ad.state {
    case .noAd: ScriptedSource([.failure(RequestError(.noFill))])
    case .loading: ScriptedSource([.silence])
    default: CandidateSource([AdCandidate(ad.creative, of: ad.format, isEEA: ad.state == .eea)])
    }
  }
}
