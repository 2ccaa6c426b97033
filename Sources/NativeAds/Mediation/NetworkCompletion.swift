/// The completion of one load of an adapter: it works once, and keeps nothing alive afterwards.
final class NetworkCompletion {
  /// Takes the ad or the error, and when the load began.
  typealias Handler = (
    _ ad: (any MediationNativeAd)?, _ error: (any Error)?, _ start: Double
  ) -> (any MediationNativeAdEventDelegate)?

  private let item: MediationLineItem
  private let phone: Phone
  private let start: Double
  private var handler: Handler?

  /// Waits for an adapter's answer; one that never comes is told when its time is over, and counts as an error.
  init(_ item: MediationLineItem, on phone: Phone, _ handler: @escaping Handler) {
    self.item = item
    self.phone = phone
    self.handler = handler
    start = phone.now
    phone.schedule(after: phone.switches.adapterDeadline) {
      guard let handler = self.handler else { return }
      self.handler = nil
      phone.assume(.adapterDeadline)
      phone.report(.completionNotCalled(item, after: phone.switches.adapterDeadline))
      _ = handler(nil, RequestError(.timeout), self.start)
    }
  }

  /// Takes exactly one of ad and error, on the main thread.
  func call(_ ad: (any MediationNativeAd)?, _ error: (any Error)?) -> (any MediationNativeAdEventDelegate)? {
    guard let handler else {
      phone.report(.completionCalledTwice(item))
      return nil
    }
    self.handler = nil
    if !phone.isOnMain { phone.report(.completionOffMain(item)) }
    if (ad == nil) == (error == nil) { phone.report(.completionNeitherNor(item, hasBoth: ad != nil)) }
    return handler(ad, error, start)
  }
}
