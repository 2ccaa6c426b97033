public import Documents

extension FormatEdit {
  /// A node of the layout as it stands in the definition.
  public struct Node: Sendable, Equatable {
    /// The path: `layout.root.column[1]`.
    public let path: JSONPath
    /// How many containers it stands in.
    public let depth: Int
    /// The container that it is, nil for a slot and for what is painted.
    public let container: String?
    /// The node as JSON on one line, without its children.
    public let text: String
    /// The slot, nil for none.
    public let slot: String?
  }

  /// The nodes in the order of the text; none where the layout is derived from the fields.
  public var nodes: [Node] {
    guard let root = tree["layout"]?["root"] else { return [] }
    return Self.nodes(root, at: Self.root, depth: 0)
  }

  private static let root = JSONPath([.member("layout"), .member("root")])

  private static func nodes(_ node: JSON, at path: JSONPath, depth: Int) -> [Node] {
    let container = LayoutTree.container(of: node)
    var own = node
    if let container { own[container] = nil }
    let first = Node(path: path, depth: depth, container: container, text: own.compactText, slot: node["slot"]?.string)
    guard let container, case .array(let children)? = node[container], depth < 64 else { return [first] }
    return children.enumerated().reduce(into: [first]) { nodes, child in
      nodes += Self.nodes(
        child.element, at: JSONPath(path.steps + [.member(container), .element(child.offset)]), depth: depth + 1)
    }
  }

  /// Writes a layout down that was derived from the fields: a bar with badge and AdChoices, the media, then what is shown.
  public mutating func writeLayout() {
    let format = definition.format
    if tree["layout"]?["root"] != nil { return }
    func slot(_ name: String) -> JSON { .object(["slot": .string(name)]) }
    let bar = JSON.object([
      "row": .array([slot(Layout.attribution), .object(["space": .string("grow")]), slot(Layout.adChoices)])
    ])
    let shown = format.shownLayout.slots.filter { !$0.hasPrefix("@") }.map(slot)
    let media = format.shownLayout.slots.contains(Layout.media) ? [slot(Layout.media)] : []
    var layout = tree["layout"] ?? .object([])
    layout["root"] = .object(["column": .array([bar] + media + shown)])
    tree["layout"] = layout
    remarks.append("The layout, which followed from the fields, is written down.")
  }

  /// Gives a node other members, read from JSON; its children stay.
  public mutating func setNode(_ path: JSONPath, to text: String) throws(FormatEditError) {
    guard let old = tree.value(at: path.steps[...]) else { throw FormatEditError("\(path) is no node of the layout") }
    var node = try Self.node(text)
    for name in LayoutTree.containers where node[name] == nil { node[name] = old[name] }
    try put(at: path) { $0.set(node, at: path.steps[...]) }
  }

  /// Puts a node, read from JSON, behind another one, or as the first into one that is a container; returns its path.
  public mutating func insertNode(_ text: String, behind path: JSONPath) throws(FormatEditError) -> JSONPath {
    guard let node = nodes.first(where: { $0.path == path }) else { throw FormatEditError("\(path) is no node of the layout") }
    let place = node.container.map { JSONPath(path.steps + [.member($0), .element(0)]) } ?? path.next
    guard let place else { throw FormatEditError("the layout is one slot, a column or row of them is expected first") }
    let new = try Self.node(text)
    try put(at: place) { $0.insert(new, at: place) }
    return place
  }

  /// Takes a node out, with its children.
  public mutating func removeNode(_ path: JSONPath) throws(FormatEditError) {
    if path == Self.root { throw FormatEditError("the outermost node is the ad itself and cannot be removed") }
    var changed = tree
    guard changed.set(nil, at: path.steps[...]) else { throw FormatEditError("\(path) is no node of the layout") }
    tree = changed
  }

  /// Moves a node by one place up or down, into and out of the containers on its way; returns its new path.
  public mutating func moveNode(_ path: JSONPath, isDown: Bool) throws(FormatEditError) -> JSONPath {
    guard let node = tree.value(at: path.steps[...]), let index = path.index, let list = path.list,
      case .array(let siblings)? = tree.value(at: list.steps[...])
    else { throw FormatEditError("the outermost node is the ad itself and cannot be moved") }
    let neighbour = index + (isDown ? 1 : -1)
    var changed = tree
    _ = changed.set(nil, at: path.steps[...])
    let place: JSONPath
    if siblings.indices.contains(neighbour) {
      // Below it the neighbour has moved up by the node that was taken out.
      let other = JSONPath(list.steps + [.element(isDown ? index : neighbour)])
      let inner = siblings[neighbour]
      if let container = LayoutTree.container(of: inner), case .array(let children)? = inner[container] {
        place = JSONPath(other.steps + [.member(container), .element(isDown ? 0 : children.count)])
      } else {
        place = JSONPath(list.steps + [.element(neighbour)])
      }
    } else {
      let parent = JSONPath(Array(list.steps.dropLast()))
      guard let outer = isDown ? parent.next : (parent.index == nil ? nil : parent) else {
        throw FormatEditError("the node is the \(isDown ? "last" : "first") one already")
      }
      place = outer
    }
    guard changed.insert(node, at: place) else { throw FormatEditError("\(path) cannot be moved there") }
    tree = changed
    return place
  }

  /// Changes the tree, and refuses what the reader has against the changed place.
  private mutating func put(at path: JSONPath, _ change: (inout JSON) -> Bool) throws(FormatEditError) {
    var changed = tree
    guard change(&changed) else { throw FormatEditError("\(path) is no place of the layout") }
    let before = Self.faults(of: tree, at: path)
    if let fault = Self.faults(of: changed, at: path, besides: before).first { throw FormatEditError(Self.sentence(fault)) }
    tree = changed
  }

  private static func node(_ text: String) throws(FormatEditError) -> JSON {
    let document = JSONDocument(Array(text.utf8))
    guard document.problems.isEmpty, document.isWhole, let node = document.root?.json, case .object = node else {
      throw FormatEditError("\"\(text.excerpt)\" is no node, such as {\"slot\":\"Headline\",\"lines\":2} is expected")
    }
    return node
  }
}

extension JSONPath {
  /// The position in a list that it ends with.
  fileprivate var index: Int? { if case .element(let index)? = steps.last { index } else { nil } }
  /// The list that it ends in.
  fileprivate var list: JSONPath? { index == nil ? nil : JSONPath(Array(steps.dropLast())) }
  /// The place behind it, nil where it ends in no list.
  fileprivate var next: JSONPath? { index.flatMap { index in list.map { JSONPath($0.steps + [.element(index + 1)]) } } }
}

extension JSON {
  /// Puts a value into a list at a path that ends with the position, and tells whether there is such a list.
  fileprivate mutating func insert(_ value: JSON, at path: JSONPath) -> Bool {
    guard let index = path.index, let list = path.list, case .array(var elements)? = self.value(at: list.steps[...]),
      index >= 0, index <= elements.count
    else { return false }
    elements.insert(value, at: index)
    return set(.array(elements), at: list.steps[...])
  }
}
