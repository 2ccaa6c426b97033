/// A strict scanner of JSON texts: one pass over the bytes, nodes and problems out.
///
/// It goes on after faults whose repair is plain (a trailing comma, typographic quotes, a comment), so that one run
/// reports them all, and stops at the first fault it cannot see past.
struct JSONScanner {
  /// How many containers may stand inside one another.
  static let deepest = 64

  /// The buffer.
  let bytes: [UInt8]
  /// The byte behind the text.
  let end: Int
  /// The byte that is looked at next.
  var at: Int
  /// The nodes so far.
  var nodes: [JSONNode] = []
  /// The problems so far.
  var problems: [JSONProblem] = []
  /// The byte that messages count from.
  let origin: Int
  /// The kinds of bytes.
  let table = ByteClasses.table
  /// The containers that are not closed yet, the innermost last.
  var open: [Container] = []

  /// A container that is not closed yet.
  struct Container {
    /// Its node.
    var node: Int
    /// Whether it is an object, else a list.
    var isObject: Bool
    /// A bit for each name seen so far, so that most names need no comparing.
    var names: UInt64 = 0
    /// The names of an object with many members.
    var manyNames: Set<String> = []
    /// The number of names seen so far.
    var nameCount = 0
  }

  /// The number of members up to which names are compared with one another.
  static let fewNames = 48

  /// Begins at a range of a buffer; messages count bytes from the origin, where the text's line or file begins.
  init(_ bytes: [UInt8], in range: Range<Int>, origin: Int) {
    self.bytes = bytes
    self.end = range.upperBound
    self.at = range.lowerBound
    self.origin = origin
  }

  /// Scans the whole text and tells whether the nodes hold all of it.
  mutating func scan() -> Bool {
    if let encoding = WideEncoding.name(of: bytes[at..<end]) {
      report(.notUTF8, at, "the text is \(encoding), not UTF-8", "Save the file as UTF-8.")
      return false
    }
    skipBlanks()
    guard at < end else {
      report(.malformed, at, "the text is empty", "Write an object: { … }.")
      return false
    }
    guard scanTree() else {
      closeAll()
      return false
    }
    skipBlanks()
    if at < end {
      report(
        .textAfterEnd, at, "text follows the end of the document: \(excerpt(at))",
        "Remove what stands behind the closing bracket.")
    }
    return true
  }

  /// Scans one value and all it contains, without recursion.
  private mutating func scanTree() -> Bool {
    guard scanValue() else { return false }
    while let (node, isObject) = open.last.map({ ($0.node, $0.isObject) }) {
      skipBlanks()
      guard at < end else {
        let place = Int(nodes[node].start) - origin
        let what = isObject ? "object" : "array"
        let close = isObject ? "}" : "]"
        report(
          .malformed, at, "the text ends inside the \(what) that begins at byte \(place)",
          "Add the missing \(close), or send the whole file again.")
        return false
      }
      let closing: UInt8 = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
      let isFirst = nodes.count == node + 1
      if bytes[at] == closing {
        at += 1
        close()
        continue
      }
      if !isFirst {
        guard bytes[at] == UInt8(ascii: ",") else {
          reportUnexpected(after: isObject ? "a member" : "an element", closing: closing)
          return false
        }
        let comma = at
        at += 1
        skipBlanks()
        if at < end, bytes[at] == closing {
          report(.malformed, comma, "a trailing comma stands before \(Character(Unicode.Scalar(closing)))", "Remove the comma.")
          at += 1
          close()
          continue
        }
      }
      if isObject {
        guard scanName() else { return false }
      }
      guard scanValue() else { return false }
    }
    return true
  }

  /// Begins an object or a list.
  mutating func begin(_ kind: JSONNode.Kind) -> Bool {
    guard open.count < Self.deepest else {
      report(
        .nestedTooDeep, at, "more than \(Self.deepest) brackets stand inside one another", "Flatten the document.")
      return false
    }
    open.append(Container(node: nodes.count, isObject: kind == .object))
    add(kind, at, at + 1)
    at += 1
    return true
  }

  /// Ends the innermost container.
  mutating func close() {
    guard let container = open.popLast() else { return }
    nodes[container.node].end = UInt32(at)
    nodes[container.node].next = UInt32(nodes.count)
  }

  /// Ends all containers where the text breaks off.
  mutating func closeAll() {
    while !open.isEmpty { close() }
  }

  /// Adds a node.
  mutating func add(_ kind: JSONNode.Kind, _ start: Int, _ end: Int, _ classes: UInt16 = 0) {
    nodes.append(
      JSONNode(
        kind: kind, classes: ByteClasses(rawValue: classes), start: UInt32(start), end: UInt32(end),
        next: UInt32(nodes.count + 1)))
  }

  /// Scans one value, or begins a container.
  mutating func scanValue() -> Bool {
    skipBlanks()
    guard at < end else {
      report(.malformed, at, "the text ends where a value is expected", "Send the whole file again.")
      return false
    }
    switch bytes[at] {
    case UInt8(ascii: "{"): return begin(.object)
    case UInt8(ascii: "["): return begin(.array)
    case UInt8(ascii: "\""): return scanString(.string)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return scanNumber()
    case UInt8(ascii: "t") where scanWord("true"):
      add(.yes, at - 4, at)
      return true
    case UInt8(ascii: "f") where scanWord("false"):
      add(.no, at - 5, at)
      return true
    case UInt8(ascii: "n") where scanWord("null"):
      add(.null, at - 4, at)
      return true
    default:
      if let quotes = strayQuotes() { return scanStrayString(.string, quotes) }
      return reportNoValue()
    }
  }
}
