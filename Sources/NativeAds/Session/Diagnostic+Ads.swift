import CustomFormats

extension Diagnostic {
  /// A key that a creative has nothing for.
  static func keyMissing(_ key: String, nearest: String?) -> Diagnostic {
    let hint = nearest.map { "; the format has \($0)" } ?? ""
    return Diagnostic("asset-key-missing", .warning, "There is nothing to be had under \"\(key)\" in this way\(hint).")
  }

  /// An impression of an ad that is not on screen.
  static let impressionBeforeDisplay = Diagnostic(
    "impression-before-display", .warning,
    "The impression is recorded while nothing of the ad is on screen; it counts all the same.")

  /// An impression that counted before.
  static let impressionRepeated = Diagnostic(
    "impression-repeated", .note, "The impression was recorded before; it counts once.")

  /// A click before an impression.
  static let clickBeforeImpression = Diagnostic(
    "click-before-impression", .warning, "A click is reported before any impression.")

  /// A click under a key that the format does not have.
  static func clickOnUnknownAsset(_ key: String, nearest: String?) -> Diagnostic {
    let hint = nearest.map { "; did you mean \($0)?" } ?? "."
    return Diagnostic("click-on-unknown-asset", .error, "A click is reported under \"\(key)\", which no field has\(hint)")
  }

  /// A handler that keeps the page about the ad closed.
  static let adChoicesClickSwallowed = Diagnostic(
    "ad-choices-click-swallowed", .warning,
    "The click handler takes the click on AdChoices, so the page about the ad stays closed; let the handler open it.")

  /// A click that leads nowhere.
  static func noClickAction(_ key: String) -> Diagnostic {
    Diagnostic(
      "no-click-action", .warning, "The click on \(key) leads nowhere: no deep link that an app opens, and no destination.")
  }

  /// An ad that is shown long after it was loaded.
  static func stale(age: Double, limit: Double) -> Diagnostic {
    Diagnostic(
      "ad-stale", .warning,
      "The ad is shown \(Int(age.rounded())) seconds after it was loaded, past \(Int(limit.rounded())); it may earn nothing.")
  }

  /// A call on another thread than the main one.
  static func offMain(_ call: String) -> Diagnostic {
    Diagnostic("off-main", .error, "\(call) is called off the main thread.")
  }
}
