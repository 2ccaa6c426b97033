/// A catalogue in a few lines: worlds in a list, and undo by the words of its definition.
struct CatalogueModel {
  /// A format, live or deleted, with its live samples.
  struct Format: Equatable {
    var isLive = false
    var id = ""
    var text = ""
    var samples: [Int: Sample] = [:]
  }

  /// A live sample.
  struct Sample: Equatable {
    var name: String
    var text: String
    var media: [String: [UInt8]]
  }

  /// A change: what it left and what it found of the formats that it touched.
  struct Change {
    var before: [Int: Format]
    var after: [Int: Format]
    var isUndo = false
    var isReverted = false
  }

  /// The formats by their numbers, also deleted ones and those that are not there any more.
  var world: [Int: Format] = [:]
  /// The changes, oldest first.
  var changes: [Change] = []

  /// Notes a change from the world as it is to another one, if they differ.
  mutating func change(to next: [Int: Format], touching formats: Set<Int>) {
    if formats.isEmpty { return }
    changes.append(
      Change(
        before: Dictionary(uniqueKeysWithValues: formats.map { ($0, world[$0] ?? Format()) }),
        after: Dictionary(uniqueKeysWithValues: formats.map { ($0, next[$0] ?? Format()) })))
    world = next
  }

  /// Takes back the newest change, or undo, that is not taken back; tells whether that could be.
  mutating func revert(undo isUndo: Bool) -> Bool {
    guard let index = changes.lastIndex(where: { $0.isUndo == isUndo && !$0.isReverted }) else { return false }
    let change = changes[index]
    guard change.after.allSatisfy({ Self.isSame(world[$0.key] ?? Format(), $0.value) }) else { return false }
    var next = world
    for (number, format) in change.before { next[number] = format }
    let ids = next.values.filter(\.isLive).map(\.id)
    guard Set(ids).count == ids.count else { return false }
    changes[index].isReverted = true
    changes.append(Change(before: change.after, after: change.before, isUndo: !isUndo))
    world = next
    return true
  }

  /// The names of a deleted format count for nothing.
  private static func isSame(_ a: Format, _ b: Format) -> Bool {
    a.isLive == b.isLive && a.samples == b.samples && (!a.isLive || a == b)
  }
}
