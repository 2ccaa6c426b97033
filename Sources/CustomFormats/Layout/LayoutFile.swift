import Documents

/// Reads the layout of a definition: everything that is wrong with it is told at once.
enum LayoutFile {
  /// The members of a layout.
  static let members = ["width", "widths", "minHeight", "safeArea", "palette", "root"]
  /// The most nodes of a layout.
  ///
  /// Far above what an ad has; it bounds the work of measuring a layout that somebody sends.
  static let mostNodes = 500
  /// The most widths that a layout is tried at.
  static let mostWidths = 16
  /// The largest size in points.
  static let largest = 10_000.0

  /// Reads the layout into a format whose fields have been read.
  static func read(_ reader: inout MemberReader, into format: inout CustomFormat) {
    reader.inner("layout", members) { layout in format.layout = read(&layout, format) }
  }

  private static func read(_ reader: inout MemberReader, _ format: CustomFormat) -> Layout? {
    let width = reader.points("width")
    let widths = widths(&reader)
    let minHeight = reader.points("minHeight")
    var safeArea = LayoutInsets()
    reader.inner("safeArea", ["top", "end", "bottom", "start"]) { area in
      safeArea = LayoutInsets(
        top: area.points("top") ?? 0, end: area.points("end") ?? 0, bottom: area.points("bottom") ?? 0,
        start: area.points("start") ?? 0)
    }
    let palette = palette(&reader)
    guard let value = reader.member("root") else {
      let expected = "the outermost node: an object with column, row or layers"
      reader.violations.append(WrongKindOfValue.missing("root", in: reader.path, expected: expected))
      return nil
    }
    var nodes = LayoutNodeFile(format, palette: palette)
    let root = nodes.node(value, at: reader.path.member("root"), in: nil)
    reader.violations += nodes.violations
    if nodes.count > mostNodes {
      let path = reader.path.member("root")
      reader.violations.append(
        Violation(
          rule: "wrong-kind-of-value", path: path, message: "\(path) has more than \(mostNodes) nodes.",
          hint: "Simplify the layout.", expected: "at most \(mostNodes) nodes"))
      return nil
    }
    guard let root else { return nil }
    var layout = Layout(root)
    layout.width = width ?? layout.width
    layout.widths = widths
    layout.minHeight = minHeight ?? 0
    layout.safeArea = safeArea
    return layout
  }

  private static func widths(_ reader: inout MemberReader) -> [Double] {
    guard let list = reader.member("widths") else { return [] }
    let expected = "a list of at most \(mostWidths) widths in points"
    guard list.kind == .array, list.elements.count <= mostWidths else {
      let _: Int? = reader.wrong("widths", expected)
      return []
    }
    var out: [Double] = []
    for (index, element) in list.elements.enumerated() {
      if let width = element.double, width >= 0, width <= largest {
        out.append(width)
      } else {
        let path = reader.path.member("widths").element(index)
        reader.violations.append(WrongKindOfValue.violation(at: path, expected: MemberReader.pointsWanted, given: element))
      }
    }
    return out
  }

  private static func palette(_ reader: inout MemberReader) -> [String: LayoutColour] {
    var palette = LayoutColour.palette
    guard let value = reader.member("palette") else { return palette }
    guard value.kind == .object else {
      let _: Int? = reader.wrong("palette", "an object of names and colours")
      return palette
    }
    for member in value.members where !MemberReader.isAlwaysKnown(member.name) {
      let parts = [member.value["light"], member.value["dark"]].map { $0?.string.flatMap { LayoutColour($0) } }
      if let colour = member.value.string.flatMap({ LayoutColour($0) }) {
        palette[member.name] = LayoutColour(name: member.name, light: colour.light)
      } else if let light = parts[0], let dark = parts[1], member.value.members.count == 2 {
        palette[member.name] = LayoutColour(name: member.name, light: light.light, dark: dark.light)
      } else {
        reader.violations.append(
          WrongKindOfValue.violation(
            at: reader.path.member("palette").member(member.name),
            expected: "#RRGGBB, #RRGGBBAA, or an object with light and dark", given: member.value))
      }
    }
    return palette
  }
}
