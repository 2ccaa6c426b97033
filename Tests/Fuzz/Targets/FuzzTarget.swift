/// A reader that is fed with made-up bytes.
struct FuzzTarget: Sendable {
  /// The name, by which the command line and the folders of inputs know it.
  let name: String
  /// The most bytes that are made up; what the reader does is all within reach of so many.
  let longest: Int
  /// Reads the bytes; throws where what it says of them cannot be.
  let check: @Sendable (_ bytes: [UInt8]) throws -> Void

  /// Creates a target.
  init(_ name: String, longest: Int, _ check: @escaping @Sendable (_ bytes: [UInt8]) throws -> Void) {
    self.name = name
    self.longest = longest
    self.check = check
  }

  /// All targets.
  static let all: [FuzzTarget] =
    [json] + media + [sniffer, definition, layout, creative, session, phrase, pattern, database]

  /// Returns the target of a name.
  static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}

/// What a reader said of some bytes although it cannot be.
struct Contradiction: Error, CustomStringConvertible {
  let description: String

  /// Throws where something does not hold.
  static func unless(_ holds: Bool, _ description: @autoclosure () -> String) throws(Contradiction) {
    if !holds { throw Contradiction(description: description()) }
  }
}
