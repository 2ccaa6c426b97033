import CustomFormats
import Documents
import NativeAds

extension ShownCreative {
  /// What is wrong with it: as it is first, then what else is wrong in states that the ad server or an app may bring about.
  var problems: [Problem] {
    let own = findings.map { Problem(state: .typical, finding: $0) }
    let others = AdState.all(of: format).filter(\.isProved).flatMap { state in
      proved(in: state).filter { finding in !findings.contains { $0.isLike(finding) } }.map { Problem(state: state, finding: $0) }
    }
    return own + others
  }

  /// Proves it as it is served in a state.
  private func proved(in state: AdState) -> [Finding] {
    guard let document, document.nodes.indices.contains(root) else { return [] }
    let served = state.applied(to: creative, of: format)
    var json = JSONValue(document: document, index: root).json
    for field in format.fields {
      let asset = served[field.key]
      if asset == nil, creative[field.key] != nil { json["assets"]?[field.key] = nil }
      if asset?.origin == .made, let text = asset?.text { json["assets"]?[field.key] = .string(text) }
    }
    let validator = Validator(RuleSelection(), formats: PreparedFormats([prepared]), fixedFormat: prepared)
    return validator.findings(validator.verdict(on: JSONDocument(Array(json.compactText.utf8)), media: media))
  }
}

extension Finding {
  /// Tells whether another finding says the same of the same asset, wherever that stands.
  fileprivate func isLike(_ other: Finding) -> Bool { rule == other.rule && key == other.key }
}

extension AdState {
  /// Whether something can be wrong in it that is not wrong else.
  fileprivate var isProved: Bool {
    switch self {
    case .longest, .noVideo, .without: true
    default: false
    }
  }
}
