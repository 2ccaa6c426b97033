/// How a picture of another shape fills its slot.
public enum ContentMode: String, Sendable, CaseIterable {
  /// Stretched to the slot, an image view's own way.
  case scaleToFill
  /// Whole, with empty bands.
  case aspectFit
  /// Filling the slot, with edges cut off.
  case aspectFill
}
