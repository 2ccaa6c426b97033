import CustomFormats

/// What a profile changes, on a terminal.
struct ProfilePage {
  /// The profile.
  let profile: Profile
  /// The rules whose weight it changes.
  let rules: [RuleDescription]
  /// The look of headings.
  let style: Style

  /// The page, line by line.
  var lines: [String] {
    var lines = [
      style.bold(profile.rawValue), "", profile.purpose, "",
      "  heaviest picture  \(profile.maxImageBytes.grouped) bytes where the field says nothing",
      "  heaviest video    \(profile.maxVideoBytes.grouped) bytes where the field says nothing",
    ]
    guard !rules.isEmpty else { return lines + ["", "Every rule has its own weight."] }
    lines += ["", style.bold("Weights that it changes")]
    let column = (rules.map(\.id.count).max() ?? 0) + 2
    for rule in rules {
      let changed = profile.severity(of: rule)?.rawValue ?? ""
      lines.append("  \(rule.id.padded(to: column))\(rule.severity.rawValue) becomes \(changed)")
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
