import CustomFormats

extension LayoutColour {
  /// Returns the colour on a light or a dark screen.
  func rgb(isDark: Bool) -> RGB { RGB(hex: (isDark ? dark : light) >> 8) }

  /// Returns how much it covers on a light or a dark screen, 0 to 1.
  func opacity(isDark: Bool) -> Double { Double((isDark ? dark : light) & 0xFF) / 255 }

  /// The colour of what may be overlooked.
  static let muted = palette["muted"] ?? LayoutColour(light: 0x5F63_68FF)
}
