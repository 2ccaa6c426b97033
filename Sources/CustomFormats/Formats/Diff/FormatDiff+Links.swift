import Documents

extension FormatDiff {
  /// What has become of the limits of the links.
  var linkChanges: [LimitChange] {
    let (before, now) = (older.format.links, newer.format.links)
    let path = JSONPath("links")
    return schemes(
      "Destination", "destinationUrl", before.destinationSchemes, now.destinationSchemes, at: path.member("destination"))
      + group("Deep links", "deepLinks", before.deepLinks, now.deepLinks, at: path)
      + group("Impression trackers", "impressionTrackers", before.impressionTrackers, now.impressionTrackers, at: path)
      + group("Click trackers", "clickTrackers", before.clickTrackers, now.clickTrackers, at: path)
  }

  private func group(
    _ subject: String, _ name: String, _ before: LinkLimits.Group, _ now: LinkLimits.Group, at path: JSONPath
  ) -> [LimitChange] {
    let path = path.member(name)
    var changes = schemes(subject, name, before.schemes, now.schemes, at: path)
    if before.max != now.max {
      let was = before.max.map { "\($0)" } ?? "any number"
      changes.insert(
        LimitChange(
          subject: subject, key: name, now: now.max.map { "at most \($0)" } ?? "any number", before: was,
          remedy: "Take out those over \(now.max ?? 0), or keep \(was).",
          isTighter: !Bounds(low: nil, high: now.max).takesHigh(of: Bounds(low: nil, high: before.max)),
          path: path.member("max")), at: 0)
    }
    return changes
  }

  private func schemes(
    _ subject: String, _ key: String, _ before: [String]?, _ now: [String]?, at path: JSONPath
  ) -> [LimitChange] {
    guard let change = WordListChange(from: before, to: now, any: "any scheme") else { return [] }
    return [
      LimitChange(
        subject: subject, key: key, now: change.now, before: change.before,
        remedy: "Replace addresses of other schemes, or keep \(change.before).", isTighter: change.isTighter,
        path: path.member("schemes"))
    ]
  }
}
