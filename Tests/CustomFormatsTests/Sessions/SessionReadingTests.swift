import CustomFormats
import Testing

@Suite struct SessionReadingTests {
  private static let load = #"{"t":0,"event":"load","formatId":"1"}"#
  private static let show = #"{"t":300,"event":"show"}"#
  private static let hide = #"{"t":9000,"event":"hide"}"#

  @Test(arguments: [
    ("[]", "The document is a list, expected is an event: { \"t\": …, \"event\": … }."),
    ("5", "The document is 5, expected is an event: { \"t\": …, \"event\": … }."),
    ("{}", "The line has no \"event\", expected is what happened."),
    (#"{"t":1}"#, "The line has no \"event\", expected is what happened."),
    (#"{"event":"show"}"#, "The event has no \"t\", expected is milliseconds from 0 on."),
    (#"{"t":-1,"event":"show"}"#, "t is -1, expected is milliseconds from 0 on."),
    (#"{"t":1e300,"event":"show"}"#, "t is 1e300, expected is milliseconds from 0 on."),
    (#"{"t":"now","event":"show"}"#, "t is \"now\", expected is milliseconds from 0 on."),
    (#"{"t":1,"event":7}"#, "event is 7, expected is a text."),
    (#"{"t":1,"event":"show","visible":2}"#, "visible is 2, expected is a share from 0 to 1."),
    (#"{"t":1,"event":"show","ad":{}}"#, "ad is an object, expected is a text."),
    (#"{"t":1,"event":"load","type":"banner"}"#, "type is \"banner\", expected is custom-native or native."),
    (#"{"t":1,"event":"show","visble":1}"#, "\"visble\" is no member that is read here."),
    (#"{"t":1,"event":"hide","visible":1}"#, "\"visible\" is no member that is read here."),
  ])
  func `a line that is no event is a finding with its place`(line: String, message: String) {
    let found = Replayed(Self.load, line).findings
    #expect(found.map(\.message) == [message])
    #expect(found.map(\.line) == [2])
  }

  @Test func `nothing is told from what a lost line may have held`() {
    #expect(Replayed(Self.load, Self.show, Self.hide).rules == ["impression-missing"])
    #expect(Replayed(Self.load, Self.show, "{", Self.hide).rules == ["malformed-json"])
    #expect(Replayed(Self.load, Self.show, #"{"t":301,"event":"impresion"}"#, Self.hide).rules == ["unknown-event"])
  }

  @Test func `a log that begins in the middle is held to nothing that came before`() {
    #expect(Replayed(Self.show, Self.hide).rules == [])
    #expect(Replayed(#"{"t":1,"event":"impression"}"#, Self.show).rules == [])
  }

  @Test func `an ad that is still on screen needs no impression yet`() {
    #expect(Replayed(Self.load, Self.show).rules == [])
    #expect(Replayed(Self.load, Self.show, #"{"t":90000,"event":"image-ready"}"#).rules == [])
  }

  @Test func `an ad that came back and is still on screen needs no impression yet`() {
    let peek = #"{"t":300,"event":"show","visible":0.1}"#
    #expect(
      Replayed(Self.load, peek, #"{"t":500,"event":"hide"}"#, #"{"t":900,"event":"show"}"#, #"{"t":9000,"event":"image-ready"}"#)
        .rules == [])
  }

  @Test func `times count from the load, whatever the clock says`() {
    let findings = Replayed(
      #"{"t":1764583200000,"event":"load","formatId":"1"}"#, #"{"t":1764583200300,"event":"show","visible":1.0000001}"#,
      #"{"t":1764583205300,"event":"hide"}"#
    ).findings
    #expect(
      findings.map(\.message) == ["The ad was shown at 300 ms, left the screen at 5,300 ms, and no impression was recorded."])
  }

  @Test func `a second load under one name is another ad`() {
    let next = #"{"t":9500,"event":"load","formatId":"1"}"#
    let findings = Replayed(
      Self.load, Self.show, #"{"t":310,"event":"impression"}"#, Self.hide, next, #"{"t":9600,"event":"show"}"#,
      #"{"t":19000,"event":"hide"}"#
    ).findings
    #expect(findings.map(\.line) == [7])
  }

  @Test func `a load that reaches the log late is that of the ad before it`() {
    let findings = Replayed(Self.show, Self.load, Self.hide).findings
    #expect(findings.map(\.rule) == ["times-out-of-order", "impression-missing"])
  }

  @Test func `names that nobody reads are told once`() {
    let line = #"{"t":1,"event":"show","wide":true}"#
    #expect(Replayed(Self.load, line, line, line).rules == ["unknown-member"])
    let event = #"{"t":1,"event":"scroll"}"#
    #expect(Replayed(Self.load, event, event).rules == ["unknown-event"])
  }

  @Test func `a session in pieces of any size reads the same`() {
    let text = Array([Self.load, Self.show, "{", Self.hide].joined(separator: "\r\n").utf8)
    let whole = Replayed(text).findings
    #expect(whole.map(\.line) == [3])
    for pieces in [1, 7, 40] { #expect(Replayed(text, pieces: pieces).findings == whole) }
  }

  @Test func `an encoding of two bytes is told once`() {
    let text = Array(Self.load.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
    #expect(Replayed([0xFF, 0xFE] + text).rules == ["not-utf-8"])
  }

  @Test func `ads without number are told apart and let go of in order`() {
    var text = ""
    for ad in 1...12_000 {
      text += #"{"t":\#(ad),"event":"load","ad":\#(ad),"formatId":"1"}"# + "\n"
      text += #"{"t":\#(ad + 300),"event":"show","ad":\#(ad)}"# + "\n"
      text += #"{"t":\#(ad + 4_000),"event":"hide","ad":\#(ad)}"# + "\n"
    }
    let replayed = Replayed(Array(text.utf8))
    #expect(replayed.summary.creatives == 12_000)
    #expect(replayed.summary.failing == 12_000)
    #expect(replayed.summary.errors == 12_000)
  }

  @Test func `a list that reports each frame is one sight`() {
    let frames = (0..<6_000).map { #"{"t":\#(300 + $0 * 16),"event":"show","visible":\#($0 % 2 == 0 ? 0.9 : 0.8)}"# }
    let text = ([Self.load] + frames + [#"{"t":99000,"event":"hide"}"#]).joined(separator: "\n")
    #expect(Replayed(Array(text.utf8)).rules == ["impression-missing"])
  }
}
