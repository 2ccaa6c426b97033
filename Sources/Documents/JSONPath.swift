/// A path to a value of a JSON document, written as `fields[2].limits.maxCharacters`.
public struct JSONPath: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// One step down.
  public enum Step: Sendable, Hashable {
    case member(String)
    case element(Int)
  }

  /// The steps from the outermost value down.
  public var steps: [Step]

  /// Creates a path from steps.
  public init(_ steps: [Step] = []) { self.steps = steps }

  /// Creates a path from its written form; brackets hold positions, points part members.
  public init(stringLiteral text: String) { self.init(text) }

  /// Creates a path from its written form.
  public init(_ text: String) {
    steps = []
    for part in text.split(separator: ".", omittingEmptySubsequences: true) {
      let pieces = part.split(separator: "[", omittingEmptySubsequences: false)
      if let name = pieces.first, !name.isEmpty { steps.append(.member(String(name))) }
      for piece in pieces.dropFirst() {
        if let index = Int(piece.prefix { $0 != "]" }) { steps.append(.element(index)) }
      }
    }
  }

  /// The path of a member of this path's value.
  public func member(_ name: String) -> JSONPath { JSONPath(steps + [.member(name)]) }
  /// The path of an element of this path's value.
  public func element(_ index: Int) -> JSONPath { JSONPath(steps + [.element(index)]) }

  /// The written form.
  public var description: String {
    var out = ""
    for step in steps {
      switch step {
      case .member(let name): out += out.isEmpty ? name : "." + name
      case .element(let index): out += "[\(index)]"
      }
    }
    return out
  }
}
