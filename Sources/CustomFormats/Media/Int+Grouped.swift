package extension Int {
  /// The digits in groups of three: 61,440.
  var grouped: String {
    var digits = Array(String(magnitude).utf8)
    var at = digits.count - 3
    while at > 0 {
      digits.insert(UInt8(ascii: ","), at: at)
      at -= 3
    }
    return (self < 0 ? "-" : "") + String(decoding: digits, as: UTF8.self)
  }
}
