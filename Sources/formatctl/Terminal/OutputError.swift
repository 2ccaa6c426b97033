/// Output that could not be written, such as on a full disk.
struct OutputError: Error, Equatable, CustomStringConvertible {
  /// What the system says.
  let reason: String

  var description: String { "the output could not be written in full: \(reason)." }
}
