/// What all options of a loader have in common.
///
/// The SDK kept this spelling when it dropped the prefix of its other names.
open class GADAdLoaderOptions {
  /// Creates options.
  public init() {}
}
