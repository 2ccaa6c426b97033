/// A node of a layout while it is measured.
///
/// Widths go down once their natural values came up, then heights do the same; so each node is looked at a fixed number of
/// times, however deep it stands.
struct LayoutBox {
  /// The node.
  let node: LayoutNode
  /// The number of the node in the order of the text.
  let id: Int
  /// Which child of its container it is, as written.
  let position: Int
  /// How many containers it stands in.
  let depth: Int
  /// What it shows, where it is a slot.
  let slot: SlotContent?
  /// The children that are present.
  var children: [LayoutBox]
  /// The distances between its edges and what it holds, as drawn.
  let padding: LayoutInsets
  /// The distance between children beside one another.
  let gapAcross: Double
  /// The distance between children below one another.
  let gapDown: Double

  /// The width that it wants.
  var naturalWidth = 0.0
  /// The width that is left of it when its texts shrink to nothing.
  var leastWidth = 0.0
  /// Whether it takes all the width there is, as a picture without a size does.
  var takesAllWidth = false
  /// The height that it wants at its width.
  var naturalHeight = 0.0
  /// Its text in lines.
  var broken: TextRun.Broken?
  /// Where it stands.
  var rect = PointRect()

  /// Returns the box of a layout's root without what is absent; nil where nothing is left.
  static func root(_ scene: LayoutScene) -> LayoutBox? {
    var next = 0
    return box(scene.layout.root, scene, position: 0, depth: 0, next: &next)
  }

  private static func box(_ node: LayoutNode, _ scene: LayoutScene, position: Int, depth: Int, next: inout Int) -> LayoutBox? {
    guard depth < LayoutScene.deepest else { return nil }
    let id = next
    next += 1
    var slot: SlotContent?
    var children: [LayoutBox] = []
    switch node.content {
    case .slot(let name):
      slot = scene.slot(name, node)
      if slot == nil { return nil }
    case .column(let nodes), .row(let nodes), .layers(let nodes):
      children = nodes.enumerated().compactMap { index, child in
        box(child, scene, position: index, depth: depth + 1, next: &next)
      }
      if !children.contains(where: { !$0.isSpace }) { return nil }
    case .space, .paint: break
    }
    return LayoutBox(node, scene, id: id, position: position, depth: depth, slot: slot, children: children)
  }

  private init(
    _ node: LayoutNode, _ scene: LayoutScene, id: Int, position: Int, depth: Int, slot: SlotContent?, children: [LayoutBox]
  ) {
    self.node = node
    self.id = id
    self.position = position
    self.depth = depth
    self.slot = slot
    self.children = children
    padding = node.padding.map(scene.metrics.insets) ?? LayoutInsets()
    gapAcross = scene.metrics.across(TextMetrics.sane(node.gap))
    gapDown = scene.metrics.down(TextMetrics.sane(node.gap))
  }

  /// Whether it is room alone.
  var isSpace: Bool { if case .space = node.content { true } else { false } }

  /// The weight with which it takes a share of what is left, 0 for none.
  var weight: Double {
    if case .space(nil) = node.content { return TextMetrics.sane(node.grow ?? 1) }
    return TextMetrics.sane(node.grow ?? 0)
  }

  /// The width that neither its content nor its container changes.
  ///
  /// AdChoices and the badge have one of their own: an icon is not drawn wider because it stands in a column.
  func fixedWidth(_ scene: LayoutScene) -> Double? {
    if let width = node.width { return scene.metrics.width(TextMetrics.sane(width)) }
    return slot?.size.map { scene.metrics.width(TextMetrics.sane($0.width)) }
  }

  /// Whether its height follows from its node alone.
  var hasFixedHeight: Bool { node.height != nil || node.aspect != nil }

  /// Returns the height that follows from node and width, nil where it follows from the content.
  func fixedHeight(_ scene: LayoutScene) -> Double? {
    let own = node.height.map { scene.metrics.height(TextMetrics.sane($0)) }
    switch node.aspect {
    case .media: return scene.toldRatio.map { height($0, scene) } ?? own ?? slot?.ratio.map { height($0, scene) }
    case .ratio(let ratio): return own ?? height(ratio.value, scene)
    case nil: return own ?? slot?.size.map { scene.metrics.height(TextMetrics.sane($0.height)) }
    }
  }

  /// Returns the height of a width and ratio.
  func height(_ ratio: Double, _ scene: LayoutScene) -> Double {
    scene.metrics.height(TextMetrics.sane(rect.width / ratio))
  }

  /// The ratio of width to height, nil where neither node nor content has one.
  func ratio(_ scene: LayoutScene) -> Double? {
    switch node.aspect {
    case .ratio(let ratio): ratio.value
    case .media: scene.toldRatio ?? slot?.ratio
    case nil: slot?.ratio
    }
  }
}
