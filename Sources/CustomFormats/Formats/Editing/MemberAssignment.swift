public import Documents

/// A member of a definition with the value that it is given: `media.video=optional`.
public struct MemberAssignment: Sendable, Equatable {
  /// The path of the member.
  public let path: JSONPath
  /// The value as written, empty to take the member away.
  public let value: String

  /// Reads `PATH=VALUE`; points part the names of a path, brackets hold positions.
  public init(_ text: String) throws(FormatEditError) {
    guard let equals = text.firstIndex(of: "=") else {
      throw FormatEditError("\"\(text.excerpt)\" has no value, such as media.video=optional is expected")
    }
    value = String(text[equals...].dropFirst())
    let written = String(text[..<equals]).trimmed
    path = JSONPath(written)
    // What is read leniently is no path if it is written otherwise.
    let isBackwards = path.steps.contains { if case .element(let index) = $0 { index < 0 } else { false } }
    guard !path.steps.isEmpty, !isBackwards, path.description == written else {
      throw FormatEditError("\"\(written.excerpt)\" is no path, such as media.video or layout.widths[0] is expected")
    }
  }

  /// The values that the text may stand for, the likeliest first: a text, what JSON makes of it, yes and no, a list.
  var candidates: [JSON] {
    var out: [JSON] = [.string(value)]
    if let json = Self.json(value) {
      let isOwn = path.steps.contains { if case .member(let name) = $0 { name.hasPrefix("x-") } else { false } }
      let isContainer = value.first == "{" || value.first == "["
      out.insert(json, at: isOwn || isContainer ? 0 : 1)
    }
    if value == "yes" || value == "no" { out.append(.bool(value == "yes")) }
    if let list = Self.json("[\(value)]") { out.append(list) }
    let words = value.split(separator: ",").map { JSON.string(String($0).trimmed) }
    return out + [.array(words)]
  }

  private static func json(_ text: String) -> JSON? {
    let document = JSONDocument(Array(text.utf8))
    return document.problems.isEmpty && document.isWhole ? document.root?.json : nil
  }
}
