import CustomFormats

extension Phone {
  /// Follows a click to where it leads, past deep links that no app opens.
  ///
  /// A handler is the app's own; whoever has it calls it.
  func follow(_ route: ClickRoute, for presenter: any ScreenPresenter) {
    let end = route.end(installedSchemes: installedSchemes)
    for case .deepLink(let link) in route.stops.prefix(while: { $0 != end }) {
      record(.deepLinkSkipped(link), ad: presenter.number)
    }
    guard let end else {
      report(.noClickAction(route.key), ad: presenter.number)
      return
    }
    switch end {
    case .handler: return
    case .deepLink:
      record(.opened(end), ad: presenter.number)
      record(.appLeft, ad: presenter.number)
    case .destination(let address):
      if Self.isStore(address) {
        record(.opened(end), ad: presenter.number)
        record(.appLeft, ad: presenter.number)
      } else {
        present(end, for: presenter)
      }
    case .aboutThisAd: present(end, for: presenter)
    }
  }

  private func present(_ stop: ClickRoute.Stop, for presenter: any ScreenPresenter) {
    presenter.tell(.willPresent)
    record(.opened(stop), ad: presenter.number)
    self.presenter = presenter
  }

  /// Calls trackers.
  func call(_ trackers: [String], ad: Int) {
    for tracker in trackers { record(.trackerCalled(tracker), ad: ad) }
  }

  /// Tells whether an address belongs to the store app, which takes it from any other.
  private static func isStore(_ address: String) -> Bool {
    ["https://apps.apple.com/", "https://itunes.apple.com/", "itms-apps:"].contains { address.lowercased().hasPrefix($0) }
  }
}
