import CustomFormats
public import NativeAds

/// A session of an app that shows one ad: it asks for it, shows it, and is tapped a second later each time.
///
/// It is the emulated SDK that runs, so the log says what an app would see.
public struct PlayedSession {
  /// What happened.
  public let events: [RecordedEvent]
  /// The switches that the outcome rests on.
  public let assumptions: [String]

  /// Plays a session with taps on slots by their names; an ad that is not shown has been loaded alone.
  init(_ ad: StagedAd, isShown: Bool, taps: [String], hasHandler: Bool, from origin: AdOrigin, installedSchemes: Set<String>) {
    let phone = Phone(adSource: Self.source(ad, origin), installedSchemes: installedSchemes)
    phone.adapters[Self.network.className] = { MappedAdapter(MappedNativeAd(ad.creative, of: ad.format)) }
    self.init(ad, on: phone, isShown: isShown, taps: taps, hasHandler: hasHandler, leaves: false)
  }

  /// Plays a session on a phone, whose ad server has the ad, with taps on slots by their names; at last the ad may leave the screen.
  public init(_ ad: StagedAd, on phone: Phone, isShown: Bool = true, taps: [String], hasHandler: Bool, leaves: Bool) {
    let app = PreviewedApp(formatID: ad.creative.formatID)
    let kinds: [AdLoaderAdType] = ad.format.type == .custom ? [.customNative] : [.native]
    let loader = AdLoader(
      adUnitID: "preview", rootViewController: nil, adTypes: kinds, options: [ad.state.imageOptions], on: phone)
    loader.delegate = app
    loader.load(Request())
    phone.advance(by: 1)
    if isShown { app.show(as: ad, hasHandler: hasHandler, on: phone) }
    phone.advance(by: 1)
    for tap in taps {
      guard let slot = ad.phone.slots.last(where: { $0.name == tap }) else { continue }
      phone.tap(at: slot.rect.centre)
      phone.dismissScreen()
      phone.advance(by: 1)
    }
    if leaves { app.leave(phone) }
    events = phone.log.events
    assumptions = phone.log.assumptions.map { phone.switches.words(for: $0) }
  }

  /// The network that brings a mediated ad.
  private static let network = MappedAdapter.lineItem()

  private static func source(_ ad: StagedAd, _ origin: AdOrigin) -> any AdSource {
    switch ad.state {
    case .noAd: ScriptedSource([.failure(RequestError(.noFill))])
    case .loading: ScriptedSource([.silence])
    default:
      CandidateSource([
        origin == .mediated && ad.format.type == .systemDefined
          ? AdCandidate([network]) : AdCandidate(ad.creative, of: ad.format, from: origin, isEEA: ad.state == .eea)
      ])
    }
  }
}
