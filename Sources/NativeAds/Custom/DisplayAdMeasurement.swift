/// Open Measurement of a custom native ad without a video.
public final class DisplayAdMeasurement {
  /// The view that shows the ad; it may be set before or after the start.
  public weak var view: UIView?

  private let phone: Phone
  private let ad: Int
  private var isStarted = false

  /// Creates the measurement of an ad.
  init(_ phone: Phone, ad: Int) {
    self.phone = phone
    self.ad = ad
  }

  /// Starts measuring; once started, another call succeeds and does nothing.
  public func start() throws {
    if !phone.isOnMain { phone.report(.offMain("DisplayAdMeasurement.start()"), ad: ad) }
    if !isStarted { phone.record(.measurementStarted, ad: ad) }
    isStarted = true
  }
}
