/// What to do about a picture or video of the wrong ratio.
struct RatioAdvice {
  /// The imperative for whoever reads the report.
  let hint: String
  /// The wording for the client's sheet.
  let client: String

  /// Works out what fits: the file turned, the file cropped, or a new one.
  init(size: (width: Int, height: Int), ratio: AspectRatio, limits: MediaAssetLimits, fileName: String, noun: String) {
    let wish = MediaWish.leastSize(limits, near: size) ?? (size.width, Int((Double(size.width) / ratio.value).rounded()))
    let kind = Self.shape(ratio.value)
    let given = Self.shape(Double(size.width) / Double(size.height))
    let opening = "\(fileName) is \(given.word). We need a \(kind.word == "square" ? "square" : kind.word) \(noun)"
    if ratio.isMet(width: size.height, height: size.width, tolerance: limits.tolerance), kind.word != given.word {
      hint = "Width and height are swapped: send it turned to \(size.height)x\(size.width)."
      client = "\(opening), \(size.height) x \(size.width)."
      return
    }
    let crop = Self.crop(size, ratio.value)
    let isTooSmall = crop.width < limits.minWidth ?? 0 || crop.height < limits.minHeight ?? 0
    if isTooSmall {
      hint = "Send \(wish.width)x\(wish.height) or larger; cropping this one leaves \(crop.width)x\(crop.height), too small."
      client =
        "\(opening), \(wish.width) x \(wish.height) or larger. Cropped, this one would be too small, so please send a new one."
    } else {
      hint = "Crop it to \(crop.width)x\(crop.height), or send \(ratio.text)."
      let need =
        kind.word == given.word || given.word == "nearly square"
        ? "\(fileName) is \(given.word). We need a \(noun) of \(ratio.text)" : opening
      client = "\(need); please crop it to \(crop.width) x \(crop.height)."
    }
  }

  private static func shape(_ ratio: Double) -> (word: String, isWide: Bool) {
    switch ratio {
    case 0.995...1.005: ("square", false)
    case 0.74..<1.35: ("nearly square", ratio > 1)
    case 1.35...: ("wide", true)
    default: ("upright", false)
    }
  }

  /// The largest part of a size that has a ratio.
  private static func crop(_ size: (width: Int, height: Int), _ ratio: Double) -> (width: Int, height: Int) {
    let wide = Double(size.width) / Double(size.height) > ratio
    return wide
      ? (Int((Double(size.height) * ratio).rounded(.down)), size.height)
      : (size.width, Int((Double(size.width) / ratio).rounded(.down)))
  }
}
