/// What takes a click on AdChoices while an app has a click handler; the SDK does not document it.
public enum AdChoicesClick: Sendable {
  /// The handler, as for every other click: the page "About this ad" stays closed. The default.
  case handler
  /// The page "About this ad", whether there is a handler or not.
  case aboutThisAd
}
