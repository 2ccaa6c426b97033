/// What asks for ads; keep it until it has finished.
public final class AdLoader {
  /// The ad unit.
  public let adUnitID: String
  /// Who receives ads and hears of failure; set it before loading.
  public weak var delegate: (any AdLoaderDelegate)?
  /// Whether a request is under way.
  public private(set) var isLoading = false

  /// The phone that the app runs on.
  let phone: Phone
  private let adTypes: [AdLoaderAdType]
  private let options: AdOptions
  private weak var rootViewController: UIViewController?

  /// Creates a loader on a phone, the one argument that the SDK's own initialiser lacks.
  ///
  /// Without options every option has its default.
  public init(
    adUnitID: String, rootViewController: UIViewController?, adTypes: [AdLoaderAdType], options: [GADAdLoaderOptions]?,
    on phone: Phone
  ) {
    self.adUnitID = adUnitID
    self.rootViewController = rootViewController
    self.adTypes = adTypes
    self.options = AdOptions(options)
    self.phone = phone
  }

  /// Asks for ads; the delegate hears of each on the main thread, later.
  public func load(_ request: Request?) {
    guard let delegate else { return phone.report(.delegateMissing) }
    if isLoading {
      phone.assume(.loadsWhileLoading)
      phone.report(.loadedWhileLoading)
      if !phone.switches.loadsWhileLoading { return }
    }
    for name in options.repeated { phone.report(.optionRepeated(name)) }
    isLoading = true
    let custom = delegate as? any CustomNativeAdLoaderDelegate
    let formatIDs = adTypes.contains(.customNative) ? custom?.customNativeAdFormatIDs(for: self) ?? [] : []
    phone.record(.requested(adUnitID: adUnitID, adTypes: adTypes, formatIDs: formatIDs))
    let answer = fault(delegate).map { .failure($0) } ?? ask(formatIDs, request)
    if case .silence = answer { return }
    phone.schedule(after: phone.adSource.latency) { [weak self, phone] in
      guard let self else { return phone.report(.goneInFlight("loader")) }
      self.deliver(answer, formatIDs)
    }
  }

  private func ask(_ formatIDs: [String], _ request: Request?) -> AdAnswer {
    if options.numberOfAds > MultipleAdsAdLoaderOptions.most { phone.report(.tooManyAds(options.numberOfAds)) }
    let asked = AdRequest(
      adUnitID: adUnitID, adTypes: adTypes, formatIDs: formatIDs,
      numberOfAds: min(MultipleAdsAdLoaderOptions.most, options.numberOfAds),
      isTest: phone.isTestDevice, customTargeting: (request as? AdManagerRequest)?.customTargeting ?? [:])
    return phone.adSource.answer(to: asked)
  }

  /// Returns what makes a request invalid before it is sent.
  private func fault(_ delegate: any AdLoaderDelegate) -> RequestError? {
    let lacking = adTypes.filter {
      $0 == .native ? !(delegate is any NativeAdLoaderDelegate) : !(delegate is any CustomNativeAdLoaderDelegate)
    }
    if !lacking.isEmpty {
      phone.report(.delegateCannotReceive(lacking))
      return RequestError(.invalidRequest, message: "The delegate cannot receive the requested ad types.")
    }
    if adUnitID.isEmpty { return RequestError(.invalidRequest, message: "The ad unit ID is empty.") }
    if adTypes.isEmpty { return RequestError(.invalidRequest, message: "No ad type is requested.") }
    if options.numberOfAds < 1 {
      return RequestError(
        .invalidRequest,
        message: "The request asks for \(options.numberOfAds) ads; it takes 1 to \(MultipleAdsAdLoaderOptions.most).")
    }
    return nil
  }

  private func deliver(_ answer: AdAnswer, _ formatIDs: [String]) {
    guard delegate != nil else {
      isLoading = false
      return phone.report(.goneInFlight("delegate"))
    }
    switch answer {
    case .ads(let candidates) where candidates.isEmpty: fail(RequestError(.noFill))
    case .ads(let candidates):
      return deliver(candidates.prefix(max(1, min(MultipleAdsAdLoaderOptions.most, options.numberOfAds))))
    case .unrequested(let served):
      phone.report(.formatNotRequested(served, requested: formatIDs))
      phone.assume(.unrequestedFormatCode)
      fail(RequestError(phone.switches.unrequestedFormatCode))
    case .failure(let error): fail(error)
    case .silence: return
    }
    finish()
  }

  /// Hands out ads one after another, and ends when the last one is there; a network's may take its time.
  private func deliver(_ candidates: ArraySlice<AdCandidate>) {
    guard let candidate = candidates.first else { return finish() }
    let rest = candidates.dropFirst()
    guard case .mediated(let items) = candidate.content else {
      deliver(candidate)
      return deliver(rest)
    }
    let chain = MediationChain(
      items, options: options, isTest: phone.isTestDevice, controller: rootViewController, on: phone
    ) { [weak self, phone] outcome in
      guard let self else { return phone.report(.goneInFlight("loader")) }
      guard self.delegate != nil else {
        self.isLoading = false
        return phone.report(.goneInFlight("delegate"))
      }
      switch outcome {
      case .ad(let ad): self.deliver(ad, candidate)
      case .failure(let error): self.fail(error)
      }
      self.deliver(rest)
    }
    chain.start()
  }

  private func deliver(_ candidate: AdCandidate) {
    switch candidate.content {
    case .mediated: return
    case .custom(let creative):
      let ad = CustomNativeAd(creative, options: options, on: phone)
      ad.rootViewController = rootViewController
      receive(.customNative, candidate, ad.number, formatID: ad.formatID, pictures: ad.downloads)
      phone.tell(.didReceiveCustomNativeAd, delegate as? any CustomNativeAdLoaderDelegate, ad: ad.number) {
        $0.adLoader(self, didReceive: ad)
      }
    case .native(let assets):
      deliver(NativeAd(assets, from: candidate.origin, isEEA: candidate.isEEA, options: options, on: phone), candidate)
    }
  }

  private func deliver(_ ad: NativeAd, _ candidate: AdCandidate) {
    ad.rootViewController = rootViewController
    receive(.native, candidate, ad.number, formatID: nil, pictures: ad.downloads)
    phone.tell(.didReceiveNativeAd, delegate as? any NativeAdLoaderDelegate, ad: ad.number) {
      $0.adLoader(self, didReceive: ad)
    }
  }

  private func receive(
    _ type: AdLoaderAdType, _ candidate: AdCandidate, _ ad: Int, formatID: String?, pictures: [NativeAdImage]
  ) {
    for image in pictures.compactMap(\.image) { phone.record(.imageReady(image.path), ad: ad) }
    phone.record(.received(type, formatID: formatID, candidate.origin), ad: ad)
  }

  private func fail(_ error: RequestError) {
    phone.record(.failed(error))
    phone.tell(.didFailToReceiveAd, delegate) { $0.adLoader(self, didFailToReceiveAdWithError: error) }
  }

  private func finish() {
    isLoading = false
    phone.tell(.adLoaderDidFinishLoading, delegate) { $0.adLoaderDidFinishLoading(self) }
  }
}
