import CustomFormats

@testable import formatctl

extension ReportedCall {
  /// A call of `validate` that fails with the first error.
  static var sample: ReportedCall { ReportedCall(command: "validate", fails: FailureLevel.error.fails) }
}
