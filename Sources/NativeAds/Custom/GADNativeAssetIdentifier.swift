/// The names that the SDK has for assets of its own.
///
/// The SDK kept this spelling when it dropped the prefix of its other names.
public enum GADNativeAssetIdentifier: String, Sendable {
  /// AdChoices; a custom native ad gives its picture and takes its taps under this name.
  ///
  /// iOS publishes no literal. This is Android's; an ad also answers to the literal that its format declares.
  case adChoicesViewAsset = "3011"
}
