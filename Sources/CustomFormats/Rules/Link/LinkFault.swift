import Documents

/// The first thing that is wrong with how a URL is written.
struct LinkFault: Sendable, Equatable {
  /// What is wrong, without the subject and the full stop.
  let message: String
  /// What to do about it.
  let hint: String

  /// What a client is asked to do, whatever is wrong.
  static let client = "please open the page in a browser and copy the address from there; this one does not work."

  private init(_ message: String, _ hint: String) {
    self.message = message
    self.hint = hint
  }

  /// Looks for faults in the order of the address; nil where there is none.
  init?(_ link: LinkParts) {
    let fault =
      Self.beginning(of: link) ?? (link.isWeb ? Self.host(of: link) ?? Self.port(of: link) : nil) ?? Self.character(in: link)
      ?? Self.encoding(in: link)
    guard let fault else { return nil }
    self = fault
  }

  /// Looks at scheme and slashes.
  private static func beginning(of link: LinkParts) -> LinkFault? {
    if link.isEncodedWhole { return LinkFault("is encoded as a whole", "Write \(link.address.excerpt(80)).") }
    if let broken = link.brokenScheme {
      let scheme = link.text(broken)
      let hint = "Write it with letters, digits, +, - and dots, a letter first."
      guard let wrong = scheme.unicodeScalars.first(where: { !isOfScheme($0) }) else {
        return LinkFault("has the scheme \(scheme.excerpt), which begins with no letter", hint)
      }
      return LinkFault("has the scheme \(scheme.excerpt), where \"\(String(wrong).visible)\" has no place", hint)
    }
    guard link.isWeb, let scheme = link.scheme else { return nil }
    if !link.hasAuthority, !link.hasNothingBehindScheme {
      let rest = link.address.dropFirst(scheme.count + 1)
      let slashes = rest.prefix { "/\\".contains($0) }
      return LinkFault(
        "has \(scheme):\(slashes.prefix(4)) where \(scheme):// belongs",
        "Write \("\(scheme)://\(rest.dropFirst(slashes.count))".excerpt(80)).")
    }
    if let host = link.hostName, host == "https" || host == "http",
      bytes(link, behindHost: "://") || bytes(link, behindHost: "//")
    {
      let all = link.address
      let second = all.range(ofFirst: "//", behind: scheme.count + 3).map { all[$0...].drop { $0 == "/" } } ?? ""
      return LinkFault(
        "has two schemes: \(scheme)://\(host)\(link.port == nil ? "" : ":")//", "Write https://\(String(second).excerpt(80)).")
    }
    return nil
  }

  private static func bytes(_ link: LinkParts, behindHost text: String) -> Bool {
    link.host.map { link.bytes[$0.upperBound...].starts(with: text.utf8) } ?? false
  }

  private static func isOfScheme(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "+-.".unicodeScalars.contains(scalar))
  }

  /// Looks at the site's name.
  private static func host(of link: LinkParts) -> LinkFault? {
    guard link.hasAuthority, let range = link.host, !range.isEmpty else { return nil }
    let host = link.text(range)
    if host.hasPrefix("[") {
      let isNumber = host.hasSuffix("]") && host.dropFirst().dropLast().allSatisfy { $0.isHexDigit || ":.".contains($0) }
      return isNumber
        ? nil : LinkFault("has the host \(host.excerpt), which is no number of version 6", "Write it as in [2001:db8::1].")
    }
    if let wrong = host.unicodeScalars.first(where: { !isOfHost($0) }) {
      return LinkFault(
        "has the host \(host.excerpt(60)), where \"\(String(wrong).visible)\" has no place",
        "Write the site with dots and dashes alone.")
    }
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    if labels.dropLast().contains("") {
      return LinkFault(
        "has the host \(host.excerpt(60)), where nothing stands \(labels.first == "" ? "before a dot" : "between two dots")",
        "Write the site with single dots.")
    }
    if let long = labels.first(where: { $0.utf8.count > 63 }) {
      return LinkFault("has a host with a part of \(long.utf8.count) characters, the most are 63", "Write the right site.")
    }
    return nil
  }

  private static func isOfHost(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "-._".unicodeScalars.contains(scalar)
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .otherLetter, .modifierLetter, .nonspacingMark, .spacingMark, .decimalNumber,
      .otherSymbol:
      return true
    default: return scalar == "·" || scalar == "・"
    }
  }

  /// Looks at the port.
  private static func port(of link: LinkParts) -> LinkFault? {
    guard let range = link.port, !range.isEmpty else { return nil }
    let port = link.text(range)
    guard port.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      return LinkFault("has the port \(port.excerpt(20)), expected are digits", "Write the right port, or none.")
    }
    guard let number = Int(port), number <= 65_535 else {
      return LinkFault("has the port \(port.excerpt(20)), the highest is 65535", "Write the right port, or none.")
    }
    return number > 0 ? nil : LinkFault("has the port 0, the lowest is 1", "Write the right port, or none.")
  }

  /// Looks for characters that no URL may have.
  private static func character(in link: LinkParts) -> LinkFault? {
    let wrong = link.positions { #"<>"\^`"#.utf8.contains($0) }.first { $0 >= link.start }
    guard let wrong else { return nil }
    let character = link.text(wrong..<wrong + 1)
    let code = String(link.bytes[wrong], radix: 16, uppercase: true)
    return LinkFault(
      "has \(character == "\"" ? "a quotation mark" : "\"\(character)\"") \(place(wrong, in: link)), which no address may have",
      character == "\\" ? "Write / for it." : "Write %\(code) for it.")
  }

  /// Looks for percent signs without two digits behind them.
  private static func encoding(in link: LinkParts) -> LinkFault? {
    let wrong = link.percentSigns.first { offset in
      offset >= link.start && PercentCode.value(link.bytes, at: offset) == nil && !AdServerCode.begins(at: offset, in: link.bytes)
    }
    guard let wrong else { return nil }
    return LinkFault("has a percent sign \(place(wrong, in: link)) that encodes nothing", "Write %25 for a percent sign.")
  }

  private static func place(_ offset: Int, in link: LinkParts) -> String {
    let before = link.text(link.start..<offset)
    return TextPlace(before, after: before.unicodeScalars.count).phrase
  }
}

extension String {
  /// Returns where a part stands first behind some characters.
  fileprivate func range(ofFirst part: String, behind count: Int) -> Index? {
    var at = index(startIndex, offsetBy: count, limitedBy: endIndex) ?? endIndex
    while at < endIndex {
      if self[at...].hasPrefix(part) { return at }
      at = index(after: at)
    }
    return nil
  }
}
