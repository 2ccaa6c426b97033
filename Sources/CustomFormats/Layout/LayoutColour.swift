/// A colour with its twin for a dark screen, as red, green, blue and opacity: 0xRRGGBBAA.
public struct LayoutColour: Sendable, Equatable {
  /// The name in the palette, nil for a colour given by its parts.
  public var name: String?
  /// The colour on a light screen.
  public var light: UInt32
  /// The colour on a dark screen.
  public var dark: UInt32

  /// Creates a colour; without a dark twin it is the same everywhere.
  public init(name: String? = nil, light: UInt32, dark: UInt32? = nil) {
    self.name = name
    self.light = light
    self.dark = dark ?? light
  }

  /// Creates a colour from `#RRGGBB` or `#RRGGBBAA`; nil for anything else.
  public init?(_ text: String) {
    let digits = text.dropFirst()
    guard text.first == "#", digits.utf8.count == 6 || digits.utf8.count == 8,
      digits.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 || $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x66 }),
      let value = UInt32(digits, radix: 16)
    else { return nil }
    self.init(light: digits.utf8.count == 8 ? value : value << 8 | 0xFF)
  }

  /// The colours that every layout knows.
  public static let palette: [String: LayoutColour] = [
    "card": LayoutColour(name: "card", light: 0xFFFF_FFFF, dark: 0x1C1C_1EFF),
    "ink": LayoutColour(name: "ink", light: 0x1B1B_1FFF, dark: 0xF2F2_F7FF),
    "muted": LayoutColour(name: "muted", light: 0x5F63_68FF, dark: 0xA6A9_AFFF),
    "accent": LayoutColour(name: "accent", light: 0x0B57_D0FF, dark: 0x3B7D_E0FF),
  ]

  /// The colour of an ad where nothing is said.
  public static let card = palette["card"] ?? LayoutColour(light: 0xFFFF_FFFF)

  /// The colour of text where nothing is said.
  public static let ink = palette["ink"] ?? LayoutColour(light: 0x1B1B_1FFF)

  /// Black or white, whichever is easier to read on this colour.
  public var readableInk: LayoutColour { LayoutColour(light: Self.ink(on: light), dark: Self.ink(on: dark)) }

  private static func ink(on colour: UInt32) -> UInt32 {
    let inks: [UInt32] = [0x1B1B_1FFF, 0xFFFF_FFFF]
    let ground = Luminance(colour)
    return Luminance(inks[0]).contrast(to: ground) >= Luminance(inks[1]).contrast(to: ground) ? inks[0] : inks[1]
  }

  /// Writes a colour as `#RRGGBB`, with its opacity behind where it lets something through.
  public static func text(_ colour: UInt32) -> String {
    let isOpaque = colour & 0xFF == 0xFF
    let digits = String(isOpaque ? colour >> 8 : colour, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: (isOpaque ? 6 : 8) - digits.count) + digits
  }
}
