import Documents

/// Finds for each field of a newer definition the field of an older one that it was.
///
/// A field is known by its key; else by an alias, since renaming keeps the old key as one; else by what is alike: the kind
/// must be the same, and role, place among the others, key and all else speak for it.
struct FieldMatching {
  /// The index of each newer field by that of the older one.
  private(set) var newIndices: [Int: Int] = [:]

  private let older: [AssetField]
  private let newer: [AssetField]

  /// Matches fields, each with at most one.
  init(_ older: [AssetField], _ newer: [AssetField]) {
    self.older = older
    self.newer = newer
    match { $0.key == $1.key }
    match { $1.aliases.contains($0.key) || $0.aliases.contains($1.key) }
    matchSimilar()
  }

  private func isFree(_ newIndex: Int) -> Bool { !newIndices.values.contains(newIndex) }

  private mutating func match(_ isSame: (AssetField, AssetField) -> Bool) {
    for (index, field) in older.enumerated() where newIndices[index] == nil {
      newIndices[index] = newer.indices.first { isFree($0) && isSame(field, newer[$0]) }
    }
  }

  private mutating func matchSimilar() {
    // Places are told by the fields that are certain, so all pairs are weighed before one is taken.
    var pairs: [(old: Int, new: Int, points: Int)] = []
    for old in older.indices where newIndices[old] == nil {
      for new in newer.indices where isFree(new) { pairs.append((old, new, points(old, new))) }
    }
    for pair in pairs.sorted(by: { ($1.points, $0.old, $0.new) < ($0.points, $1.old, $1.new) }) where pair.points >= 3 {
      if newIndices[pair.old] == nil, isFree(pair.new) { newIndices[pair.old] = pair.new }
    }
  }

  /// What speaks for two fields being one, where 3 is enough.
  private func points(_ old: Int, _ new: Int) -> Int {
    let (before, after) = (older[old], newer[new])
    guard before.kind == after.kind else { return 0 }
    if let role = before.role, let other = after.role, role != other { return 0 }
    var points = before.role != nil && before.role == after.role ? 3 : 0
    if NearMatch.folded(before.key) == NearMatch.folded(after.key) {
      points += 3
    } else if NearMatch.of(before.key, among: [after.key]) != nil {
      points += 2
    }
    if isAtOnePlace(old, new) { points += 2 }
    if before.limits == after.limits, before.isRequired == after.isRequired, before.choices == after.choices { points += 1 }
    return points
  }

  /// Tells whether the nearest fields before and after that both definitions have are the same.
  private func isAtOnePlace(_ old: Int, _ new: Int) -> Bool {
    let oldIndices = Dictionary(newIndices.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
    let isAfterTheSame =
      older.indices[..<old].last { newIndices[$0] != nil }
      == newer.indices[..<new].last { !isFree($0) }.flatMap { oldIndices[$0] }
    let isBeforeTheSame =
      older.indices[(old + 1)...].first { newIndices[$0] != nil }
      == newer.indices[(new + 1)...].first { !isFree($0) }.flatMap { oldIndices[$0] }
    return isAfterTheSame && isBeforeTheSame
  }
}
