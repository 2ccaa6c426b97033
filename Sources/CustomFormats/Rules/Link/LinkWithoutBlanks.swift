import Documents

/// A link without blanks, as far as it is certain what is meant.
struct LinkWithoutBlanks {
  /// The edits, in order.
  let edits: [TextEdit]
  /// What a hint says that `--fix` does; nil where there is nothing to do.
  let words: String?

  /// Looks at the blanks and characters that show nothing in a link.
  init(_ value: ValueUnderTest, _ offences: [CharacterFinding.Offence]) {
    let scalars = Array(value.text.unicodeScalars)
    let places = Set(offences.map(\.offset))
    func shows(_ offset: Int) -> Bool { !places.contains(offset) && !scalars[offset].properties.isWhitespace }
    guard let start = scalars.indices.first(where: shows), let end = scalars.indices.last(where: shows).map({ $0 + 1 }) else {
      (edits, words) = ([], nil)
      return
    }
    let edges = [TextEdit(0..<start, ""), TextEdit(end..<scalars.count, "")].filter { !$0.scalars.isEmpty }
    let inner = offences.filter { (start..<end).contains($0.offset) }
    let blanks = inner.isEmpty ? nil : value.link.flatMap { InnerBlanks(scalars, start..<end, $0) }
    let changes = inner.compactMap { blanks?.edit($0.offset) }
    let count = changes.reduce(end - start) { $0 + $1.text.unicodeScalars.count - $1.scalars.count }
    // Half a repair would hide what is left, and one that makes the link too long is none.
    let isWhole = changes.count == inner.count && (count <= URLTooLong.most(value) || changes.isEmpty)
    edits = isWhole ? edges.prefix { $0.scalars.lowerBound == 0 } + changes + edges.drop { $0.scalars.lowerBound == 0 } : edges
    let encodings = edits.count { !$0.text.isEmpty }
    words =
      if edits.isEmpty {
        nil
      } else if !isWhole {
        "--fix removes what stands at the ends"
      } else if encodings == 0 {
        "--fix removes \(offences.count == 1 ? "it" : "them")"
      } else {
        encodings == offences.count ? "--fix writes %20" : "--fix does it as browsers do"
      }
  }
}

/// The blanks inside a link that browsers take as meant: they drop line breaks and tabs, and encode a blank.
///
/// https://url.spec.whatwg.org/#concept-basic-url-parser
private struct InnerBlanks {
  private let scalars: [Unicode.Scalar]
  private let range: Range<Int>
  private let link: LinkParts
  /// For each scalar its offset in the bytes of the link, which have no blanks.
  private let offsets: [Int]

  /// Prepares a link of the web; nil where scheme or host is not known, and where a second address follows.
  init?(_ scalars: [Unicode.Scalar], _ range: Range<Int>, _ link: LinkParts) {
    guard link.isWeb, link.hasAuthority, link.host?.isEmpty == false, !link.isEncodedWhole else { return nil }
    guard link.address.split(separator: "://", omittingEmptySubsequences: false).count == 2 else { return nil }
    var offsets: [Int] = []
    var offset = 0
    for scalar in scalars {
      offsets.append(offset)
      if LinkParts.isShown(scalar) { offset += UTF8.width(scalar) }
    }
    guard offset == link.bytes.count else { return nil }
    self.scalars = scalars
    self.range = range
    self.link = link
    self.offsets = offsets
  }

  /// Returns what becomes of the blank at a place; nil where a person has to decide.
  func edit(_ at: Int) -> TextEdit? {
    let offset = offsets[at]
    // Behind the host, and neither in a macro nor in a percent code.
    guard range.contains(at - 1), range.contains(at + 1), offset > link.path.lowerBound,
      !link.macros.contains(where: { $0.range.lowerBound < offset && offset < $0.range.upperBound }),
      !link.bytes[max(0, offset - 2)..<offset].contains(UInt8(ascii: "%"))
    else { return nil }
    switch scalars[at] {
    case "\n", "\t": return isMark(scalars[at - 1]) || isMark(scalars[at + 1]) ? TextEdit(at..<at + 1, "") : nil
    case " ":
      guard let query = link.query, query.lowerBound < offset, offset < query.upperBound else { return nil }
      return isOfWord(scalars[at - 1]) && isOfWord(scalars[at + 1]) ? TextEdit(at..<at + 1, "%20") : nil
    default: return nil
    }
  }

  private func isMark(_ scalar: Unicode.Scalar) -> Bool { "/?&=#".unicodeScalars.contains(scalar) }

  private func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }
}
