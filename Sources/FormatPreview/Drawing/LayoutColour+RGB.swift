import CustomFormats

extension LayoutColour {
  /// The colour on a light screen.
  var rgb: RGB { RGB(hex: light >> 8) }
  /// How much it covers on a light screen, 0 to 1.
  var opacity: Double { Double(light & 0xFF) / 255 }

  /// The colour of what may be overlooked.
  static let muted = palette["muted"] ?? LayoutColour(light: 0x5F63_68FF)
}
