/// How a picture of another shape fills its slot.
public enum ContentMode: String, Sendable, CaseIterable {
  /// Stretched to the slot, an image view's own way.
  case scaleToFill
  /// Whole, with empty bands.
  case aspectFit
  /// Filling the slot, with edges cut off.
  case aspectFill

  /// Returns where a whole picture lies when it is drawn in a slot; what is outside the slot is cut off.
  public func place(of picture: PointSize, in slot: PointRect) -> PointRect {
    guard picture.width > 0, picture.height > 0, self != .scaleToFill else { return slot }
    let (across, down) = (slot.width / picture.width, slot.height / picture.height)
    let scale = self == .aspectFit ? min(across, down) : max(across, down)
    let size = PointSize(width: picture.width * scale, height: picture.height * scale)
    return PointRect(
      x: slot.centre.x - size.width / 2, y: slot.centre.y - size.height / 2, width: size.width, height: size.height)
  }
}
