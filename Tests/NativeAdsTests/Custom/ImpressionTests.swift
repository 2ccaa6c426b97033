import CustomFormats
import Testing

@testable import NativeAds

@Suite struct ImpressionTests {
  /// Shows an ad in a view of the window.
  private func show(_ ad: CustomNativeAd) -> UIView {
    let view = UIView(frame: PointRect(x: 10, y: 10, width: 300, height: 250))
    ad.phone.window.addSubview(view)
    ad.shown(in: view)
    return view
  }

  @Test func `E-11 the impression is one however often it is recorded, and every call is in the log`() {
    let ad = Served.ad("", #""impressionTrackers":["https://i.example/1"]"#)
    let view = show(ad)
    for _ in 1...3 { ad.recordImpression() }
    #expect(ad.hasImpression)
    #expect(ad.phone.log.count(of: .impressionCalled) == 3)
    #expect(ad.phone.log.count(of: .impressionRecorded) == 1)
    #expect(ad.phone.log.count(of: .trackerCalled("https://i.example/1")) == 1)
    #expect(ad.phone.log.diagnostics == [.impressionRepeated, .impressionRepeated])
    withExtendedLifetime(view) {}
  }

  @Test func `E-11 the ad of a second load counts for itself`() {
    let session = Session([.custom()])
    session.load([.customNative])
    session.load([.customNative])
    session.app.customNativeAds.forEach { $0.recordImpression() }
    #expect(session.phone.log.count(of: .impressionRecorded) == 2)
    #expect(session.app.customNativeAds.map(\.number) == [1, 2])
  }

  @Test func `E-11 an impression before the ad is in the window counts and is told`() {
    let ad = Served.ad("")
    let view = UIView(frame: PointRect(width: 300, height: 250))
    ad.shown(in: view)
    ad.recordImpression()
    #expect(ad.hasImpression)
    #expect(ad.phone.log.diagnostics == [.impressionBeforeDisplay])
  }

  @Test func `E-12 a click without an impression counts and is told, unless the switch says otherwise`() {
    let members = #""clickTrackers":["https://c.example/1"],"destinationUrl":"https://bakery.example/""#
    let ad = Served.ad(#""Headline":"x""#, members)
    ad.performClickOnAsset(withKey: "Headline")
    #expect(ad.phone.log.count(of: .clickRecorded(asset: "Headline")) == 1)
    #expect(ad.phone.log.diagnostics == [.clickBeforeImpression])
    #expect(ad.phone.log.assumptions == [.countsClickBeforeImpression])
    let strict = Served.ad(#""Headline":"x""#, members)
    strict.phone.switches.countsClickBeforeImpression = false
    strict.performClickOnAsset(withKey: "Headline")
    #expect(strict.phone.log.count(of: .clickRecorded(asset: "Headline")) == 0)
    #expect(strict.phone.log.count(of: .trackerCalled("https://c.example/1")) == 0)
    #expect(strict.phone.log.count(of: .opened(.destination("https://bakery.example/"))) == 0)
  }

  @Test func `E-17 measurement starts once, whatever its view, and is told off the main thread`() throws {
    let ad = Served.ad("")
    let measurement = try #require(ad.displayAdMeasurement)
    measurement.view = ad.phone.window
    try measurement.start()
    try measurement.start()
    #expect(ad.phone.log.happened == [.measurementStarted])
    ad.phone.offMain { try? measurement.start() }
    #expect(ad.phone.log.diagnostics == [.offMain("DisplayAdMeasurement.start()")])
    #expect(Served.ad(#""Video":{"file":"oven.mp4"}"#).displayAdMeasurement == nil)
  }

  @Test func `E-25 an ad shown more than an hour after it was loaded is old, and is shown`() {
    let ad = Served.ad("")
    ad.phone.advance(by: 3601)
    let view = show(ad)
    ad.phone.drawFrame()
    #expect(ad.phone.log.happened.contains(.shown(visibleShare: 1)))
    #expect(ad.phone.log.diagnostics.map(\.rule) == ["ad-stale"])
    let young = Served.ad("")
    young.phone.advance(by: 3600)
    let other = show(young)
    young.phone.drawFrame()
    #expect(young.phone.log.diagnostics.isEmpty)
    withExtendedLifetime((view, other)) {}
  }

  @Test func `E-25 an ad that was shown in time does not grow old by coming back`() {
    let ad = Served.ad("")
    let view = show(ad)
    ad.phone.drawFrame()
    ad.recordImpression()
    view.isHidden = true
    ad.phone.drawFrame()
    ad.phone.advance(by: 3700)
    view.isHidden = false
    ad.phone.drawFrame()
    #expect(ad.phone.log.happened.count { $0 == .shown(visibleShare: 1) } == 2)
    #expect(ad.phone.log.diagnostics.isEmpty)
  }

  @Test func `E-52 an impression that is recorded before the ad scrolls into view is told`() {
    let ad = Served.ad("")
    let list = UIScrollView(frame: ad.phone.window.frame)
    ad.phone.window.addSubview(list)
    let cell = UIView(frame: PointRect(y: 1000, width: 390, height: 250))
    list.addSubview(cell)
    ad.shown(in: cell)
    ad.phone.drawFrame()
    ad.recordImpression()
    #expect(ad.phone.log.diagnostics == [.impressionBeforeDisplay])
    list.contentOffset.y = 400
    ad.phone.drawFrame()
    #expect(ad.phone.log.happened.last == .shown(visibleShare: 244.0 / 250))
  }

  @Test func `an ad that leaves the screen without its impression is told, one that has it is not`() {
    for isRecorded in [true, false] {
      let ad = Served.ad("")
      let view = show(ad)
      ad.phone.drawFrame()
      if isRecorded { ad.recordImpression() }
      view.isHidden = true
      ad.phone.drawFrame()
      #expect(ad.phone.log.diagnostics == (isRecorded ? [] : [.impressionMissing]))
    }
  }

  @Test(arguments: [(15.0, "ac.png", true), (14, "ac.png", false), (15, "loaf.jpg", false), (0, "", false)])
  func `E-16 AdChoices of a reservation in the EEA that is not drawn is told when the ad goes`(
    side: Double, path: String, isDrawn: Bool
  ) {
    let ad = Served.ad("", #""adChoices":{"file":"ac.png"}"#)
    let view = show(ad)
    if side > 0 {
      let icon = UIImageView(image: ServedMedia(path: path, lookup: nil))
      icon.frame = PointRect(width: side, height: side)
      view.addSubview(icon)
    }
    ad.phone.drawFrame()
    ad.recordImpression()
    view.removeFromSuperview()
    ad.phone.drawFrame()
    #expect(ad.phone.log.diagnostics == (isDrawn ? [] : [.adChoicesNotDrawn]))
  }

  @Test(arguments: [("Headline", false), ("MainImage", false), ("Caption", true)])
  func `a click under a key that the format only shows counts and is told`(key: String, isTold: Bool) {
    let ad = Served.ad(#""Headline":"x""#, #""destinationUrl":"https://bakery.example/""#)
    let view = show(ad)
    ad.phone.drawFrame()
    ad.recordImpression()
    ad.performClickOnAsset(withKey: key)
    #expect(ad.phone.log.diagnostics == (isTold ? [.clickOnDisplayOnlyAsset(key)] : []))
    #expect(ad.phone.log.count(of: .clickRecorded(asset: key)) == 1)
    withExtendedLifetime(view) {}
  }
}
