/// A JSON text with its nodes and all its problems.
///
/// The text may be a part of a larger buffer (one line of many): offsets count from the buffer's start.
public struct JSONDocument: Sendable {
  /// The buffer that holds the text.
  public let bytes: [UInt8]
  /// Where in the buffer the text stands.
  public let range: Range<Int>
  /// The number of the line that the text begins on.
  public let firstLine: Int
  /// Where in its file the buffer begins.
  public let firstByte: Int
  /// The values and member names in document order.
  public let nodes: [JSONNode]
  /// What JSON does not allow, in document order.
  public let problems: [JSONProblem]
  /// Whether the nodes hold the whole text; false after a fault that nothing can be read behind.
  public let isWhole: Bool

  /// Scans a buffer, or a part of it.
  public init(_ bytes: [UInt8], in range: Range<Int>? = nil, firstLine: Int = 1, firstByte: Int = 0) {
    self.bytes = bytes
    self.range = range ?? 0..<bytes.count
    self.firstLine = firstLine
    self.firstByte = firstByte
    // A byte order mark is no part of the text.
    let start = bytes[self.range].starts(with: [0xEF, 0xBB, 0xBF]) ? self.range.lowerBound + 3 : self.range.lowerBound
    var scanner = JSONScanner(bytes, in: start..<self.range.upperBound, origin: self.range.lowerBound)
    isWhole = scanner.scan()
    nodes = scanner.nodes
    problems = scanner.problems
  }

  /// The outermost value, if there is any.
  public var root: JSONValue? { nodes.isEmpty ? nil : JSONValue(document: self, index: 0) }

  /// Returns the line and column of an offset in the buffer.
  public func place(at offset: Int) -> SourcePlace {
    var cursor = PlaceCursor(self)
    return cursor.place(at: offset)
  }

  /// Returns the text of a string or name node.
  public func text(_ node: JSONNode) -> String {
    node.classes.contains(.escape) ? JSONText.decoded(bytes[node.range]) : String(decoding: bytes[node.range], as: UTF8.self)
  }

  /// Returns the value at a path such as `fields[2].limits`, or the nearest one above it.
  public func value(at path: JSONPath) -> JSONValue? {
    guard var value = root else { return nil }
    for step in path.steps {
      let inner: JSONValue?
      switch step {
      case .member(let name): inner = value[name]
      case .element(let index): inner = value.element(index)
      }
      guard let inner else { return value }
      value = inner
    }
    return value
  }
}
