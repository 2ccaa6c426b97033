import Testing

@testable import NativeAds

@Suite struct TestUnitsTests {
  /// Loads from a unit on a phone with nothing but test units.
  private func load(
    _ unit: String, _ types: [AdLoaderAdType], formatIDs: [String] = [], count: Int = 1
  ) -> (App, Phone) {
    let session = Session(on: Phone())
    session.app.formatIDs = formatIDs
    let options = MultipleAdsAdLoaderOptions()
    options.numberOfAds = count
    let loader = session.loader(types, [options], unit: unit)
    loader.load(Request())
    session.phone.advance(by: 1)
    return (session.app, session.phone)
  }

  @Test func `the unit of direct ads has an app install and a content ad, without AdChoices`() {
    let (app, phone) = load(TestUnits.native, [.native], count: 5)
    #expect(app.nativeAds.map(\.advertiser) == [nil, "Example"])
    #expect(app.nativeAds.map(\.price) == ["Free", nil])
    let card = AdCard()
    phone.window.addSubview(card)
    card.populate(app.nativeAds[0])
    #expect(phone.log.count(of: .adChoicesPlaced(.none)) == 1)
  }

  @Test(arguments: [("10063170", false), ("12387226", true)])
  func `the unit of direct ads has a custom format that is asked for by its ID`(id: String, hasVideo: Bool) {
    let (app, _) = load(TestUnits.native, [.native, .customNative], formatIDs: [id])
    #expect(app.nativeAds.isEmpty)
    #expect(app.customNativeAds.map(\.formatID) == [id])
    let keys = app.customNativeAds.first?.availableAssetKeys ?? []
    #expect(keys == ["Headline", "MainImage", "Caption"] + (hasVideo ? ["Video"] : []))
    #expect(app.customNativeAds.first?.mediaContent.hasVideoContent == hasVideo)
  }

  @Test func `a custom format that the unit of direct ads does not have is no ad`() {
    let (app, phone) = load(TestUnits.native, [.customNative], formatIDs: ["1"])
    #expect(app.errors.map(\.code) == [.noFill])
    #expect(phone.log.diagnostics.map(\.rule) == ["format-not-requested"])
  }

  @Test(arguments: [TestUnits.nativeBackfill, TestUnits.nativeAdvanced])
  func `the units of backfill have system-defined ads alone, with the overlay`(_ unit: String) {
    let (custom, _) = load(unit, [.customNative], formatIDs: ["10063170"])
    #expect(custom.errors.map(\.code) == [.noFill])
    let (app, phone) = load(unit, [.native, .customNative], formatIDs: ["10063170"], count: 5)
    #expect(app.nativeAds.count == 2)
    let card = AdCard()
    phone.window.addSubview(card)
    card.populate(app.nativeAds[0])
    #expect(phone.log.count(of: .adChoicesPlaced(.overlay(.topRightCorner))) == 1)
  }

  @Test func `other units are another ad server's`() {
    let phone = Phone(adSource: TestUnits(others: CandidateSource([.native("Warm bread")])))
    let session = Session(on: phone)
    session.load([.native])
    #expect(session.app.nativeAds.map(\.headline) == ["Warm bread"])
  }
}
