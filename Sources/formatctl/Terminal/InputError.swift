/// Input that could not be read to its end.
struct InputError: Error, Equatable, CustomStringConvertible {
  /// What the system says.
  let reason: String

  var description: String { "stdin could not be read: \(reason)." }
}
