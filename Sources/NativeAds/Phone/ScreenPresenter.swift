/// An ad that may put a screen over the app.
protocol ScreenPresenter: AnyObject {
  /// The number of the ad on its phone.
  var number: Int { get }
  /// Tells the ad's delegate about the screen.
  func tell(_ moment: ScreenMoment)
}

/// A moment of a screen that covers the app.
enum ScreenMoment {
  /// It is about to come.
  case willPresent
  /// It is about to go.
  case willDismiss
  /// It is gone.
  case didDismiss
}
