/// Who decides which assets a format has.
public enum FormatType: String, Sendable, CaseIterable {
  /// The publisher; the app reads the assets by key.
  case custom
  /// The SDK (app install, content); the app reads them as named properties.
  case systemDefined = "system-defined"
}
