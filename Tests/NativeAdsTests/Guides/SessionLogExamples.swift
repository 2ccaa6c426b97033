import CustomFormats
import Foundation
import Testing

@testable import NativeAds

// The examples of docs/sessions.md stand here word for word.

private final class SessionLog {
  private let clock: () -> Double
  private let write: (String) -> Void
  private var names: [ObjectIdentifier: Int] = [:]

  init(clock: @escaping () -> Double, write: @escaping (String) -> Void) {
    self.clock = clock
    self.write = write
  }

  func note(_ event: String, _ ad: AnyObject, _ members: [String: Any] = [:]) {
    let id = ObjectIdentifier(ad)
    if event == "load" || names[id] == nil { names[id] = (names.values.max() ?? 0) + 1 }
    var line = members
    line["t"] = Int(clock() * 1_000)
    line["event"] = event
    line["ad"] = names[id]
    guard let data = try? JSONSerialization.data(withJSONObject: line, options: .sortedKeys) else { return }
    write(String(decoding: data, as: UTF8.self))
  }
}

/// An app that logs what it does with its ad.
private final class LoggingApp: CustomNativeAdLoaderDelegate {
  let log: SessionLog
  var ad: CustomNativeAd?

  init(_ log: SessionLog) { self.log = log }

  func customNativeAdFormatIDs(for adLoader: AdLoader) -> [String] { ["30000001"] }

  func adLoader(_ adLoader: AdLoader, didFailToReceiveAdWithError error: any Error) {}

  func adLoader(_ adLoader: AdLoader, didReceive customNativeAd: CustomNativeAd) {
    log.note("load", customNativeAd, ["formatId": customNativeAd.formatID, "type": "custom-native"])
    ad = customNativeAd
  }

  func cardAppeared(share: Double) {
    guard let ad else { return }
    log.note("show", ad, ["visible": share])
    ad.recordImpression()
    log.note("impression", ad)
  }

  func cardTapped(key: String) {
    guard let ad else { return }
    log.note("click", ad, ["asset": key, "handler": ad.customClickHandler != nil])
    ad.performClickOnAsset(withKey: key)
  }

  func cardDisappeared() {
    guard let ad else { return }
    log.note("hide", ad)
  }
}

@Suite struct SessionLogExamples {
  /// Lets an app load two ads, show and tap each, and returns its log.
  private func lines(tapping key: String) -> [String] {
    let phone = Phone(adSource: CandidateSource([.custom(), .custom()]))
    var lines: [String] = []
    let app = LoggingApp(SessionLog(clock: { phone.now }, write: { lines.append($0) }))
    for _ in 1...2 {
      let loader = AdLoader(adUnitID: "/1234/bakery", rootViewController: nil, adTypes: [.customNative], options: nil, on: phone)
      loader.delegate = app
      loader.load(Request())
      phone.advance(by: 1)
      app.cardAppeared(share: 0.8)
      phone.advance(by: 2)
      app.cardTapped(key: key)
      phone.advance(by: 3)
      app.cardDisappeared()
      withExtendedLifetime(loader) {}
    }
    return lines
  }

  /// Judges lines by the bakery's format.
  private func findings(_ lines: [String]) -> (rules: [String], ads: Int) {
    let selection = RuleSelection()
    let format = PreparedFormat(FormatFile.read(Array(Served.definition.utf8)), selection: selection)
    var run = SessionRun(Validator(selection, formats: PreparedFormats([format])))
    let found = run.prove(Array(lines.map { $0 + "\n" }.joined().utf8), file: "session.jsonl").flatMap(\.findings)
    return (found.map(\.rule), run.summary.creatives)
  }

  @Test func `what the logger writes is read, and clean where the app is right`() {
    let lines = lines(tapping: "Headline")
    #expect(lines.count == 10)
    let (rules, ads) = findings(lines)
    #expect(rules == [])
    #expect(ads == 2)
  }

  @Test func `what an app does wrong is found in its log`() {
    #expect(findings(lines(tapping: "Night loaves")).rules == ["click-on-unknown-asset", "click-on-unknown-asset"])
  }

  @Test func `every Swift example of the page stands in this file`() throws {
    let page = try String(
      contentsOf: URL(filePath: #filePath).appending(path: "../../../../docs/sessions.md").standardizedFileURL, encoding: .utf8)
    let here = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    func flat(_ text: some StringProtocol) -> String {
      text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
    }
    let blocks = page.components(separatedBy: "```swift\n").dropFirst().compactMap { $0.components(separatedBy: "\n```").first }
    #expect(blocks.count == 2)
    for block in blocks { #expect(flat(here).contains(flat(block)), "\(block)") }
  }
}
