/// The part of the catalogue that a rule belongs to.
public enum RuleFamily: String, Sendable, CaseIterable {
  case input, definition, geometry, change, creative, text, media, link, session, sheet

  /// What the rules of the family look at, as a heading.
  public var title: String {
    switch self {
    case .input: "Input"
    case .definition: "Definition"
    case .geometry: "Geometry"
    case .change: "Change"
    case .creative: "Creative"
    case .text: "Text"
    case .media: "Media"
    case .link: "Link"
    case .session: "Session"
    case .sheet: "Sheet"
    }
  }
}
