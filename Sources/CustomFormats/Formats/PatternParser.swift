/// A pattern as it is built up.
indirect enum PatternTree: Sendable {
  case symbol(Pattern.Symbol)
  case sequence([PatternTree])
  case choice([PatternTree])
  case repeated(PatternTree, least: Int, most: Int?)
}

/// Reads patterns.
struct PatternParser {
  private let scalars: [Unicode.Scalar]
  private var at = 0
  private var depth = 0

  /// Starts at the beginning of a pattern.
  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// Reads the whole pattern.
  mutating func parse() throws(PatternError) -> PatternTree {
    let tree = try choice()
    if at < scalars.count { throw PatternError("a ) has no (") }
    return tree
  }

  private mutating func choice() throws(PatternError) -> PatternTree {
    var parts = [try sequence()]
    while at < scalars.count, scalars[at] == "|" {
      at += 1
      parts.append(try sequence())
    }
    return parts.count == 1 ? parts[0] : .choice(parts)
  }

  private mutating func sequence() throws(PatternError) -> PatternTree {
    var parts: [PatternTree] = []
    // Anchors add nothing at the edges: a pattern always meets the whole text.
    if at < scalars.count, scalars[at] == "^", depth == 0 { at += 1 }
    while at < scalars.count, scalars[at] != "|", scalars[at] != ")" {
      if scalars[at] == "$", depth == 0, at + 1 == scalars.count || scalars[at + 1] == "|" {
        at += 1
        break
      }
      let part = try atom()
      parts.append(try quantified(part))
    }
    return .sequence(parts)
  }

  private mutating func atom() throws(PatternError) -> PatternTree {
    let scalar = scalars[at]
    at += 1
    switch scalar {
    case "(":
      depth += 1
      guard depth <= 32 else { throw PatternError("too many brackets stand inside one another") }
      let inner = try choice()
      guard at < scalars.count else { throw PatternError("a ( has no )") }
      at += 1
      depth -= 1
      return inner
    case "[": return .symbol(try set())
    case ".": return .symbol(.any)
    case "\\": return .symbol(try escape())
    case "?", "*", "+", "{": throw PatternError("nothing stands before the \(scalar)")
    case "^": throw PatternError("a ^ stands at the beginning alone")
    case "$": throw PatternError("a $ stands at the end alone")
    default: return .symbol(.set([scalar.value...scalar.value], isNegated: false))
    }
  }

  private mutating func quantified(_ part: PatternTree) throws(PatternError) -> PatternTree {
    guard at < scalars.count else { return part }
    switch scalars[at] {
    case "?":
      at += 1
      return .repeated(part, least: 0, most: 1)
    case "*":
      at += 1
      return .repeated(part, least: 0, most: nil)
    case "+":
      at += 1
      return .repeated(part, least: 1, most: nil)
    case "{":
      at += 1
      let least = number()
      var most = least
      if at < scalars.count, scalars[at] == "," {
        at += 1
        most = number()
      }
      guard let least, at < scalars.count, scalars[at] == "}" else {
        throw PatternError("{ } needs numbers such as {2} or {2,4}")
      }
      at += 1
      guard most ?? least >= least, max(least, most ?? 0) <= 1000 else {
        throw PatternError("{ } takes numbers up to 1000, the smaller first")
      }
      return .repeated(part, least: least, most: most)
    default: return part
    }
  }

  private mutating func number() -> Int? {
    var digits = ""
    while at < scalars.count, ("0"..."9").contains(scalars[at]), digits.count < 6 {
      digits.unicodeScalars.append(scalars[at])
      at += 1
    }
    return Int(digits)
  }

  private mutating func escape() throws(PatternError) -> Pattern.Symbol {
    guard at < scalars.count else { throw PatternError("nothing stands behind the \\") }
    let scalar = scalars[at]
    at += 1
    func range(_ text: String) -> [ClosedRange<UInt32>] {
      let values = text.unicodeScalars.map(\.value)
      return stride(from: 0, to: values.count - 1, by: 2).map { values[$0]...values[$0 + 1] }
    }
    switch scalar {
    case "d", "D": return .set(range("09"), isNegated: scalar == "D")
    case "w", "W": return .set(range("09AZaz__"), isNegated: scalar == "W")
    case "s", "S": return .set(range("\t\r  \u{A0}\u{A0}"), isNegated: scalar == "S")
    case "n": return .set([10...10], isNegated: false)
    case "t": return .set([9...9], isNegated: false)
    case "a"..."z", "A"..."Z", "0"..."9": throw PatternError("\\\(scalar) is not known")
    default: return .set([scalar.value...scalar.value], isNegated: false)
    }
  }

  /// Reads what stands behind a `[`.
  private mutating func set() throws(PatternError) -> Pattern.Symbol {
    var ranges: [ClosedRange<UInt32>] = []
    var isNegated = false
    if at < scalars.count, scalars[at] == "^" {
      isNegated = true
      at += 1
    }
    var isFirst = true
    while at < scalars.count, scalars[at] != "]" || isFirst {
      isFirst = false
      var low = scalars[at]
      at += 1
      if low == "\\" {
        guard case .set(let inner, isNegated: false) = try escape() else {
          throw PatternError("\\D, \\W and \\S do not stand in [ ]")
        }
        if inner.count != 1 || inner[0].count != 1 {
          ranges += inner
          continue
        }
        low = Unicode.Scalar(inner[0].lowerBound) ?? low
      }
      if at + 1 < scalars.count, scalars[at] == "-", scalars[at + 1] != "]" {
        var high = scalars[at + 1]
        at += 2
        if high == "\\" {
          guard case .set(let inner, isNegated: false) = try escape(), inner.count == 1, inner[0].count == 1 else {
            throw PatternError("a range does not end in \\\(scalars[at - 1])")
          }
          high = Unicode.Scalar(inner[0].lowerBound) ?? high
        }
        guard low.value <= high.value else { throw PatternError("\(low)-\(high) is the wrong way round") }
        ranges.append(low.value...high.value)
      } else {
        ranges.append(low.value...low.value)
      }
    }
    guard at < scalars.count else { throw PatternError("a [ has no ]") }
    at += 1
    return .set(ranges, isNegated: isNegated)
  }
}
