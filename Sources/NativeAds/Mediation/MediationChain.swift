/// Asks the networks of line items for an ad, one after another, until one has one.
final class MediationChain {
  /// What comes of it.
  enum Outcome {
    case ad(NativeAd)
    case failure(RequestError)
  }

  private let items: [MediationLineItem]
  private let options: AdOptions
  private let phone: Phone
  private let isTest: Bool
  private weak var controller: UIViewController?
  private var asked: [AdNetworkResponseInfo] = []
  private let end: (Outcome) -> Void

  /// Prepares to ask; `end` takes the outcome, once.
  init(
    _ items: [MediationLineItem], options: AdOptions, isTest: Bool, controller: UIViewController?, on phone: Phone,
    end: @escaping (Outcome) -> Void
  ) {
    self.items = items
    self.options = options
    self.isTest = isTest
    self.controller = controller
    self.phone = phone
    self.end = end
  }

  /// Asks the first network.
  func start() { ask(0) }

  private func ask(_ index: Int) {
    guard index < items.count else { return end(.failure(failure)) }
    let item = items[index]
    phone.record(.networkAsked(item))
    guard let make = phone.adapters[item.className] else {
      let error = RequestError(.mediationAdapterError, message: "There is no adapter of class \(item.className).")
      note(item, since: phone.now, error)
      return ask(index + 1)
    }
    let adapter = phone.offMain(make)
    let completion = NetworkCompletion(item, on: phone) { [self] ad, error, start in
      guard let ad, error == nil else {
        note(item, since: start, error ?? RequestError(.mediationDataError, message: "The adapter gave neither ad nor error."))
        phone.schedule(after: 0) { self.ask(index + 1) }
        return nil
      }
      return take(ad, item, since: start, adapter)
    }
    adapter.loadNativeAd(
      for: MediationNativeAdConfiguration(item, options: options.all, isTestRequest: isTest, controller: controller, on: phone)
    ) { completion.call($0, $1) }
  }

  /// Makes the ad of a network's, and returns who hears of it from the network.
  private func take(
    _ ad: any MediationNativeAd, _ item: MediationLineItem, since start: Double, _ adapter: any MediationAdapter
  ) -> any MediationNativeAdEventDelegate {
    note(item, since: start, nil)
    let native = NativeAd(ad, options: options, on: phone)
    native.adapter = adapter
    native.responseInfo = info
    for image in native.downloads where !options.isImageLoadingDisabled && image.image == nil {
      phone.report(.mediatedImageNotDownloaded(image.imageURL), ad: native.number)
    }
    let events = NetworkEvents(native)
    // The adapter has its answer before the app has the ad.
    phone.schedule(after: 0) { self.end(.ad(native)) }
    return events
  }

  private func note(_ item: MediationLineItem, since start: Double, _ error: (any Error)?) {
    var network = AdNetworkResponseInfo(adNetworkClassName: item.className, latency: phone.now - start, error: error)
    network.adSourceInstanceName = item.label
    network.adUnitMapping = item.parameter.map { ["parameter": $0] } ?? [:]
    asked.append(network)
    phone.record(.networkAnswered(item, error: error.map { "\($0)" }))
  }

  private var info: ResponseInfo {
    var info = ResponseInfo()
    info.adNetworkInfoArray = asked
    info.loadedAdNetworkResponseInfo = asked.last.flatMap { $0.error == nil ? $0 : nil }
    return info
  }

  /// Why no network has an ad: the reason of the last lies beneath.
  private var failure: RequestError {
    phone.assume(.emptyMediationCode)
    return RequestError(phone.switches.emptyMediationCode, underlyingError: asked.last?.error, responseInfo: info)
  }
}
