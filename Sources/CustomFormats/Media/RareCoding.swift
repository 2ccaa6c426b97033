/// A way of compressing pictures that phones and browsers do not read.
public enum RareCoding: String, Sendable, CaseIterable {
  /// A JPEG without loss (SOF 3, 7, 11 and 15).
  case lossless
  /// A JPEG that refines a smaller picture (SOF 5 to 7 and 13 to 15).
  case hierarchical
  /// A JPEG with arithmetic codes (SOF 9 to 11 and 13 to 15).
  case arithmetic

  /// What a message says of a JPEG: "coded arithmetically".
  var words: String {
    switch self {
    case .lossless: "coded without loss"
    case .hierarchical: "coded hierarchically"
    case .arithmetic: "coded arithmetically"
    }
  }

  /// Reads the code of a frame header, nil for the usual ones.
  init?(startOfFrame code: UInt8) {
    switch code {
    case 0xC3: self = .lossless
    case 0xC5...0xC7: self = .hierarchical
    case 0xC9...0xCB, 0xCD...0xCF: self = .arithmetic
    default: return nil
    }
  }
}
