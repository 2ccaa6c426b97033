import CustomFormats

extension Diagnostic {
  /// A load that nobody hears of.
  static let delegateMissing = Diagnostic(
    "delegate-missing", "The loader has no delegate, so nobody would hear of an ad; set it before load(_:).")

  /// A delegate that cannot receive what was asked for.
  static func delegateCannotReceive(_ types: [AdLoaderAdType]) -> Diagnostic {
    let missing = types.map { $0 == .native ? "NativeAdLoaderDelegate" : "CustomNativeAdLoaderDelegate" }
    return Diagnostic(
      "delegate-cannot-receive",
      "The loader's delegate does not conform to \(missing.joined(separator: " and ")), which the requested ad types need.")
  }

  /// An answer that finds nobody.
  static func goneInFlight(_ what: String) -> Diagnostic {
    Diagnostic("delegate-gone", "The \(what) was gone when the answer came; keep a strong reference until it has.")
  }

  /// A second request while the first is under way.
  static let loadedWhileLoading = Diagnostic(
    "load-while-loading", "The loader is loading already; wait for its answer, or use another loader.")

  /// Two options of one kind.
  static func optionRepeated(_ name: String) -> Diagnostic {
    Diagnostic("option-repeated", "The options hold two \(name); the last one counts.")
  }

  /// More ads asked for than there can be.
  static func tooManyAds(_ count: Int) -> Diagnostic {
    Diagnostic("too-many-ads", "The request asks for \(count) ads; at most \(MultipleAdsAdLoaderOptions.most) come.")
  }

  /// A creative whose format the app did not ask for.
  static func formatNotRequested(_ served: [String], requested: [String]) -> Diagnostic {
    let asked = requested.isEmpty ? "for none" : "for \(requested.joined(separator: ", "))"
    return Diagnostic(
      "format-not-requested", "The ad server has creatives of \(served.joined(separator: ", ")), and the app asks \(asked).")
  }
}
