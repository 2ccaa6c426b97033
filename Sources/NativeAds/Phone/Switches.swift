/// What is assumed where neither the guides nor the reference say what the SDK does.
///
/// Each property is a switch with the usual assumption as its default. The log names a switch, with ``SessionEvent/assumed(_:)``,
/// wherever an outcome rests on it; but not ``tolerance`` and ``reportsMissingKeys``, which only decide what is reported.
public struct Switches: Sendable, Equatable {
  /// What takes a click on AdChoices while an app has a click handler; the handler, unless it is set otherwise.
  public var adChoicesClick = AdChoicesClick.handler
  /// Whether a click before any impression counts; it does, with a warning.
  public var countsClickBeforeImpression = true
  /// Whether a text that is left blank is an empty text; it is nil, unless this is set.
  public var blankIsEmptyText = false
  /// Whether a picture that could not be downloaded is there without a bitmap; else it is nil.
  public var keepsFailedPicture = true
  /// Whether a loader that is loading takes another request; it ignores it, with a warning.
  public var loadsWhileLoading = false
  /// The error of a creative whose format was not asked for.
  public var unrequestedFormatCode = RequestError.Code.noFill
  /// The error of a chain of networks that all failed; 9 was in the SDK's headers up to version 11.
  public var emptyMediationCode = RequestError.Code.noFill
  /// How long an adapter may take, in seconds, before the next network is asked; the ad server's own setting is not known here.
  public var adapterDeadline = 10.0
  /// Whether the SDK turns the interaction of registered assets off; else a view with interaction keeps its taps.
  public var turnsInteractionOff = true
  /// The age in seconds at which an ad is old; no page says when a native ad is.
  public var staleAfter = 3600.0
  /// How far, in points, an asset may stand outside or over another without being reported.
  public var tolerance = 0.5
  /// Whether a key that a creative has nothing for is reported; the SDK never does.
  public var reportsMissingKeys = false

  /// Creates the usual assumptions.
  public init() {}

  /// A switch by name.
  public enum Name: String, Sendable, CaseIterable {
    /// Of ``Switches/adChoicesClick``.
    case adChoicesClick
    /// Of ``Switches/countsClickBeforeImpression``.
    case countsClickBeforeImpression
    /// Of ``Switches/blankIsEmptyText``.
    case blankIsEmptyText
    /// Of ``Switches/keepsFailedPicture``.
    case keepsFailedPicture
    /// Of ``Switches/loadsWhileLoading``.
    case loadsWhileLoading
    /// Of ``Switches/unrequestedFormatCode``.
    case unrequestedFormatCode
    /// Of ``Switches/emptyMediationCode``.
    case emptyMediationCode
    /// Of ``Switches/adapterDeadline``.
    case adapterDeadline
    /// Of ``Switches/turnsInteractionOff``.
    case turnsInteractionOff
    /// Of ``Switches/staleAfter``.
    case staleAfter
    /// Of ``Switches/tolerance``.
    case tolerance
    /// Of ``Switches/reportsMissingKeys``.
    case reportsMissingKeys
  }

  /// Says what a switch is set to and what follows.
  public func words(for name: Name) -> String {
    switch name {
    case .adChoicesClick:
      adChoicesClick == .handler
        ? "the click handler takes clicks on AdChoices" : "clicks on AdChoices open the page about the ad"
    case .countsClickBeforeImpression:
      countsClickBeforeImpression ? "a click before any impression counts" : "a click before any impression counts for nothing"
    case .blankIsEmptyText: blankIsEmptyText ? "a text left blank is empty" : "a text left blank is nil"
    case .keepsFailedPicture:
      keepsFailedPicture ? "a picture that failed to load has no bitmap" : "a picture that failed to load is nil"
    case .loadsWhileLoading:
      loadsWhileLoading ? "a loader that is loading loads again" : "a loader that is loading ignores another request"
    case .unrequestedFormatCode:
      "a creative whose format was not asked for is error \(unrequestedFormatCode.rawValue)"
    case .emptyMediationCode: "a chain of networks that all failed is error \(emptyMediationCode.rawValue)"
    case .adapterDeadline: "an adapter has \(adapterDeadline) seconds"
    case .turnsInteractionOff:
      turnsInteractionOff ? "the SDK turns interaction with assets off" : "an asset with interaction keeps its taps"
    case .staleAfter: "an ad is old after \(staleAfter) seconds"
    case .tolerance: "places may be off by \(tolerance) points"
    case .reportsMissingKeys: reportsMissingKeys ? "missing keys are reported" : "missing keys are silent"
    }
  }
}
