import CustomFormats

extension Diagnostic {
  /// An adapter that never answers.
  static func completionNotCalled(_ item: MediationLineItem, after seconds: Double) -> Diagnostic {
    Diagnostic(
      "completion-not-called",
      "\(item.className) has not called its completion handler after \(Int(seconds)) seconds, so the next network was asked.")
  }

  /// An adapter that answers again.
  static func completionCalledTwice(_ item: MediationLineItem) -> Diagnostic {
    Diagnostic(
      "completion-called-twice", "\(item.className) called its completion handler again; what it gave was dropped.")
  }

  /// An adapter that answers on another thread than the main one.
  static func completionOffMain(_ item: MediationLineItem) -> Diagnostic {
    Diagnostic("completion-off-main", "\(item.className) called its completion handler off the main thread.")
  }

  /// An adapter that gives both ad and error, or neither.
  static func completionNeitherNor(_ item: MediationLineItem, hasBoth: Bool) -> Diagnostic {
    Diagnostic(
      "completion-unclear",
      "\(item.className) gave its completion handler \(hasBoth ? "an ad and an error" : "neither an ad nor an error"), "
        + "exactly one is expected.")
  }

  /// A picture of a network that the app asked for and did not get.
  static func mediatedImageNotDownloaded(_ address: String?) -> Diagnostic {
    Diagnostic(
      "mediated-image-not-downloaded",
      "The network's picture \(address ?? "without an address") has no pixels, though the app asks for them; the adapter must "
        + "download it before it completes.")
  }

  /// A report that comes before the ad is in a view.
  static func reportBeforeRender(_ report: NetworkReport) -> Diagnostic {
    Diagnostic(
      "report-before-render", "The network calls \(report.rawValue) before its ad was rendered in a view.")
  }

  /// An impression or a click that both count.
  static func trackingCountedTwice(_ what: String) -> Diagnostic {
    let method = what == "click" ? "handlesUserClicks()" : "handlesUserImpressions()"
    return Diagnostic(
      "tracking-counted-twice",
      "The network reports its own \(what) and leaves counting to the SDK; its adapter must return true from \(method).")
  }

  /// An impression or a click that nobody counts.
  static func trackingNotOwned(_ what: String) -> Diagnostic {
    let method = what == "click" ? "handlesUserClicks()" : "handlesUserImpressions()"
    return Diagnostic(
      "tracking-not-owned", "Nobody counted the \(what): the adapter returns true from \(method), and the network reported none.")
  }
}
