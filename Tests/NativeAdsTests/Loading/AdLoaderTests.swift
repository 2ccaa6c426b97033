import CustomFormats
import Testing

@testable import NativeAds

@Suite struct AdLoaderTests {
  @Test func `E-1 a loader without a delegate asks nobody and says so`() {
    let session = Session([.custom()])
    let loader = session.loader([.customNative])
    loader.delegate = nil
    loader.load(Request())
    session.phone.advance(by: 1)
    #expect(session.phone.log.happened == [.diagnostic(.delegateMissing)])
    #expect(!loader.isLoading)
  }

  @Test func `a delegate that cannot receive a requested type is an invalid request`() {
    final class NativeOnly: NativeAdLoaderDelegate {
      var errors: [RequestError] = []
      func adLoader(_ adLoader: AdLoader, didReceive nativeAd: NativeAd) {}
      func adLoader(_ adLoader: AdLoader, didFailToReceiveAdWithError error: any Error) {
        if let error = error as? RequestError { errors.append(error) }
      }
    }
    let session = Session([.custom()])
    let delegate = NativeOnly()
    let loader = session.loader([.customNative, .native])
    loader.delegate = delegate
    loader.load(Request())
    session.phone.advance(by: 1)
    #expect(delegate.errors.map(\.code) == [.invalidRequest])
    #expect(session.phone.log.diagnostics.map(\.rule) == ["delegate-cannot-receive"])
    #expect(session.phone.log.unheardMessages == [.adLoaderDidFinishLoading])
  }

  @Test func `E-2 format IDs are asked for once a load, at load time, and only for custom native`() {
    let session = Session([.custom(), .native()])
    let loader = session.loader([.customNative, .native])
    #expect(session.app.formatIDCalls == 0)
    loader.load(Request())
    #expect(session.app.formatIDCalls == 1)
    session.phone.advance(by: 1)
    #expect(session.app.formatIDCalls == 1)
    session.load([.native])
    #expect(session.app.formatIDCalls == 1)
    session.app.formatIDs = ["5"]
    loader.load(Request())
    #expect(session.app.formatIDCalls == 2)
    #expect(
      session.phone.log.happened.last
        == .requested(adUnitID: "/1234/bakery", adTypes: [.customNative, .native], formatIDs: ["5"]))
  }

  @Test(arguments: [true, false])
  func `E-3 of both types the better ad comes, once`(_ isCustomBetter: Bool) {
    let session = Session(isCustomBetter ? [.custom(), .native()] : [.native(), .custom()])
    session.load([.native, .customNative])
    #expect(session.app.customNativeAds.count == (isCustomBetter ? 1 : 0))
    #expect(session.app.nativeAds.count == (isCustomBetter ? 0 : 1))
    #expect(session.app.finishes == 1)
  }

  @Test func `E-4 a creative whose format was not asked for is no ad, and both lists are named`() {
    let session = Session([.custom()])
    session.app.formatIDs = ["10063170", "12387226"]
    session.load([.customNative])
    #expect(session.app.errors.map(\.code) == [.noFill])
    #expect(
      session.phone.log.diagnostics.map(\.message) == [
        "The ad server has creatives of 30000001, and the app asks for 10063170, 12387226."
      ])
    #expect(session.phone.log.assumptions == [.unrequestedFormatCode])
    session.phone.switches.unrequestedFormatCode = .internalError
    session.load([.customNative])
    #expect(session.app.errors.map(\.code) == [.noFill, .internalError])
  }

  @Test(arguments: [(1, 1), (2, 2), (5, 5), (6, 5), (9, 5)])
  func `E-5 so many system-defined ads come as are asked for, at most five, and the end last`(asked: Int, come: Int) {
    let session = Session((1...7).map { .native("Loaf \($0)") })
    let options = MultipleAdsAdLoaderOptions()
    options.numberOfAds = asked
    session.load([.native], [options])
    #expect(session.app.nativeAds.compactMap(\.headline) == (1...come).map { "Loaf \($0)" })
    #expect(session.messages == Array(repeating: .didReceiveNativeAd, count: come) + [.adLoaderDidFinishLoading])
    #expect(session.phone.log.diagnostics.map(\.rule) == (asked > 5 ? ["too-many-ads"] : []))
  }

  @Test(arguments: [0, -1])
  func `E-5 fewer ads than one is an invalid request`(_ asked: Int) {
    let session = Session([.native()])
    let options = MultipleAdsAdLoaderOptions()
    options.numberOfAds = asked
    session.load([.native], [options])
    #expect(session.app.errors.map(\.code) == [.invalidRequest])
    #expect(session.messages == [.didFailToReceiveAd, .adLoaderDidFinishLoading])
  }

  @Test func `E-5 with fewer ads than asked for those come, and a custom ad comes alone`() {
    let options = MultipleAdsAdLoaderOptions()
    options.numberOfAds = 4
    let few = Session([.native(), .native()])
    few.load([.native], [options])
    #expect(few.app.nativeAds.count == 2)
    #expect(few.app.finishes == 1)
    let custom = Session([.custom(), .custom(), .native()])
    custom.load([.customNative, .native], [options])
    #expect(custom.app.customNativeAds.count == 1)
    #expect(custom.app.nativeAds.isEmpty)
  }

  @Test(arguments: RequestError.Code.allCases)
  func `E-6 every error of the SDK can be had, with domain, words and who was asked`(_ code: RequestError.Code) {
    let session = Session()
    var info = ResponseInfo()
    info.adNetworkInfoArray = [AdNetworkResponseInfo(adNetworkClassName: "Sample.Event", latency: 0.1)]
    session.phone.adSource = ScriptedSource([.failure(RequestError(code, responseInfo: info))])
    session.load([.native])
    #expect(session.app.errors.map(\.code) == [code])
    #expect(session.app.errors.first?.responseInfo.adNetworkInfoArray.map(\.adNetworkClassName) == ["Sample.Event"])
    #expect(session.app.errors.first?.description.hasPrefix("com.google.admob \(code.rawValue): ") == true)
    #expect(session.messages == [.didFailToReceiveAd, .adLoaderDidFinishLoading])
  }

  @Test func `E-6 the codes are the SDK's numbers`() {
    #expect(
      RequestError.Code.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13, 19, 20, 21])
    #expect(RequestError.domain == "com.google.admob")
    #expect(RequestError(.noFill).description == "com.google.admob 1: The request is valid, and there is no ad for it.")
  }

  @Test func `E-7 an answer finds no loader, or no delegate, and nobody is called`() {
    let session = Session([.native()])
    do {
      let loader = session.loader([.native])
      loader.load(Request())
    }
    session.phone.advance(by: 1)
    #expect(session.phone.log.diagnostics == [.goneInFlight("loader")])
    #expect(session.messages.isEmpty)

    let second = Session([.native()])
    let loader = second.loader([.native])
    var app: App? = App()
    loader.delegate = app
    loader.load(Request())
    app = nil
    second.phone.advance(by: 1)
    #expect(app == nil)
    #expect(second.phone.log.diagnostics == [.goneInFlight("delegate")])
    #expect(second.messages.isEmpty)
    #expect(!loader.isLoading)
  }

  @Test func `a loader that is loading ignores another request, unless the switch says otherwise`() {
    let session = Session([.native()])
    let loader = session.loader([.native])
    loader.load(Request())
    #expect(loader.isLoading)
    loader.load(Request())
    session.phone.advance(by: 1)
    #expect(session.app.nativeAds.count == 1)
    #expect(session.phone.log.diagnostics == [.loadedWhileLoading])
    #expect(session.phone.log.assumptions == [.loadsWhileLoading])
    session.phone.switches.loadsWhileLoading = true
    loader.load(Request())
    loader.load(Request())
    session.phone.advance(by: 1)
    #expect(session.app.nativeAds.count == 3)
  }

  @Test func `of two options of one kind the last counts, and it is told`() {
    let session = Session([.native { $0.icon = Pictures.icon }])
    let (first, last) = (NativeAdImageAdLoaderOptions(), NativeAdImageAdLoaderOptions())
    first.isImageLoadingDisabled = true
    session.load([.native], [first, last])
    #expect(session.app.nativeAds.first?.icon?.image == Pictures.icon)
    #expect(session.phone.log.diagnostics == [.optionRepeated("NativeAdImageAdLoaderOptions")])
  }

  @Test(arguments: [("", [AdLoaderAdType.native]), ("/1/a", [])])
  func `a request without an ad unit or a type is invalid`(unit: String, types: [AdLoaderAdType]) {
    let session = Session([.native()])
    let loader = session.loader(types, unit: unit)
    loader.load(Request())
    session.phone.advance(by: 1)
    #expect(session.app.errors.map(\.code) == [.invalidRequest])
  }

  @Test func `pictures are there before the ad, and the end comes last`() {
    let session = Session([.custom(#""Headline":"x","MainImage":{"file":"loaf.jpg"}"#)])
    session.load([.customNative])
    #expect(
      session.phone.log.events == [
        RecordedEvent(
          time: 0, ad: nil, event: .requested(adUnitID: "/1234/bakery", adTypes: [.customNative], formatIDs: ["30000001"])),
        RecordedEvent(time: 0.3, ad: 1, event: .imageReady("loaf.jpg")),
        RecordedEvent(time: 0.3, ad: 1, event: .received(.customNative, formatID: "30000001", .direct)),
        RecordedEvent(time: 0.3, ad: 1, event: .told(.didReceiveCustomNativeAd, isHeard: true)),
        RecordedEvent(time: 0.3, ad: nil, event: .told(.adLoaderDidFinishLoading, isHeard: true)),
      ])
  }

  @Test func `an ad server that is silent leaves the loader loading`() {
    let session = Session()
    session.phone.adSource = ScriptedSource([.silence])
    let loader = session.loader([.native])
    loader.load(Request())
    session.phone.advance(by: 3600)
    #expect(loader.isLoading)
    #expect(session.messages.isEmpty)
  }
}
