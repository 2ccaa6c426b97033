public import CustomFormats

/// The phone that an app runs on: its time, its screen, its other apps, and what was recorded of a session.
///
/// The SDK reaches all of this by itself; here it is handed in, as the last argument of ``AdLoader``. Time stands still until
/// ``advance(by:)`` moves it, so a session runs the same way each time.
public final class Phone {
  /// The root of what is on screen.
  public let window: UIWindow
  /// The schemes, in small letters, that an installed app opens.
  public var installedSchemes: Set<String>
  /// What is assumed where the SDK's behaviour is not known.
  public var switches: Switches
  /// Whether requests ask for test ads.
  public var isTestDevice: Bool
  /// The ad server.
  public var adSource: any AdSource
  /// All that happened, in order.
  public internal(set) var log = EventLog()
  /// The time in seconds since the session began.
  public internal(set) var now = 0.0
  /// Whether the code that runs is on the main thread.
  public internal(set) var isOnMain = true

  /// The adapters of networks, by the class that line items name.
  public var adapters: [String: () -> any MediationAdapter] = [:]
  /// What a network leaves to chance.
  public var dice = Dice(seed: 0)

  /// What waits for its time.
  var work: [Work] = []
  /// How often work was put off; it keeps work of one time in order.
  var workCount = 0
  /// How many ads were made.
  var adCount = 0
  /// What the phone looks at in each frame, besides what stands in the window.
  var watched: [WeakDisplayed] = []
  /// Who put a screen over the app.
  weak var presenter: (any ScreenPresenter)?

  /// Creates a phone with an empty screen; unless it is given an ad server, that answers for test units alone.
  public init(
    adSource: any AdSource = TestUnits(), installedSchemes: Set<String> = [], switches: Switches = Switches(),
    screen: PointSize = PointSize(width: 390, height: 844), isTestDevice: Bool = false
  ) {
    window = UIWindow(frame: PointRect(width: screen.width, height: screen.height))
    self.adSource = adSource
    self.installedSchemes = installedSchemes
    self.switches = switches
    self.isTestDevice = isTestDevice
  }

  /// Records an event now, of an ad where it is one's.
  func record(_ event: SessionEvent, ad: Int? = nil) {
    log.append(RecordedEvent(time: now, ad: ad, event: event))
  }

  /// Records something that is wrong with how the app uses the SDK.
  func report(_ diagnostic: Diagnostic, ad: Int? = nil) { record(.diagnostic(diagnostic), ad: ad) }

  /// Records that an outcome rests on a switch.
  func assume(_ name: Switches.Name, ad: Int? = nil) { record(.assumed(name), ad: ad) }

  /// Returns the number of a new ad, from 1.
  func numberAd() -> Int {
    adCount += 1
    return adCount
  }

  /// Sends a message to a delegate, and records it with whether it was heard.
  func tell<Delegate>(_ message: DelegateMessage, _ delegate: Delegate?, ad: Int? = nil, _ send: (Delegate) -> Void) {
    record(.told(message, isHeard: delegate != nil), ad: ad)
    if let delegate { send(delegate) }
  }

  /// Notes that a delegate does not implement the message that it was just sent.
  func unheard(_ message: DelegateMessage) { log.markUnheard(message) }
}
