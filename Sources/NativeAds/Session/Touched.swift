/// What a finger met.
public enum Touched: Sendable, Equatable {
  /// A button, which keeps the tap.
  case button
  /// A view with a gesture recogniser of the app.
  case recogniser
  /// A registered asset of a system-defined ad.
  case asset(GADNativeAssetIdentifier)
  /// An asset with interaction, which keeps the tap.
  case interactiveAsset(GADNativeAssetIdentifier)
  /// The AdChoices icon of a system-defined ad.
  case adChoices
  /// A playing video, whose taps are for its controls.
  case videoControls
  /// A part of an ad view where no asset is.
  case background
  /// Nothing that takes touches.
  case nothing
}
