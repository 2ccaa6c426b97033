import Documents

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Signs {
  private static let https = Array("https://".utf8)
  private static let cacheBuster = Array("%%CACHEBUSTER%%".utf8)

  /// Returns the signs of a link besides those of every text.
  ///
  /// `starts` are the beginnings that are usual in its place, such as `https://`.
  static func ofLink(_ bytes: [UInt8], _ range: Range<Int>, _ classes: ByteClasses, starts: [[UInt8]]) -> Signs {
    var signs: Signs = []
    if let start = starts.first(where: { bytes[range].starts(with: $0) }) {
      if start == https, !isPlainHost(bytes, range.lowerBound + start.count..<range.upperBound) { signs.insert(.unusualHost) }
    } else {
      signs.insert(.unusualStart)
    }
    let tail = range.upperBound - cacheBuster.count
    let endsInCacheBuster = tail >= range.lowerBound && bytes[tail..<range.upperBound].elementsEqual(cacheBuster)
    // A percent sign before it may begin a macro that takes its first two along: `%%CA%%CACHEBUSTER%%`.
    if !endsInCacheBuster || hasPercent(bytes, range.lowerBound..<tail) {
      signs.insert(.noCacheBuster)
      if classes.contains(.percent) { signs.insert(.percentInside) }
    }
    return signs
  }

  private static func hasPercent(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return false }
      return memchr(base + range.lowerBound, Int32(UInt8(ascii: "%")), range.count) != nil
    }
  }

  /// Tells whether a public name of letters, digits, dashes and dots stands before the path.
  private static func isPlainHost(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    var at = range.lowerBound
    var label = at
    var dots = 0
    scan: while at < range.upperBound {
      switch bytes[at] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"):
        at += 1
      case UInt8(ascii: "."):
        if at == label { return false }
        dots += 1
        at += 1
        label = at
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): break scan
      default: return false
      }
    }
    guard dots > 0, at > label, at - range.lowerBound <= 60 else { return false }
    // Names of private networks end in local, localhost, lan, internal or arpa; numbers in a digit.
    switch bytes[label] | 0x20 {
    case UInt8(ascii: "l"), UInt8(ascii: "i"): return false
    case UInt8(ascii: "a"): return at - label != 4
    case UInt8(ascii: "a")...UInt8(ascii: "z"): return true
    default: return false
    }
  }
}
