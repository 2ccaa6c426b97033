/// Something that happens between an app, its user and the SDK.
public enum SessionEvent: Sendable, Equatable {
  /// A loader asked for an ad.
  case requested(adUnitID: String, adTypes: [AdLoaderAdType], formatIDs: [String])
  /// A picture was downloaded, named by its path or address.
  case imageReady(String)
  /// A network was asked for an ad, through its adapter.
  case networkAsked(MediationLineItem)
  /// A network gave an ad, or its reason for none.
  case networkAnswered(MediationLineItem, error: String?)
  /// A network reported something of its ad.
  case reported(NetworkReport)
  /// A network reported something of an ad that is gone, so nobody heard of it.
  case reportDropped(NetworkReport)
  /// A loader handed out an ad.
  case received(AdLoaderAdType, formatID: String?, AdOrigin)
  /// A loader handed out an error.
  case failed(RequestError)

  /// An ad came onto the screen, with this share of its view, 0 to 1.
  case shown(visibleShare: Double)
  /// An ad left the screen.
  case hidden
  /// AdChoices has its place, or none.
  case adChoicesPlaced(AdChoicesPlacement)

  /// The app called `recordImpression()`.
  case impressionCalled
  /// An impression counted.
  case impressionRecorded
  /// A tracker was called.
  case trackerCalled(String)

  /// A finger met something.
  case touched(Touched)
  /// The app reported a click under a key.
  case clickReported(key: String)
  /// A click counted, on the asset of this key or name.
  case clickRecorded(asset: String)
  /// A swipe counted as a click.
  case swipeRecorded(asset: String)
  /// The app's click handler was called with this key.
  case handlerCalled(key: String)
  /// A deep link was passed over, because no installed app opens it.
  case deepLinkSkipped(String)
  /// A click opened something.
  case opened(ClickRoute.Stop)
  /// Another app came to the front.
  case appLeft
  /// The screen over the app went away.
  case screenDismissed

  /// A video did something.
  case video(VideoMoment)
  /// Open Measurement began.
  case measurementStarted

  /// The SDK sent a message to a delegate; not heard where there is none or where it does not implement the message.
  case told(DelegateMessage, isHeard: Bool)
  /// An outcome rests on an assumption.
  case assumed(Switches.Name)
  /// Something is wrong with how the app uses the SDK.
  case diagnostic(Diagnostic)
}
