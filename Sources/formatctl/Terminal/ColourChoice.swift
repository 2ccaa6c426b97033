/// When text is coloured.
enum ColourChoice: String, CaseIterable, ArgumentValue {
  case auto
  case always
  case never

  /// Returns whether a stream shows colour.
  ///
  /// `NO_COLOR` wins over `FORCE_COLOR`: it is a person's wish about every program (no-color.org: present and not empty).
  func isOn(terminal: Bool, variables: [String: String]) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto:
      if let value = variables["NO_COLOR"], !value.isEmpty { return false }
      if let value = variables["FORCE_COLOR"], !value.isEmpty { return value != "0" && value != "false" }
      return terminal && variables["TERM"] != "dumb"
    }
  }
}
