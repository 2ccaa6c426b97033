/// What a line of a session says that happened.
public enum SessionEventKind: String, Sendable, CaseIterable {
  /// A loader was asked for ads.
  case request
  /// A loader handed out an ad.
  case load
  /// A loader handed out an error.
  case fail
  /// A loader has nothing more.
  case finish
  /// An answer found nobody.
  case lost
  /// The app asked an ad for an asset.
  case read
  /// A picture was downloaded.
  case imageReady = "image-ready"
  /// A view was given its ad.
  case bind
  /// An outlet of an ad view was set.
  case outlet
  /// An ad came onto the screen, or another share of it is on it.
  case show
  /// An ad left the screen.
  case hide
  /// An impression was recorded.
  case impression
  /// A click was reported.
  case click
  /// Open Measurement began.
  case measurement
  /// The app left the screen.
  case background
  /// The app is on the screen again.
  case foreground
  /// An ad was let go of.
  case destroy
  /// A network was asked for an ad, through its adapter.
  case networkAsked = "network-asked"
  /// An adapter called its completion handler.
  case networkAnswered = "network-answered"
  /// A network reported something of its ad.
  case networkReported = "network-reported"

  /// The members of its lines, besides those that every line has.
  public var members: [SessionMember] {
    switch self {
    case .request: [.loader, .adTypes, .formatIds, .ads, .options, .delegate, .hears, .loading]
    case .load: [.loader, .formatId, .type, .origin, .requested, .assets, .adChoices, .eea, .starRating]
    case .fail: [.loader, .code, .requested, .served]
    case .finish: [.loader]
    case .lost: [.loader, .gone]
    case .read: [.asset, .found]
    case .imageReady: [.asset, .file]
    case .bind: [.view]
    case .outlet: [.asset]
    case .show: [.visible, .view, .adChoices, .blank]
    case .hide, .impression, .background, .foreground, .destroy: []
    case .click: [.asset, .handler, .opened]
    case .measurement: [.main]
    case .networkAsked: [.adapter, .imageLoading]
    case .networkAnswered: [.adapter, .main, .gives, .counts, .undownloaded]
    case .networkReported: [.adapter, .what]
    }
  }
}
