import CustomFormats
import Testing

@testable import NativeAds

@Suite struct ClickTests {
  private static let links = """
    "destinationUrl":"https://bakery.example/","deepLinks":["bakery://loaf","market://details?id=bakery"],
    "clickTrackers":["https://c.example/1"],"adChoices":{"file":"ac.png"}
    """

  /// Which schemes apps open, whether there are links, and who takes the click.
  private static let table: [(schemes: Set<String>, members: String, end: ClickRoute.Stop?)] = [
    (["bakery", "market"], links, .deepLink("bakery://loaf")),
    (["market"], links, .deepLink("market://details?id=bakery")),
    ([], links, .destination("https://bakery.example/")),
    (["bakery"], #""deepLinks":["BAKERY://loaf"]"#, .deepLink("BAKERY://loaf")),
    ([], #""deepLinks":["bakery://loaf"]"#, nil),
    (["bakery"], "", nil),
  ]

  @Test(arguments: table.indices)
  func `E-13 without a handler the first deep link of an installed app takes a click, else the destination`(_ row: Int) {
    let (schemes, members, end) = Self.table[row]
    let ad = Served.ad(#""Headline":"x""#, members)
    #expect(ad.route(forKey: "Headline")?.end(installedSchemes: schemes) == end)
  }

  @Test func `E-13 a handler takes every click, with the key as it was reported, and trackers are called`() {
    let ad = Served.ad(#""Headline":"x""#, Self.links)
    var keys: [String] = []
    ad.customClickHandler = { keys.append($0) }
    ad.recordImpression()
    ad.performClickOnAsset(withKey: "MainImage")
    #expect(keys == ["MainImage"])
    #expect(
      ad.phone.log.happened.suffix(5) == [
        .clickReported(key: "MainImage"), .clickRecorded(asset: "MainImage"), .trackerCalled("https://c.example/1"),
        .told(.customNativeAdDidRecordClick, isHeard: false), .handlerCalled(key: "MainImage"),
      ])
  }

  @Test func `trackers are called whoever takes the click`() {
    let ad = Served.ad(#""Headline":"x""#, Self.links)
    ad.performClickOnAsset(withKey: "Headline")
    #expect(ad.phone.log.count(of: .trackerCalled("https://c.example/1")) == 1)
    #expect(ad.route(forKey: "Headline")?.stops.count == 3)
  }

  @Test(arguments: ["headline", "x", "Night loaves"])
  func `a click on a key that the format does not have counts for nothing`(_ key: String) {
    let ad = Served.ad(#""Headline":"Night loaves""#, Self.links)
    var calls = 0
    ad.customClickHandler = { _ in calls += 1 }
    ad.performClickOnAsset(withKey: key)
    #expect(ad.phone.log.count(of: .clickRecorded(asset: key)) == 0)
    #expect(ad.phone.log.diagnostics.map(\.rule) == ["click-on-unknown-asset"])
    #expect(calls == 0)
  }

  @Test func `E-16 AdChoices opens the page about the ad and is no visit`() {
    let ad = Served.ad("", Self.links)
    #expect(ad.route(forKey: "3011") == ClickRoute(key: "3011", stops: [.aboutThisAd], clickTrackers: []))
  }

  @Test func `E-16 a handler swallows AdChoices, unless the switch says otherwise`() {
    let creative = Served.creative("", Self.links)
    let ad = CustomNativeAd(creative)
    ad.customClickHandler = { _ in }
    #expect(ad.route(forKey: "3011")?.stops == [.handler])
    let phone = Phone()
    phone.switches.adChoicesClick = .aboutThisAd
    let other = CustomNativeAd(creative, on: phone)
    other.customClickHandler = { _ in }
    #expect(other.route(forKey: "3011")?.stops == [.aboutThisAd])
  }
}
