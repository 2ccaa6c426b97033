/// Whether new creatives may be made of a format.
public enum FormatStatus: String, Sendable, CaseIterable {
  case active, inactive
}
