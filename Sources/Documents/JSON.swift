/// A JSON value to be changed or written; members keep their order, numbers their digits.
public indirect enum JSON: Sendable, Equatable {
  case null
  case bool(Bool)
  case number(String)
  case string(String)
  case array([JSON])
  case object([Member])

  /// A member of an object.
  public struct Member: Sendable, Equatable {
    /// The member's name.
    public var name: String
    /// The member's value.
    public var value: JSON

    /// Creates a member.
    public init(_ name: String, _ value: JSON) {
      self.name = name
      self.value = value
    }
  }

  /// Makes a number of an integer.
  public static func number(_ value: Int) -> JSON { .number(String(value)) }

  /// Makes an object of the members that have a value.
  public static func object(_ members: KeyValuePairs<String, JSON?>) -> JSON {
    .object(members.compactMap { name, value in value.map { Member(name, $0) } })
  }

  /// Makes a string, or nothing of nothing.
  public static func text(_ value: String?) -> JSON? { value.map { .string($0) } }

  /// The member of that name.
  public subscript(_ name: String) -> JSON? {
    get {
      guard case .object(let members) = self else { return nil }
      return members.last { $0.name == name }?.value
    }
    set {
      guard case .object(var members) = self else { return }
      if let index = members.lastIndex(where: { $0.name == name }) {
        if let newValue { members[index].value = newValue } else { members.remove(at: index) }
      } else if let newValue {
        members.append(Member(name, newValue))
      }
      self = .object(members)
    }
  }

  /// The text, if the value is a string.
  public var string: String? { if case .string(let text) = self { text } else { nil } }
}
