import CustomFormats

extension Finding {
  /// A finding about a picture, as `validate` makes it.
  static func sample(
    _ severity: Severity = .error, rule: String = "wrong-aspect-ratio",
    message: String = "MainImage hero-17.jpg is 1080x1080 (1:1), wanted 1.91:1 within 1 %.",
    hint: String = "Send 1200x628 or larger; cropping this one leaves 1080x565, too small.", creative: String? = "summer-01",
    file: String? = "creatives/summer.json", line: Int? = 6
  ) -> Finding {
    let violation = Violation(rule: rule, key: "MainImage", message: message, hint: hint)
    var finding = Finding(violation, severity: severity, addressee: .advertiser)
    finding.creative = creative
    finding.formatID = "10063170"
    finding.file = file
    finding.line = line
    finding.column = line.map { _ in 20 }
    return finding
  }
}
