/// One numbered step from an older schema to the next.
///
/// A step that has been released is never edited; a change of the schema is a new step.
struct Migration: Sendable {
  /// The schema that the step leads to, counted from 1.
  let number: Int
  /// The statements of the step.
  let script: String

  /// All steps, in order.
  static let all: [Migration] = [.formatsAndSamples]

  /// The newest schema that is known.
  static var newest: Int { all.last?.number ?? 0 }
}
