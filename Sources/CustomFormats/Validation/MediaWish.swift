/// Says in a hint what a field takes: "JPEG or PNG, 1.91:1, at least 1200x627".
enum MediaWish {
  /// Returns the names of file types as a list: "JPEG and PNG".
  static func list(_ types: [MediaType], _ word: String = "and") -> String {
    let names = types.map(\.name)
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " \(word) " + last
  }

  /// Returns the least size that meets limits and ratio; nil where nothing is asked.
  ///
  /// A ratio of 1.91:1 gives even numbers: 1200x628 is what everybody makes.
  static func leastSize(_ limits: MediaAssetLimits, near size: (width: Int, height: Int)? = nil) -> (width: Int, height: Int)? {
    if let width = limits.width, let height = limits.height { return (width, height) }
    guard let ratio = nearestRatio(limits, size) else {
      guard let width = limits.width ?? limits.minWidth, let height = limits.height ?? limits.minHeight else { return nil }
      return (width, height)
    }
    var width = Double(limits.width ?? limits.minWidth ?? 0)
    let height = Double(limits.height ?? limits.minHeight ?? 0)
    width = max(width, height * ratio.value)
    if width == 0 { width = Double(size?.width ?? 1200) }
    guard width < 1e6 else { return nil }
    var whole = (width: Int(width.rounded(.up)), height: Int((width / ratio.value).rounded()))
    if whole.height < Int(height) { whole.height = Int(height) }
    if !ratio.isMet(width: whole.width, height: whole.height, tolerance: limits.tolerance) {
      whole.height = Int((Double(whole.width) / ratio.value).rounded(.up))
    }
    return whole
  }

  /// Returns the ratio of a field's that a size is nearest to.
  static func nearestRatio(_ limits: MediaAssetLimits, _ size: (width: Int, height: Int)?) -> AspectRatio? {
    guard let size, size.height > 0 else { return limits.aspectRatios.first }
    let given = Double(size.width) / Double(size.height)
    return limits.aspectRatios.min { abs($0.value / given - 1) < abs($1.value / given - 1) }
  }

  /// Returns a ratio as people say it: 1:1, 16:9, 1.78:1.
  static func ratioText(_ width: Int, _ height: Int) -> String {
    guard width > 0, height > 0 else { return "0:0" }
    var (a, b) = (width, height)
    while b != 0 { (a, b) = (b, a % b) }
    let whole = (width / a, height / a)
    if whole.0 <= 20, whole.1 <= 20 { return "\(whole.0):\(whole.1)" }
    return width >= height ? "\(decimal(Double(width) / Double(height))):1" : "1:\(decimal(Double(height) / Double(width)))"
  }

  /// Returns a ratio of width to height as people say it, where only the ratio is known.
  static func ratioText(_ ratio: Double) -> String {
    for (width, height) in [(1, 1), (4, 3), (3, 4), (16, 9), (9, 16), (3, 2), (2, 3), (4, 5)]
    where abs(ratio * Double(height) / Double(width) - 1) < 0.002 {
      return "\(width):\(height)"
    }
    return ratio >= 1 ? "\(decimal(ratio)):1" : "1:\(decimal(1 / ratio))"
  }

  /// Returns a number with at most two decimals.
  static func decimal(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
    let hundredths = Int((value * 100).rounded())
    let text = "\(hundredths / 100)"
    let rest = abs(hundredths % 100)
    if rest == 0 { return text }
    return rest % 10 == 0 ? "\(text).\(rest / 10)" : "\(text).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// Returns bytes as people say them: 1.41 MB, 48 KB.
  static func megabytes(_ bytes: Int) -> String {
    if bytes >= 1_000_000 {
      let hundredths = bytes / 10_000
      return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100) MB"
    }
    return bytes >= 1000 ? "\(bytes / 1000) KB" : "\(bytes) bytes"
  }
}
