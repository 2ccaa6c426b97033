/// A kind of ad that a loader asks for.
public enum AdLoaderAdType: String, Sendable {
  /// Ads of custom native formats.
  case customNative
  /// Ads whose assets the SDK defines.
  case native
}
