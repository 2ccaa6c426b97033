extension CustomFormat {
  /// Returns the schemes that a link may have, in small letters; nil for any.
  ///
  /// A field's own list counts before that of the format's links.
  func schemes(of scope: ValueScope, field: AssetField? = nil) -> [String]? {
    (field?.urlLimits.schemes ?? listedSchemes(of: scope))?.map(Self.schemeName)
  }

  /// Returns the beginnings that no rule has anything against in a link's place, as bytes.
  func usualStarts(of scope: ValueScope, field: AssetField? = nil) -> [[UInt8]] {
    let listed = schemes(of: scope, field: field) ?? ["https"]
    return listed.filter { $0 != "http" && !DangerousScheme.isDangerous($0) }.map { Array("\($0)://".utf8) }
  }

  private func listedSchemes(of scope: ValueScope) -> [String]? {
    switch scope {
    case .destination: links.destinationSchemes
    case .deepLink: links.deepLinks.schemes
    case .impressionTracker: links.impressionTrackers.schemes
    case .clickTracker: links.clickTrackers.schemes
    case .url: ["https", "http"]
    default: nil
    }
  }

  /// Returns a scheme as it stands in a definition without `://` and capitals.
  private static func schemeName(_ text: String) -> String {
    String(text.lowercased().prefix { $0 != ":" })
  }
}
