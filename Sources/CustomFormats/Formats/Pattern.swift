/// A small pattern language for whole texts: letters, `.`, `[a-z]`, `\d \w \s`, `( | )`, and `? * + {2,4}` behind them.
///
/// A text is matched in one pass over all states at once, so no pattern takes long on any text.
public struct Pattern: Sendable {
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

  private let states: [State]
  private let start: Int

  /// The most states that a pattern may have.
  static let mostStates = 5_000

  /// Reads a pattern.
  public init(_ text: String) throws(PatternError) {
    var parser = PatternParser(text)
    let tree = try parser.parse()
    var states: [State] = [.end]
    start = try Self.compile(tree, into: &states, next: 0)
    self.states = states
  }

  private static func compile(_ tree: PatternTree, into states: inout [State], next: Int) throws(PatternError) -> Int {
    guard states.count < mostStates else { throw PatternError("it is too large") }
    switch tree {
    case .symbol(let symbol):
      states.append(.step(symbol, next: next))
      return states.count - 1
    case .sequence(let parts):
      var next = next
      for part in parts.reversed() { next = try compile(part, into: &states, next: next) }
      return next
    case .choice(let parts):
      var starts: [Int] = []
      for part in parts { starts.append(try compile(part, into: &states, next: next)) }
      states.append(.fork(starts))
      return states.count - 1
    case .repeated(let part, let least, let most):
      var next = next
      if let most {
        for _ in 0..<max(0, most - least) {
          let inner = try compile(part, into: &states, next: next)
          states.append(.fork([inner, next]))
          next = states.count - 1
        }
      } else {
        states.append(.fork([]))
        let loop = states.count - 1
        let inner = try compile(part, into: &states, next: loop)
        states[loop] = .fork([inner, next])
        next = loop
      }
      for _ in 0..<least { next = try compile(part, into: &states, next: next) }
      return next
    }
  }

  /// Tells whether the whole text matches.
  public func matches(_ text: String) -> Bool {
    var current = Set<Int>()
    enter(start, &current)
    for scalar in text.unicodeScalars {
      var following = Set<Int>()
      for state in current {
        if case .step(let symbol, let next) = states[state], Self.takes(symbol, scalar) { enter(next, &following) }
      }
      if following.isEmpty { return false }
      current = following
    }
    return current.contains(0)
  }

  private func enter(_ state: Int, _ into: inout Set<Int>) {
    var open = [state]
    while let state = open.popLast() {
      guard into.insert(state).inserted else { continue }
      if case .fork(let starts) = states[state] { open += starts }
    }
  }

  private static func takes(_ symbol: Symbol, _ scalar: Unicode.Scalar) -> Bool {
    switch symbol {
    case .any: true
    case .set(let ranges, let isNegated): ranges.contains { $0.contains(scalar.value) } != isNegated
    }
  }
}
