extension LayoutBox {
  /// Finds the natural height of the box and of all inside it, widths given, from the innermost ones up.
  mutating func measureNaturalHeight(_ scene: LayoutScene) {
    for index in children.indices { children[index].measureNaturalHeight(scene) }
    if let run = slot?.run {
      broken = run.lines(fitting: rect.width - padding.horizontal, atMost: slot.flatMap { scene.lines($0, node) })
    }
    naturalHeight = fixedHeight(scene) ?? contentHeight(scene) + padding.vertical
  }

  private func contentHeight(_ scene: LayoutScene) -> Double {
    switch node.content {
    case .column: return children.reduce(gapDown * Double(children.count - 1)) { $0 + $1.naturalHeight }
    case .row: return children.reduce(0) { max($0, $1.naturalHeight) }
    case .layers: return children.first?.naturalHeight ?? 0
    // Room between children is as high as it is wide; only the container's direction uses either.
    case .space(let size): return scene.metrics.down(TextMetrics.sane(size ?? 0))
    case .paint: return 0
    case .slot:
      guard let slot else { return 0 }
      if let broken { return Double(broken.lines.count) * scene.metrics.lineHeight(slot.style) }
      if slot.drawing == .stars { return starHeight(scene) }
      return height(ratio(scene) ?? Self.usualRatio, scene)
    }
  }

  /// The ratio of a picture of which nothing is known: that of the usual wide picture.
  static let usualRatio = 1.91

  /// Takes a height and gives all inside theirs.
  ///
  /// A column shares out what is left of its height only where the height is given, not where it follows from the children.
  mutating func setHeight(_ height: Double, isGiven: Bool, _ scene: LayoutScene) {
    rect.height = height
    let inner = max(0, height - padding.vertical)
    switch node.content {
    case .column: shareHeight(inner, isGiven: isGiven, scene)
    case .row:
      for index in children.indices { giveHeight(index, inner, stretches: node.align == .fill, scene) }
    case .layers:
      for index in children.indices { giveHeight(index, inner, stretches: children[index].node.at == .fill, scene) }
    case .slot: cutLines(to: inner, scene)
    case .space, .paint: break
    }
  }

  private mutating func giveHeight(_ index: Int, _ inner: Double, stretches: Bool, _ scene: LayoutScene) {
    let child = children[index]
    let isFixed = child.fixedHeight(scene) != nil
    let fills = stretches && !isFixed
    children[index].setHeight(fills ? inner : child.naturalHeight, isGiven: fills || isFixed, scene)
  }

  private mutating func shareHeight(_ inner: Double, isGiven: Bool, _ scene: LayoutScene) {
    func grows(_ child: LayoutBox) -> Bool { isGiven && child.weight > 0 && child.fixedHeight(scene) == nil }
    let gaps = gapDown * Double(children.count - 1)
    let wanted = children.reduce(gaps) { $0 + (grows($1) ? 0 : $1.naturalHeight) }
    let weights = children.map { grows($0) ? $0.weight : 0 }
    var rest = LayoutShares(of: inner - wanted, weights: weights, least: children.map { grows($0) ? $0.naturalHeight : 0 })
    for index in children.indices {
      let child = children[index]
      if grows(child) {
        children[index].setHeight(rest.next(index, scene.metrics.placeDown), isGiven: true, scene)
      } else {
        children[index].setHeight(child.naturalHeight, isGiven: child.fixedHeight(scene) != nil, scene)
      }
    }
  }

  /// Keeps the lines of a text inside its slot where that is lower than they are.
  private mutating func cutLines(to inner: Double, _ scene: LayoutScene) {
    guard let slot, let run = slot.run, let lines = broken?.lines.count else { return }
    let fitting = max(1, Int((min(inner, 1e12) + TextRun.tolerance) / scene.metrics.lineHeight(slot.style)))
    if fitting < lines { broken = run.lines(fitting: rect.width - padding.horizontal, atMost: fitting) }
  }
}
