import CustomFormats
import Testing

@testable import NativeAds

/// Mediated ads with one fault each, and their twins without it.
@Suite struct MediatedFaultTests {
  /// What is wrong with an ad.
  enum Fault: String, CaseIterable, CustomTestStringConvertible {
    case missingDownload = "mediated-image-not-downloaded"
    case completionTwice = "completion-called-twice"
    case impressionOwnedByNobody = "tracking-not-owned"
    case countedTwice = "tracking-counted-twice"
    case mediaHidden = "image-view-for-media"
    case buttonInteractive = "asset-interaction-enabled"
    case adChoicesSwallowed = "ad-choices-absent"
    case neverGivenItsAd = "ad-not-associated"

    var testDescription: String { rawValue }
  }

  /// Loads, shows, taps and takes away an ad with a fault or without any.
  private func faults(_ fault: Fault?, counts: Bool) -> [String] {
    var events: (any MediationNativeAdEventDelegate)?
    let session = MediatedSession { _, complete in
      let ad = NetworkAd(
        adChoices: fault == .adChoicesSwallowed ? nil : SampleAdInfoView(), countsClicks: false, countsImpressions: counts)
      if fault == .missingDownload { ad.icon = NativeAdImage(url: "https://network.example/icon.png", scale: 1) }
      events = complete(ad, nil)
      if fault == .completionTwice { _ = complete(ad, nil) }
    }
    session.load()
    guard let ad = session.app.nativeAds.first else { return ["no ad"] }
    let card = session.card
    session.phone.window.addSubview(card)
    if fault == .mediaHidden { card.media.isHidden = true }
    if fault == .neverGivenItsAd {
      card.headline.text = ad.headline
    } else {
      card.populate(ad, leavesButtonOn: fault == .buttonInteractive)
    }
    session.phone.drawFrame()
    if counts != (fault == .countedTwice), fault != .impressionOwnedByNobody { events?.reportImpression() }
    if fault != .impressionOwnedByNobody { session.phone.tap(card.headline) }
    card.nativeAd = nil
    card.removeFromSuperview()
    session.phone.drawFrame()
    return session.faults
  }

  @Test(arguments: Fault.allCases)
  func `each fault of a mediated ad is found, and nothing else`(_ fault: Fault) {
    #expect(faults(fault, counts: fault == .impressionOwnedByNobody) == [fault.rawValue])
  }

  @Test(arguments: [true, false])
  func `the same ad without a fault is silent`(_ counts: Bool) {
    #expect(faults(nil, counts: counts).isEmpty)
  }
}
