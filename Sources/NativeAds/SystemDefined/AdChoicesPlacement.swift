/// Who draws AdChoices on a system-defined ad, and where.
public enum AdChoicesPlacement: Sendable, Equatable {
  /// The SDK, over a corner of the ad view.
  case overlay(AdChoicesPosition)
  /// The SDK, in the view that the app has for it.
  case appView
  /// The network: its adapter's view, which the SDK puts over a corner of the ad view.
  case networkView(AdChoicesPosition)
  /// Nobody: a reservation outside the EEA, or a network that gives no view.
  case none
}
