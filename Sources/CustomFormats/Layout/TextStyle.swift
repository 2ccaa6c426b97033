/// How text is set: size, line height and weight.
public enum TextStyle: String, Sendable, CaseIterable {
  case display, title, body, caption, button

  /// The size of the font in points.
  public var size: Double {
    switch self {
    case .display: 24
    case .title: 17
    case .body, .button: 14
    case .caption: 12
    }
  }

  /// The height of a line in points.
  public var lineHeight: Double {
    switch self {
    case .display: 30
    case .title: 22
    case .body: 19
    case .caption: 16
    case .button: 20
    }
  }

  /// Whether the letters are bold.
  public var isBold: Bool {
    switch self {
    case .display, .title, .button: true
    case .body, .caption: false
    }
  }
}
