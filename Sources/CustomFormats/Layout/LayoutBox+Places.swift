extension LayoutBox {
  /// Takes a place and gives all inside theirs, as seen where one reads from the left.
  mutating func place(at origin: Point, _ scene: LayoutScene) {
    rect.x = origin.x
    rect.y = origin.y
    let inner = rect.inset(by: padding)
    switch node.content {
    case .column:
      var y = inner.y
      for index in children.indices {
        let x = Self.across(node.align ?? .fill, inner.width - children[index].rect.width, scene.metrics.placeAcross)
        children[index].place(at: Point(x: inner.x + x, y: y), scene)
        y += children[index].rect.height + gapDown
      }
    case .row:
      var x = inner.x
      for index in children.indices {
        let y = Self.across(node.align ?? .start, inner.height - children[index].rect.height, scene.metrics.placeDown)
        children[index].place(at: Point(x: x, y: inner.y + y), scene)
        x += children[index].rect.width + gapAcross
      }
    case .layers:
      for index in children.indices {
        let child = children[index]
        let (across, down) = Self.edges(of: child.node.at)
        let x = Self.across(across, inner.width - child.rect.width, scene.metrics.placeAcross)
        let y = Self.across(down, inner.height - child.rect.height, scene.metrics.placeDown)
        children[index].place(at: Point(x: inner.x + x, y: inner.y + y), scene)
      }
    case .slot, .space, .paint: break
    }
  }

  /// Returns how far a child stands from the start, given the room beside it.
  private static func across(_ align: LayoutNode.Alignment, _ room: Double, _ place: (Double) -> Double) -> Double {
    switch align {
    case .fill, .start: 0
    case .center: place(room / 2)
    case .end: room
    }
  }

  /// Returns where a child of layers stands, from the left and from the top.
  private static func edges(of placement: LayoutNode.Placement) -> (LayoutNode.Alignment, LayoutNode.Alignment) {
    switch placement {
    case .fill, .topLeading: (.start, .start)
    case .top: (.center, .start)
    case .bottom: (.center, .end)
    case .center: (.center, .center)
    case .topTrailing: (.end, .start)
    case .bottomLeading: (.start, .end)
    case .bottomTrailing: (.end, .end)
    }
  }
}
