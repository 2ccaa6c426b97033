extension AssetField {
  /// Returns how many characters of a text are shown on every screen, nil where nothing is said of that.
  ///
  /// Of a field that has no figure of its own, a system-defined ad shows what the standard native formats guarantee.
  public func guaranteedCharacters(of text: String, isSystemDefined: Bool) -> Int? {
    let limits = textLimits
    if let shown = limits.shownCharacters { return TextCut(text) { limits.unit.count(String($0)) <= shown }.count }
    guard isSystemDefined, let guaranteed = GuaranteedLength.of(role) else { return nil }
    return TextCut(text, fits: guaranteed.holds).count
  }
}
