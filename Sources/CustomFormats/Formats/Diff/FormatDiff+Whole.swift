import Documents

extension FormatDiff {
  /// What has become of what the format takes as a whole, but for what is required now.
  var wholeChanges: [LimitChange] { status + optional + video + weights }

  private var status: [LimitChange] {
    let (before, now) = (older.format.status, newer.format.status)
    guard before != now else { return [] }
    let isTighter = now == .inactive
    return [
      LimitChange(
        subject: "Format", key: nil, now: isTighter ? "takes no creatives" : "takes creatives",
        before: isTighter ? "active" : "inactive", remedy: "Move its creatives to another format, or keep it active.",
        isTighter: isTighter, path: "status")
    ]
  }

  private var optional: [LimitChange] {
    var changes = pairs.filter { $0.older.isRequired && !$0.newer.isRequired }.map { pair in
      looser(pair.key, key: pair.key, now: "optional", before: "required", at: pair.path.member("required"))
    }
    if older.format.links.requiresDestination, !newer.format.links.requiresDestination {
      changes.append(
        looser("Destination", key: "destinationUrl", now: "optional", before: "required", at: "links.destination.required"))
    }
    if older.format.adChoices.isRequired, !newer.format.adChoices.isRequired {
      changes.append(looser("AdChoices", key: nil, now: "optional", before: "required", at: "adChoices.required"))
    }
    return changes
  }

  private var video: [LimitChange] {
    let (before, now) = (older.format.videoPolicy, newer.format.videoPolicy)
    // The video field itself may say so already.
    let isSaid = pairs.contains { $0.newer.kind == .video && $0.older.isRequired && !$0.newer.isRequired }
    guard now == .optional, before != now, !(before == .required && isSaid) else { return [] }
    return [looser("Media", key: nil, now: "video optional", before: before == .none ? "none" : "required", at: "media.video")]
  }

  /// A rule about creatives whose findings are errors now makes them fail, like a limit.
  private var weights: [LimitChange] {
    let weighing = RuleSelection(profile: selection.profile)
    let names = Set(older.format.ruleSettings.keys).union(newer.format.ruleSettings.keys)
    return names.sorted().compactMap { name in
      guard let rule = Rules.named(name)?.about, [.creative, .text, .media, .link].contains(rule.family) else { return nil }
      let before = weighing.severity(of: rule, in: older.format)
      let now = weighing.severity(of: rule, in: newer.format)
      guard before != now, before == .error || now == .error else { return nil }
      func words(_ severity: Severity?) -> String { severity?.rawValue ?? "off" }
      return LimitChange(
        subject: "Rule \(name)", key: nil, now: words(now), before: words(before),
        remedy: "Mend what the rule finds in the creatives, or keep \(words(before)).", isTighter: now == .error,
        path: JSONPath("rules").member(name))
    }
  }

  private func looser(_ subject: String, key: String?, now: String, before: String, at path: JSONPath) -> LimitChange {
    LimitChange(subject: subject, key: key, now: now, before: before, remedy: "", isTighter: false, path: path)
  }
}

extension CustomFormat {
  /// Whether the format takes video, which it does not where it does not speak of media.
  var videoPolicy: MediaPolicy.Video { media?.video ?? MediaPolicy.Video.none }
}
