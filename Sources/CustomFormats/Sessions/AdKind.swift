/// The kinds of ads that a session tells of.
public enum AdKind: String, Sendable, CaseIterable {
  /// An ad of a custom format: the app records impressions and reports clicks.
  case customNative = "custom-native"
  /// A system-defined ad: the SDK counts by itself.
  case native
}
