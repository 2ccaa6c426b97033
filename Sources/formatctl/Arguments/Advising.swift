/// An error that knows what to run next.
protocol Advising: Error {
  /// The command line to run, such as `formatctl validate --help`.
  var next: String? { get }
}
