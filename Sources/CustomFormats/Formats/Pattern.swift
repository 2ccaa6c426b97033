/// A small pattern language for whole texts: a subset of regular expressions.
///
/// A pattern always meets the whole text, as if it stood between `^` and `$`, and letter case counts. It is made of
///
/// - a character that stands for itself; `\` before one of `. [ ] ( ) { } | ? * + ^ $ - \ /` and the like takes its meaning away;
/// - `.` for any one character;
/// - `[abc]`, `[a-z0-9]` for one of some, `[^abc]` for one of all others; `]` stands for itself when it comes first;
/// - `\d` for a digit 0 to 9, `\w` for an ASCII letter, a digit or `_`, `\s` for a blank, a tab, a line break or U+00A0; `\D`, `\W`,
///   `\S` for all others, outside `[ ]`; `\n` and `\t`;
/// - `(…)` around a part, `|` between two that may stand for one another;
/// - behind a part `?` for none or one, `*` for any number, `+` for one or more, `{3}`, `{2,}`, `{2,4}` up to 1000.
///
/// A character is a Unicode scalar: an é of two scalars is two. There are no groups to refer to, no looking around and no
/// flags; whatever else regular expressions know is refused when the pattern is read. A text is matched in one pass over all
/// states at once, so no pattern takes long on any text.
public struct Pattern: Sendable, Equatable, CustomStringConvertible {
  /// What one step takes.
  enum Symbol: Sendable {
    case any
    case set([ClosedRange<UInt32>], isNegated: Bool)
  }

  /// A state: a step that takes a character, a fork, or the end.
  enum State: Sendable {
    case step(Symbol, next: Int)
    case fork([Int])
    case end
  }

  /// The pattern as written.
  public let description: String

  private let states: [State]
  private let start: Int

  /// The most states that a pattern may have.
  static let mostStates = 5_000
  /// The most parts that are put together, repeated ones each time: brackets around nothing make no state.
  private static let mostParts = 4 * mostStates

  /// Reads a pattern.
  public init(_ text: String) throws(PatternError) {
    var parser = PatternParser(text)
    let tree = try parser.parse()
    var states: [State] = [.end]
    var partsLeft = Self.mostParts
    description = text
    start = try Self.compile(tree, into: &states, next: 0, &partsLeft)
    self.states = states
  }

  private static func compile(
    _ tree: PatternTree, into states: inout [State], next: Int, _ partsLeft: inout Int
  ) throws(PatternError) -> Int {
    partsLeft -= 1
    guard states.count < mostStates, partsLeft > 0 else { throw PatternError("it is too large") }
    switch tree {
    case .symbol(let symbol):
      states.append(.step(symbol, next: next))
      return states.count - 1
    case .sequence(let parts):
      var next = next
      for part in parts.reversed() { next = try compile(part, into: &states, next: next, &partsLeft) }
      return next
    case .choice(let parts):
      var starts: [Int] = []
      for part in parts { starts.append(try compile(part, into: &states, next: next, &partsLeft)) }
      states.append(.fork(starts))
      return states.count - 1
    case .repeated(let part, let least, let most):
      var next = next
      if let most {
        for _ in 0..<max(0, most - least) {
          let inner = try compile(part, into: &states, next: next, &partsLeft)
          states.append(.fork([inner, next]))
          next = states.count - 1
        }
      } else {
        states.append(.fork([]))
        let loop = states.count - 1
        let inner = try compile(part, into: &states, next: loop, &partsLeft)
        states[loop] = .fork([inner, next])
        next = loop
      }
      for _ in 0..<least { next = try compile(part, into: &states, next: next, &partsLeft) }
      return next
    }
  }

  /// Tells whether the whole text matches.
  public func matches(_ text: String) -> Bool {
    var current = Front(states.count)
    var following = Front(states.count)
    enter(start, &current)
    for scalar in text.unicodeScalars {
      following.clear()
      for state in current.reached {
        if case .step(let symbol, let next) = states[state], Self.takes(symbol, scalar) { enter(next, &following) }
      }
      if following.reached.isEmpty { return false }
      swap(&current, &following)
    }
    return current.reached.contains(0)
  }

  /// The states that are reached after so many characters, each once.
  private struct Front {
    private(set) var reached: [Int] = []
    private var isReached: [Bool]

    init(_ count: Int) { isReached = [Bool](repeating: false, count: count) }

    mutating func insert(_ state: Int) -> Bool {
      if isReached[state] { return false }
      isReached[state] = true
      reached.append(state)
      return true
    }

    mutating func clear() {
      for state in reached { isReached[state] = false }
      reached.removeAll(keepingCapacity: true)
    }
  }

  private func enter(_ state: Int, _ into: inout Front) {
    guard into.insert(state) else { return }
    guard case .fork(let starts) = states[state] else { return }
    var open = starts
    while let state = open.popLast() {
      guard into.insert(state) else { continue }
      if case .fork(let starts) = states[state] { open += starts }
    }
  }

  /// Tells whether two patterns are written alike.
  public static func == (a: Pattern, b: Pattern) -> Bool { a.description == b.description }

  private static func takes(_ symbol: Symbol, _ scalar: Unicode.Scalar) -> Bool {
    switch symbol {
    case .any: true
    case .set(let ranges, let isNegated): ranges.contains { $0.contains(scalar.value) } != isNegated
    }
  }
}
