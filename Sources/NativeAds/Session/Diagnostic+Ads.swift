import CustomFormats

extension Diagnostic {
  /// A key that a creative has nothing for.
  static func keyMissing(_ key: String, nearest: String?) -> Diagnostic {
    let hint = nearest.map { "; the format has \($0)" } ?? ""
    return Diagnostic("asset-key-missing", "There is nothing to be had under \"\(key)\" in this way\(hint).")
  }

  /// An impression of an ad that is not on screen.
  static let impressionBeforeDisplay = Diagnostic(
    "impression-before-display", "The impression is recorded while nothing of the ad is on screen; it counts all the same.")

  /// An impression that counted before.
  static let impressionRepeated = Diagnostic(
    "impression-repeated", "The impression was recorded before; it counts once.")

  /// An ad that was shown and never recorded.
  static let impressionMissing = Diagnostic(
    "impression-missing",
    "The ad was shown and left the screen without recordImpression(): nothing is counted, and a video does not play either.")

  /// A reservation in the EEA whose AdChoices nobody saw.
  static let adChoicesNotDrawn = Diagnostic(
    "ad-choices-not-drawn",
    "The ad has AdChoices and was shown without it; draw its picture at 15x15 points or more, loaded from its address if need be."
  )

  /// A click before an impression.
  static let clickBeforeImpression = Diagnostic(
    "click-before-impression", "A click is reported before any impression.")

  /// A click under a key that the format does not have.
  static func clickOnUnknownAsset(_ key: String, nearest: String?) -> Diagnostic {
    let hint = nearest.map { "; did you mean \($0)?" } ?? "."
    return Diagnostic("click-on-unknown-asset", "A click is reported under \"\(key)\", which no field has\(hint)")
  }

  /// A click under a key that the format only shows.
  static func clickOnDisplayOnlyAsset(_ key: String) -> Diagnostic {
    Diagnostic(
      "click-on-display-only-asset", "A click is reported under \(key), which the format does not let be clicked.")
  }

  /// A handler that keeps the page about the ad closed.
  static let adChoicesClickSwallowed = Diagnostic(
    "ad-choices-click-swallowed",
    "The click handler takes the click on AdChoices, so the page about the ad stays closed; let the handler open it.")

  /// A click that leads nowhere.
  static func noClickAction(_ key: String) -> Diagnostic {
    Diagnostic(
      "no-click-action", "The click on \(key) leads nowhere: no deep link that an app opens, and no destination.")
  }

  /// An ad that is shown long after it was loaded.
  static func stale(age: Double, limit: Double) -> Diagnostic {
    Diagnostic(
      "ad-stale",
      "The ad is shown \(Int(age.rounded())) seconds after it was loaded, past \(Int(limit.rounded())); it may earn nothing.")
  }

  /// A call on another thread than the main one.
  static func offMain(_ call: String) -> Diagnostic {
    Diagnostic("off-main", "\(call) is called off the main thread.")
  }
}
