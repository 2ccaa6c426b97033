import Documents

/// Reads the nodes of a layout.
struct LayoutNodeFile {
  /// The kind of container that a node stands in.
  enum Container: String { case column, row, layers }

  /// What was found wrong so far.
  var violations: [Violation] = []
  /// The nodes so far.
  var count = 0

  private let format: CustomFormat
  private let palette: [String: LayoutColour]
  private let slots: [String]
  private let keys: [String]

  private static let kinds = ["column", "row", "layers", "slot", "space"]
  private static let everywhere = [
    "width", "height", "aspect", "tap", "color", "contentMode", "radius", "background", "gradient",
  ]

  /// Starts to read nodes of a format's layout.
  init(_ format: CustomFormat, palette: [String: LayoutColour]) {
    self.format = format
    self.palette = palette
    let own = format.hasMedia || format.media != nil ? [Layout.media] : []
    slots = format.fields.map(\.key) + own + [Layout.adChoices, Layout.attribution]
    keys = format.fields.map(\.key) + [format.adChoices.key, "none"]
  }

  /// Reads a node and all inside it; nil where it is none.
  mutating func node(_ value: JSONValue, at path: JSONPath, in container: Container?) -> LayoutNode? {
    count += 1
    guard count <= LayoutFile.mostNodes else { return nil }
    var reader = MemberReader(value, at: path)
    defer { violations += reader.violations }
    guard value.kind == .object else { return nil }
    let kinds = Self.kinds.filter(reader.has)
    if kinds.count > 1 {
      reader.violations.append(
        Violation(
          rule: "wrong-kind-of-value", path: path,
          message: "\(path) is \(kinds.joined(separator: " and ")) at once, expected is one of them.",
          hint: "Put one inside the other.", expected: "one of \(MemberReader.list(Self.kinds))",
          given: kinds.joined(separator: ", ")))
    }
    let content = content(kinds.first, &reader)
    var node = LayoutNode(content ?? .paint)
    node.path = path
    readSizes(&reader, into: &node)
    readLook(&reader, into: &node)
    readPlace(&reader, into: &node)
    if kinds.first == "slot" { readSlot(&reader, node.slot, into: &node) }
    reader.noteUnknown(known(kinds.first, in: container) + kinds)
    return content == nil ? nil : node
  }

  /// Returns the members that a node of a kind reads where it stands.
  private func known(_ kind: String?, in container: Container?) -> [String] {
    let place = container == .layers ? ["at"] : container == nil ? [] : ["grow"]
    guard let kind else { return Self.everywhere + place }
    switch kind {
    case "slot":
      let control = format.type == .systemDefined ? ["interaction"] : []
      return ["slot"] + Self.everywhere + place + ["padding", "gap", "as", "style", "lines", "when", "over"] + control
    case "space": return ["space"] + place
    default: return [kind] + Self.everywhere + place + ["padding", "gap", "align"]
    }
  }

  private mutating func content(_ kind: String?, _ reader: inout MemberReader) -> LayoutNode.Content? {
    switch kind {
    case "column": return children("column", .column, &reader).map { .column($0) }
    case "row": return children("row", .row, &reader).map { .row($0) }
    case "layers": return children("layers", .layers, &reader).map { .layers($0) }
    case "slot":
      guard let name = reader.member("slot")?.string, slots.contains(name) else {
        return reader.wrong("slot", "one of \(MemberReader.list(slots))", among: slots)
      }
      return .slot(name)
    case "space":
      guard let value = reader.member("space") else { return nil }
      if value.string == "grow" { return .space(nil) }
      guard let points = value.double, points >= 0, points <= LayoutFile.largest else {
        return reader.wrong("space", "\(MemberReader.pointsWanted) or \"grow\"", among: ["grow"])
      }
      return .space(points)
    default: return .paint
    }
  }

  private mutating func children(_ name: String, _ container: Container, _ reader: inout MemberReader) -> [LayoutNode]? {
    guard let list = reader.member(name) else { return nil }
    guard list.kind == .array else { return reader.wrong(name, "a list of nodes") }
    var out: [LayoutNode] = []
    for (index, element) in list.elements.enumerated() {
      if let child = node(element, at: reader.path.member(name).element(index), in: container) { out.append(child) }
    }
    return out
  }

  private func readSizes(_ reader: inout MemberReader, into node: inout LayoutNode) {
    node.width = reader.points("width")
    node.height = reader.points("height")
    if let value = reader.member("aspect") {
      if value.string == "media" {
        node.aspect = .media
      } else if let ratio = value.string.flatMap({ AspectRatio($0) }) {
        node.aspect = .ratio(ratio)
      } else {
        let _: Int? = reader.wrong("aspect", "width and height such as 1.91:1, or \"media\"", among: ["media"])
      }
    }
    node.grow = reader.number("grow", from: 0)
    node.padding = reader.insets("padding")
    node.gap = reader.points("gap") ?? 0
  }

  private func readLook(_ reader: inout MemberReader, into node: inout LayoutNode) {
    node.colour = reader.colour("color", palette)
    node.contentMode = reader.word("contentMode", as: ContentMode.self) ?? .scaleToFill
    node.paint.radius = reader.points("radius") ?? 0
    node.paint.background = reader.colour("background", palette)
    node.paint.gradient = reader.colours("gradient", palette)
  }

  private func readPlace(_ reader: inout MemberReader, into node: inout LayoutNode) {
    node.align = reader.word("align", as: LayoutNode.Alignment.self)
    node.at = reader.word("at", as: LayoutNode.Placement.self) ?? .fill
    if let text = reader.text("tap") {
      if keys.contains(text) {
        node.tap = LayoutNode.Tap(text)
      } else {
        let _: Int? = reader.wrong("tap", "one of \(MemberReader.list(keys))", among: keys)
      }
    }
  }

  private func readSlot(_ reader: inout MemberReader, _ name: String?, into node: inout LayoutNode) {
    node.style = reader.word("style", as: TextStyle.self)
    if let lines = reader.count("lines") {
      if lines > 0 { node.lines = lines } else { let _: Int? = reader.wrong("lines", "a whole number from 1 on") }
    }
    if let word = reader.text("when") {
      if word != "present", word != "always" {
        let _: Int? = reader.wrong("when", "present or always", among: ["present", "always"])
      }
      node.isAlwaysThere = word == "always"
    }
    if let word = reader.text("interaction") {
      if word != "on", word != "off" { let _: Int? = reader.wrong("interaction", "on or off") }
      node.isInteractive = word == "on"
    }
    if let text = reader.text("over") {
      node.over = slots.contains(text) ? text : reader.wrong("over", "one of \(MemberReader.list(slots))", among: slots)
    }
    guard let name, let value = reader.member("as") else { return }
    let possible = format[name].map { SlotDrawing.possible(for: $0.kind) } ?? []
    if let drawing = value.string.flatMap(SlotDrawing.init(rawValue:)), possible.contains(drawing) {
      node.drawing = drawing
    } else {
      let words = possible.map(\.rawValue)
      let _: Int? = reader.wrong(
        "as", words.isEmpty ? "nothing: \(name) is drawn in its own way" : MemberReader.list(words), among: words)
    }
  }
}
