/// The screens that an ad is looked at on.
enum Brightness {
  case light, dark
  /// A light and a dark one beside one another.
  case both

  /// The next one, round at the end.
  var next: Brightness {
    switch self {
    case .light: .dark
    case .dark: .both
    case .both: .light
    }
  }
}
