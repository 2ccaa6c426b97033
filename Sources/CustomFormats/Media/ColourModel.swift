/// How a picture states its colours.
public enum ColourModel: String, Sendable, CaseIterable {
  case grey, rgb, palette, cmyk
}
