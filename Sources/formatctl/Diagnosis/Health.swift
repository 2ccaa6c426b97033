import CustomFormats

/// How well a part works.
enum Health: String, CaseIterable {
  /// As it should.
  case works
  /// With something missing that can be done without.
  case limited
  /// Not, though it is needed.
  case broken

  /// The sign, which its words say too.
  var verdict: Verdict {
    switch self {
    case .works: Verdict(nil)
    case .limited: Verdict(.warning)
    case .broken: Verdict(.error)
    }
  }
}
