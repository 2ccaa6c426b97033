/// An error that knows more than its sentence.
protocol Advising: Error {
  /// The command line to run next, such as `formatctl validate --help`.
  var next: String? { get }
  /// What two texts do not share, in the unified form, to be shown before the sentence; nothing for most errors.
  var difference: String { get }
}

extension Advising {
  var next: String? { nil }
  var difference: String { "" }
}
