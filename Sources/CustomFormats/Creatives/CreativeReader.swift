import Documents

/// Reads the members of one creative.
struct CreativeReader {
  /// The document.
  let document: JSONDocument
  /// The nodes of the names of the creative's members.
  let members: [String: Int]
  /// The format, where it is known.
  var format: PreparedFormat?

  /// Returns a member's value, nil where it is absent or null.
  func value(_ name: String) -> JSONValue? {
    guard let node = members[name], document.nodes[node + 1].kind != .null else { return nil }
    return JSONValue(document: document, index: node + 1)
  }

  /// Returns the node of a member that is a text or a number.
  func scalar(_ name: String, into creative: inout Creative) -> Int? {
    guard let value = value(name) else { return nil }
    if value.kind == .string || value.kind == .number { return value.index }
    creative.violations.append(WrongKindOfValue.violation(at: JSONPath().member(name), expected: "a text", given: value))
    return nil
  }

  /// Tells whether the text of a node is empty or nothing but blanks.
  func isBlank(_ node: Int) -> Bool {
    let node = document.nodes[node]
    guard let first = node.range.first else { return true }
    let isPlain = document.bytes[first] > 0x20 && document.bytes[first] < 0x80 && !node.classes.contains(.escape)
    return !isPlain && Blank.isBlank(document.text(node))
  }

  /// Reads assets and AdChoices.
  func readAssets(into creative: inout Creative) {
    if let assets = value("assets") {
      creative.assetsNode = assets.index
      if assets.kind == .object {
        readAssets(of: assets, into: &creative)
      } else if let text = assets.string, InputRules.holdsJSON(text) {
        creative.violations.append(MalformedJSON.encodedTwice(assets, at: "assets"))
      } else {
        creative.violations.append(
          WrongKindOfValue.violation(at: "assets", expected: "an object of key and value", given: assets))
      }
    } else if format != nil {
      creative.violations.append(WrongKindOfValue.missing("assets", expected: "an object of key and value"))
    }
    if let picture = value("adChoices"), let name = members["adChoices"] {
      creative.values.append(media(picture, name: name, subject: .adChoices, scope: .adChoices))
    }
  }

  private func readAssets(of assets: JSONValue, into creative: inout Creative) {
    var at = assets.index + 1
    var expected = 0
    while at + 1 < Int(assets.node.next) {
      let index = format?.field(named: document, at, near: expected)
      if let index { expected = index + 1 }
      creative.values.append(asset(at, index))
      at = Int(document.nodes[at + 1].next)
    }
  }

  private func asset(_ name: Int, _ index: Int?) -> CreativeValue {
    let value = JSONValue(document: document, index: name + 1)
    let subject = CreativeValue.Subject.asset(field: index)
    guard let index, let format else {
      return CreativeValue(
        subject: subject, content: value.isNull ? .absent : .other, scope: [], nameNode: name, node: value.index,
        textNode: value.index, signs: .unread)
    }
    let plan = format.plans[index]
    if plan.kind.isMedia { return media(value, name: name, subject: subject, scope: plan.scope) }
    let content: CreativeValue.Content
    switch value.kind {
    case .string: content = .text
    case .number: content = plan.kind == .number || plan.kind == .list ? .number : .other
    case .null: content = .absent
    default: content = .other
    }
    var found = content == .text || content == .number ? signs(value.index, limit: plan.byteLimit).union(plan.signs) : .unread
    if let starts = plan.starts, content == .text {
      found.formUnion(.ofLink(document.bytes, value.node.range, value.node.classes, starts: starts))
    }
    return CreativeValue(
      subject: subject, content: content, scope: plan.scope, nameNode: name, node: value.index, textNode: value.index,
      signs: found)
  }

  private func media(_ value: JSONValue, name: Int, subject: CreativeValue.Subject, scope: ValueScope) -> CreativeValue {
    var out = CreativeValue(
      subject: subject, content: .other, scope: scope, nameNode: name, node: value.index, textNode: value.index, signs: .unread)
    switch value.kind {
    case .string: out.content = value.node.range.isEmpty ? .absent : .file
    case .null: out.content = .absent
    case .object:
      for member in value.members where member.value.kind == .string && (member.name == "file" || member.name == "url") {
        out.content = member.name == "file" ? .file : .remote
        out.textNode = member.value.index
        if member.name == "file" { break }
      }
    default: break
    }
    if out.content == .file || out.content == .remote {
      out.signs = signs(out.textNode, limit: .max)
      if out.content == .remote { out.signs.insert(.otherKind) }
      // A path of nothing but blanks names no file.
      if out.signs.contains(.blankEdge), Blank.isBlank(document.text(document.nodes[out.textNode])) { out.content = .absent }
    }
    return out
  }

  /// Reads destination, deep links and trackers.
  func readLinks(into creative: inout Creative) {
    if let destination = value("destinationUrl"), let name = members["destinationUrl"] {
      creative.values.append(link(destination.index, .destination, .destination, name: name))
    }
    list("deepLinks", .deepLink, into: &creative) { .deepLink($0) }
    list("impressionTrackers", .impressionTracker, into: &creative) { .impressionTracker($0) }
    list("clickTrackers", .clickTracker, into: &creative) { .clickTracker($0) }
  }

  private func list(_ name: String, _ scope: ValueScope, into creative: inout Creative, subject: (Int) -> CreativeValue.Subject) {
    guard let value = value(name), value.string?.isEmpty != true else { return }
    guard value.kind == .array else {
      creative.violations.append(
        WrongKindOfValue.violation(at: JSONPath().member(name), expected: "a list of URLs", given: value))
      return
    }
    var at = value.index + 1
    var position = 0
    while at < Int(value.node.next) {
      creative.values.append(link(at, subject(position), scope, name: nil))
      at = Int(document.nodes[at].next)
      position += 1
    }
  }

  private func link(_ node: Int, _ subject: CreativeValue.Subject, _ scope: ValueScope, name: Int?) -> CreativeValue {
    let (kind, range, classes) = (document.nodes[node].kind, document.nodes[node].range, document.nodes[node].classes)
    let content: CreativeValue.Content = kind == .string ? .text : kind == .null ? .absent : .other
    let starts = format?.linkStarts(of: scope) ?? []
    return CreativeValue(
      subject: subject, content: content, scope: scope, nameNode: name, node: node, textNode: node,
      signs: content == .text
        ? signs(node, limit: PreparedFormat.longestURL).union(.ofLink(document.bytes, range, classes, starts: starts)) : .unread)
  }

  /// Returns the signs of a text or number node.
  private func signs(_ node: Int, limit: Int) -> Signs {
    let node = document.nodes[node]
    var signs = Signs(node.classes).union(.always)
    let range = node.range
    if range.count > limit { signs.insert(.overByteLimit) }
    guard let first = range.first, let last = range.last else { return signs.union(.blankEdge) }
    let head = document.bytes[first]
    let tail = document.bytes[last]
    if head <= 0x20 || head >= 0x80 || tail <= 0x20 || tail >= 0x80 { signs.insert(.blankEdge) }
    if Signs.endsLikeNull(document.bytes, range) { signs.insert(.nullEnding) }
    if Signs.beginsLikeFiller(document.bytes, range) { signs.insert(.fillerStart) }
    if node.classes.isDisjoint(with: .lowercase), !node.classes.isDisjoint(with: [.uppercase, .nonASCII]) {
      signs.insert(.noSmallLetter)
    }
    return signs
  }
}
