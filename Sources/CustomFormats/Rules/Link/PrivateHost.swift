/// Hosts that are known in one network alone.
enum PrivateHost {
  /// Returns why a host in small letters cannot be reached from elsewhere, as a clause; nil where it can.
  static func reason(_ host: String) -> String? {
    let name = host.hasSuffix(".") ? String(host.dropLast()) : host
    if name.isEmpty || name == "http" || name == "https" { return nil }
    if name.hasPrefix("[") { return isPrivate(version6: name.dropFirst().dropLast()) ? privateNumber : nil }
    if let number = number(name) {
      if number >> 24 == 127 || number == 0 { return "which is the reader's own device" }
      return isPrivate(number) ? privateNumber : nil
    }
    if name == "localhost" || name.hasSuffix(".localhost") { return "which is the reader's own device" }
    if endings.contains(where: { name.hasSuffix($0) }) { return "a name of private networks" }
    return name.contains(".") ? nil : "a name without a dot, which one network knows"
  }

  private static let privateNumber = "a number of private networks"
  private static let endings = [".local", ".lan", ".internal", ".intranet", ".home.arpa"]

  /// Tells whether a number of version 4 is private, shared, or given by a machine to itself.
  ///
  /// 10/8, 172.16/12, 192.168/16 (RFC 1918), 100.64/10 (RFC 6598), 169.254/16 (RFC 3927).
  private static func isPrivate(_ number: UInt32) -> Bool {
    number >> 24 == 10 || number >> 20 == 0xAC1 || number >> 16 == 0xC0A8 || number >> 22 == 0x191 || number >> 16 == 0xA9FE
  }

  /// Tells whether a number of version 6 is private: ::1, fc00::/7, fe80::/10, or one of version 4 inside it.
  private static func isPrivate(version6 text: Substring) -> Bool {
    if text == "::1" || text == "::" { return true }
    if text.hasPrefix("::ffff:"), let number = number(String(text.dropFirst(7))) {
      return number >> 24 == 127 || isPrivate(number)
    }
    guard let first = text.split(separator: ":", omittingEmptySubsequences: false).first, first.count == 4,
      let group = UInt16(first, radix: 16)
    else { return false }
    return group >> 9 == 0x7E || group >> 6 == 0x3FA
  }

  /// Returns a number of version 4 as browsers read it: one to four parts, decimal, octal or hexadecimal.
  private static func number(_ name: String) -> UInt32? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 4 else { return nil }
    var out: UInt64 = 0
    for (index, part) in parts.enumerated() {
      guard let value = self.part(part) else { return nil }
      let isLast = index == parts.count - 1
      let bits = isLast ? UInt64(8 * (5 - parts.count)) : 8
      guard value < 1 << bits else { return nil }
      out = out << bits | value
    }
    return UInt32(exactly: out)
  }

  private static func part(_ text: Substring) -> UInt64? {
    if text.hasPrefix("0x") { return UInt64(text.dropFirst(2), radix: 16) }
    if text.count > 1, text.hasPrefix("0") { return UInt64(text, radix: 8) }
    return text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? UInt64(text) : nil
  }
}
