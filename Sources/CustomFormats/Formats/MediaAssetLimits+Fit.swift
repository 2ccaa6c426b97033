extension MediaAssetLimits {
  /// Tells whether a size in pixels, as shown, keeps all limits of size and ratio.
  func fits(width: Int, height: Int) -> Bool {
    if let exact = self.width, width != exact { return false }
    if let exact = self.height, height != exact { return false }
    if width < minWidth ?? 0 || height < minHeight ?? 0 || width > maxWidth ?? .max || height > maxHeight ?? .max { return false }
    return aspectRatios.isEmpty || aspectRatios.contains { $0.isMet(width: width, height: height, tolerance: tolerance) }
  }

  /// Tells whether any size within the limits meets a ratio.
  func canMeet(_ ratio: AspectRatio) -> Bool {
    let widths = (Double(width ?? minWidth ?? 1), Double(width ?? maxWidth ?? .max))
    let heights = (Double(height ?? minHeight ?? 1), Double(height ?? maxHeight ?? .max))
    let narrowest = widths.0 / max(heights.1, 1)
    let widest = widths.1 / max(heights.0, 1)
    return widest >= ratio.value * (1 - tolerance) - 1e-9 && narrowest <= ratio.value * (1 + tolerance) + 1e-9
  }

  /// Whether the sizes are bounded at all.
  var hasSizes: Bool { [width, height, minWidth, minHeight, maxWidth, maxHeight].contains { $0 != nil } }
}
