import CustomFormats
import Testing

@testable import NativeAds

/// The emulator's log as a session: judged, it says what the emulator found wrong itself.
@Suite struct SessionLinesTests {
  private static func rules(_ log: EventLog) -> [String] {
    let selection = RuleSelection()
    let format = PreparedFormat(FormatFile.read(Array(Served.definition.utf8)), selection: selection)
    var run = SessionRun(Validator(selection, formats: PreparedFormats([format])))
    let text = log.sessionLines.map { $0 + "\n" }.joined()
    return run.prove(Array(text.utf8), file: "session.jsonl").flatMap(\.findings).map(\.rule)
  }

  /// Loads a custom ad, shows it, lets the app act, and takes it off the screen.
  private static func custom(_ act: (CustomNativeAd, Phone) -> Void) -> EventLog {
    let session = Session([.custom()])
    session.load([.customNative])
    let view = UIView(frame: PointRect(x: 0, y: 0, width: 300, height: 200))
    session.app.customNativeAds[0].shown(in: view)
    session.phone.window.addSubview(view)
    session.phone.advance(by: 1)
    act(session.app.customNativeAds[0], session.phone)
    session.phone.advance(by: 5)
    view.removeFromSuperview()
    session.phone.advance(by: 1)
    return session.phone.log
  }

  @Test func `a custom ad that is shown, counted and tapped is clean, and its lines read as a log`() {
    let log = Self.custom { ad, _ in
      ad.recordImpression()
      ad.performClickOnAsset(withKey: "Headline")
    }
    #expect(Self.rules(log) == [])
    let lines = log.sessionLines
    #expect(lines.first == #"{"t":0,"event":"request","adTypes":["custom-native"],"formatIds":["30000001"]}"#)
    #expect(
      lines.contains { $0.hasSuffix(#""event":"load","ad":1,"type":"custom-native","origin":"direct","formatId":"30000001"}"#) })
    #expect(lines.contains { $0.hasSuffix(#""event":"click","ad":1,"asset":"Headline"}"#) })
  }

  @Test func `what the emulator finds wrong is found in its lines too`() {
    let forgotten = Self.custom { _, _ in }
    #expect(forgotten.diagnostics.map(\.rule) == ["impression-missing"])
    #expect(Self.rules(forgotten) == ["impression-missing"])
    let wrong = Self.custom { ad, phone in
      ad.recordImpression()
      phone.advance(by: 1)
      ad.recordImpression()
      ad.performClickOnAsset(withKey: "headline")
    }
    #expect(Set(wrong.diagnostics.map(\.rule)) == ["impression-repeated", "click-on-unknown-asset"])
    #expect(Set(Self.rules(wrong)) == ["impression-repeated", "click-on-unknown-asset"])
  }

  @Test func `a system-defined ad in its view is clean`() {
    let session = Session([.native()])
    session.load([.native])
    let card = AdCard()
    session.phone.window.addSubview(card)
    card.populate(session.app.nativeAds[0])
    session.phone.advance(by: 3)
    session.phone.tap(card.headline)
    session.phone.advance(by: 3)
    card.removeFromSuperview()
    session.phone.advance(by: 1)
    #expect(Self.rules(session.phone.log) == [])
    #expect(session.phone.log.sessionLines.contains { $0.contains(#""event":"bind""#) })
  }
}
