extension JSONScanner {
  /// Scans the name of a member up to its colon.
  mutating func scanName() -> Bool {
    skipBlanks()
    guard at < end else {
      report(.malformed, at, "the text ends where a member name is expected", "Send the whole file again.")
      return false
    }
    let index = nodes.count
    if bytes[at] == UInt8(ascii: "\"") {
      guard scanString(.name) else { return false }
    } else if let quotes = strayQuotes() {
      guard scanStrayString(.name, quotes) else { return false }
    } else if isWordByte(bytes[at]) {
      let start = at
      while at < end, isWordByte(bytes[at]) { at += 1 }
      report(
        .malformed, start, "the member name \(excerpt(start, upTo: at)) has no quotes", "Write it in double quotes: \"…\".")
      add(.name, start, at)
    } else {
      report(.malformed, at, "\(excerpt(at)) stands where a member name in double quotes is expected", "Write \"name\": value.")
      return false
    }
    noteName(index)
    skipBlanks()
    guard at < end, bytes[at] == UInt8(ascii: ":") else {
      report(.malformed, at, "a colon is missing after the member name", "Write \"name\": value.")
      return false
    }
    at += 1
    return true
  }

  /// Compares a name with those before it in its object.
  private mutating func noteName(_ index: Int) {
    let name = nodes[index]
    var hash = UInt64(name.end &- name.start)
    for offset in name.range.prefix(12) { hash = (hash &* 31) &+ UInt64(bytes[offset]) }
    let bit: UInt64 = 1 << (hash % 61)
    let depth = open.count - 1
    open[depth].nameCount += 1
    if open[depth].nameCount > Self.fewNames {
      if open[depth].manyNames.isEmpty { open[depth].manyNames = Set(names(of: open[depth].node, before: index).map(text)) }
      if !open[depth].manyNames.insert(text(name)).inserted { reportDuplicate(name) }
    } else if open[depth].names & bit != 0 || name.classes.contains(.escape) {
      if names(of: open[depth].node, before: index).contains(where: { sameText($0, name) }) { reportDuplicate(name) }
    }
    open[depth].names |= bit
  }

  private func names(of object: Int, before index: Int) -> [JSONNode] {
    var out: [JSONNode] = []
    var at = object + 1
    while at < index {
      out.append(nodes[at])
      at = Int(nodes[at + 1].next)
    }
    return out
  }

  private func text(_ name: JSONNode) -> String { JSONText.decoded(bytes[name.range]) }

  private mutating func reportDuplicate(_ name: JSONNode) {
    report(
      .duplicateMember, Int(name.start) - 1,
      "the member \(excerpt(Int(name.start) - 1, upTo: Int(name.end) + 1)) stands twice in one object",
      "Keep one of the two; the second one was read.")
  }

  private func sameText(_ a: JSONNode, _ b: JSONNode) -> Bool {
    if a.classes.contains(.escape) || b.classes.contains(.escape) {
      return text(a) == text(b)
    }
    return a.range.count == b.range.count && bytes[a.range].elementsEqual(bytes[b.range])
  }
}
