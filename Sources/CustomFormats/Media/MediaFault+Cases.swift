extension MediaFault {
  /// A file without a byte.
  static let empty = MediaFault(.empty, "it has 0 bytes", offset: 0)

  /// States that a file stops before its end.
  static func stops(_ type: MediaType, at byte: Int, _ what: String) -> MediaFault {
    MediaFault(.truncated, "the \(type.name) stops at byte \(byte.grouped) \(what)", offset: byte)
  }

  /// States that bytes contradict the type.
  static func damaged(_ type: MediaType, at byte: Int, _ what: String) -> MediaFault {
    MediaFault(.damaged, "the \(type.name) is wrong at byte \(byte.grouped), \(what)", offset: byte)
  }

  /// States that reading was given up.
  static func tooComplex(_ type: MediaType, at byte: Int, _ what: String) -> MediaFault {
    MediaFault(.tooComplex, "the \(type.name) has \(what) up to byte \(byte.grouped) and was read no further", offset: byte)
  }

  /// Judges declared sides: none may be zero, nor their product over the limit.
  static func ofSize(_ type: MediaType, width: Int, height: Int) -> MediaFault? {
    if width <= 0 || height <= 0 {
      return MediaFault(.zeroSize, "the \(type.name) declares \(width)x\(height) pixels")
    }
    let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
    guard overflow || pixels > MediaLimits.mostPixels else { return nil }
    let all = overflow ? "more than can be counted" : "\(pixels.grouped) in all"
    return MediaFault(
      .tooManyPixels,
      "the \(type.name) declares \(width)x\(height) pixels, \(all); the limit is \(MediaLimits.mostPixels.grouped)")
  }
}
