import CustomFormats
import Documents

/// What a change of formats means for creatives, gathered in bounded memory.
struct Fallout {
  /// Where the creatives are.
  let names: [String]
  /// How many creatives had which verdicts.
  var counts = VerdictCounts()
  /// Those that fail now with the most errors, worst first.
  private(set) var worst: [VerdictTurn] = []
  /// The first of those that pass now.
  private(set) var mended: [VerdictTurn] = []
  /// How many creatives fail now by a rule and key.
  private var reasons: [Reason: Int] = [:]

  /// The most creatives that are named.
  private static let mostNamed = 5

  /// A rule, and the field or link that it speaks of.
  struct Reason: Hashable {
    let rule: String
    let key: String?
  }

  /// Begins with nothing.
  init(_ names: [String]) { self.names = names }

  /// Takes a creative whose verdict turns.
  mutating func take(_ turn: VerdictTurn) {
    guard turn.isBroken else {
      if mended.count < Self.mostNamed { mended.append(turn) }
      return
    }
    for reason in Set(turn.errors.map { Reason(rule: $0.rule, key: $0.key) }) { reasons[reason, default: 0] += 1 }
    let place = worst.firstIndex { Self.isWorse(turn, than: $0) } ?? worst.count
    if place < Self.mostNamed { worst.insert(turn, at: place) }
    if worst.count > Self.mostNamed { worst.removeLast() }
  }

  /// Tells whether a creative has more errors than another, or as many that miss what is expected by more.
  private static func isWorse(_ turn: VerdictTurn, than other: VerdictTurn) -> Bool {
    if turn.errors.count != other.errors.count { return turn.errors.count > other.errors.count }
    return turn.excess > other.excess
  }

  /// Why creatives fail now, the commonest reason first.
  var commonest: [(reason: Reason, creatives: Int)] {
    let sorted = reasons.sorted { one, other in
      if one.value != other.value { return one.value > other.value }
      return (one.key.rule, one.key.key ?? "") < (other.key.rule, other.key.key ?? "")
    }
    return sorted.map { ($0.key, $0.value) }
  }

  /// The fallout in JSON output.
  var json: JSON {
    .object([
      "paths": .array(names.map(JSON.string)), "creatives": .number(counts.creatives), "broken": .number(counts.broken),
      "mended": .number(counts.mended), "passing": .number(counts.passing), "failing": .number(counts.failing),
      "other": .number(counts.other), "unreadable": .number(counts.unreadable),
      "reasons": .array(
        commonest.map { entry in
          .object([
            "rule": .string(entry.reason.rule), "key": .text(entry.reason.key), "creatives": .number(entry.creatives),
          ])
        }),
      "worst": .array(worst.map(\.json)), "firstMended": .array(mended.map(\.json)),
    ])
  }
}

extension VerdictTurn {
  /// How far the worst error is from what was expected, as a part of that; 0 where no numbers tell.
  fileprivate var excess: Double {
    errors.compactMap { finding in
      guard let expected = finding.expected?.firstNumber, let given = finding.given?.firstNumber, expected > 0 else { return nil }
      return abs(given - expected) / expected
    }.max() ?? 0
  }

  /// The creative in JSON output.
  fileprivate var json: JSON {
    .object([
      "creative": .string(creative), "file": .string(file), "line": .number(line), "findings": .array(errors.map(\.json)),
    ])
  }
}

extension String {
  /// The first number in the text, without a sign.
  fileprivate var firstNumber: Double? {
    let digits = drop { !$0.isASCII || !$0.isNumber }.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    return Double(digits)
  }
}
