/// Where pages are shown.
public protocol Surface: ~Copyable {
  /// Shows a page.
  mutating func show(_ frame: Frame)
}
