import Documents

/// Words, drawing and whatever else has changed and breaks nothing.
struct TextChanged: ChangeRule {
  let about = RuleDescription(
    "text-changed", family: .change, severity: .note, addressee: .publisher,
    summary: "Names, labels, help, samples, layout and drawing are what they were.",
    why: """
      Nothing breaks, but people read it. Every member that differs and that no other rule speaks of is named here, also \
      members that formatctl does not know, so that no change goes unseen.
      """,
    sources: [.fileFormats], passing: TextChanged.silent, failing: TextChanged.changed)

  /// Names the members that differ and that no other rule speaks of, new clicks, and another order of the fields.
  func check(_ diff: FormatDiff, into report: inout Report) {
    let others = Rules.changes.filter { $0.id != id }.map(\.rule)
    let said = diff.violations(of: others).map(\.path)
    let hasNewClicks = checkClicks(diff, into: &report)
    for difference in diff.memberDifferences where !said.contains(where: { Self.meet($0, difference.path) }) {
      if hasNewClicks, difference.path == "clicks.clickable" { continue }
      add(difference, into: &report)
    }
    checkOrder(diff, into: &report)
  }

  /// Tells whether one path leads to the other.
  private static func meet(_ a: JSONPath, _ b: JSONPath) -> Bool {
    zip(a.steps, b.steps).allSatisfy { $0 == $1 }
  }

  private func add(_ difference: MemberDifference, into report: inout Report) {
    if case .object? = difference.newer ?? difference.older {
      report.add(
        "\(difference.subject.excerpt(60)): \(difference.name.isEmpty ? "" : difference.name.excerpt + " ")changed.",
        key: difference.key, at: difference.path)
      return
    }
    let name = difference.name.isEmpty ? "" : difference.name.excerpt + " "
    report.add(
      difference.subject, now: name + Self.words(difference.newer), before: Self.words(difference.older), key: difference.key,
      at: difference.path)
  }

  private static func words(_ value: JSON?) -> String {
    switch value {
    case nil, .null?: "not set"
    case .string(let text)?: "\"\(text.excerpt)\""
    case .bool(let flag)?: flag ? "yes" : "no"
    case .array(let elements)? where elements.isEmpty: "none"
    case .array(let elements)?:
      (elements.prefix(6).map { $0.string?.excerpt ?? $0.compactText.excerpt }
        + (elements.count > 6 ? ["\(elements.count - 6) more"] : [])).inAList
    case let value?: value.compactText.excerpt
    }
  }

  /// Names the fields that are clickable now; false where none is new.
  private func checkClicks(_ diff: FormatDiff, into report: inout Report) -> Bool {
    let known = Set(diff.older.format.clickable.map { diff.newKey(of: $0) ?? $0 })
    let new = diff.newer.format.clickable.filter { !known.contains($0) }
    for key in new where !diff.added.contains(where: { $0.field.key == key }) {
      report.add(key, now: "clickable", before: "not", key: key, at: "clicks.clickable")
    }
    return !new.isEmpty
  }

  private func checkOrder(_ diff: FormatDiff, into report: inout Report) {
    let now = diff.pairs.map(\.key)
    let before = diff.older.format.fields.compactMap { field in diff.pairs.first { $0.older.key == field.key }?.key }
    guard before != now else { return }
    report.add(
      "Order of the fields", now: Self.words(.array(now.map { .string($0) })),
      before: Self.words(.array(before.map { .string($0) })), at: "fields")
  }
}
