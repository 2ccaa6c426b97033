import CustomFormats

/// What a profile changes, on a terminal.
struct ProfilePage {
  /// The profile.
  let profile: Profile
  /// The look of headings.
  let style: Style
  /// The columns of the terminal.
  let width: Int

  /// The page, line by line.
  var lines: [String] {
    var lines = [style.bold(profile.rawValue), "", profile.purpose, "", style.bold("Limits where a field says nothing")]
    let limits = ProfileTable.limits
    let column = (limits.map(\.subject.count).max() ?? 0) + 4
    for limit in limits {
      let words = WrappedText(limit.words(profile), columns: max(width - column, 20)).lines
      for (index, line) in words.enumerated() {
        lines.append((index == 0 ? "  " + limit.subject : "").padded(to: column) + line)
      }
    }
    let rules = ProfileTable.rules.filter { ProfileTable.changed($0, by: profile) != nil }
    guard !rules.isEmpty else { return lines + ["", "Every rule has its own weight."] }
    lines += ["", style.bold("Weights that it changes")]
    let names = (rules.map(\.id.count).max() ?? 0) + 2
    for rule in rules {
      let changed = ProfileTable.changed(rule, by: profile)?.rawValue ?? ""
      lines.append("  \(rule.id.padded(to: names))\(rule.severity.rawValue) becomes \(changed)")
    }
    return lines
  }
}

extension Profile {
  /// What it is for, in one sentence.
  var purpose: String {
    switch self {
    case .reservation: "Ads sold directly: the publisher's own limits count."
    case .programmatic: "Ads bought by programmatic buyers: the ad server's guidelines count."
    case .dsp: "Ads bought through a demand-side platform such as Display & Video 360."
    }
  }
}
