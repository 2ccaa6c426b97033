extension LayoutBox {
  /// Finds the natural width of the box and of all inside it, from the innermost ones up.
  mutating func measureNaturalWidth(_ scene: LayoutScene) {
    for index in children.indices { children[index].measureNaturalWidth(scene) }
    switch node.content {
    case .row:
      let gaps = gapAcross * Double(children.count - 1)
      naturalWidth = children.reduce(gaps) { $0 + $1.naturalWidth }
      leastWidth = children.reduce(gaps) { $0 + $1.leastWidth }
      takesAllWidth = children.contains(where: \.takesAllWidth)
    case .column, .layers:
      naturalWidth = children.reduce(0) { max($0, $1.naturalWidth) }
      leastWidth = children.reduce(0) { max($0, $1.leastWidth) }
      takesAllWidth = children.contains(where: \.takesAllWidth)
    case .space(let size): naturalWidth = scene.metrics.across(TextMetrics.sane(size ?? 0))
    case .paint: takesAllWidth = true
    case .slot: measureSlotWidth(scene)
    }
    if isSpace { leastWidth = naturalWidth }
    naturalWidth += padding.horizontal
    leastWidth += padding.horizontal
    if let fixed = fixedWidth(scene) {
      naturalWidth = fixed
      leastWidth = fixed
      takesAllWidth = false
    }
  }

  private mutating func measureSlotWidth(_ scene: LayoutScene) {
    if let run = slot?.run {
      naturalWidth = scene.metrics.width(run.advance)
    } else if slot?.drawing == .stars {
      naturalWidth = scene.metrics.starsWidth(starHeight(scene))
      leastWidth = naturalWidth
    } else if let height = node.height, let ratio = ratio(scene) {
      naturalWidth = scene.metrics.width(TextMetrics.sane(TextMetrics.sane(height) * ratio))
      leastWidth = naturalWidth
    } else {
      takesAllWidth = true
    }
  }

  /// The height of stars where nothing is said, about that of small letters.
  func starHeight(_ scene: LayoutScene) -> Double { scene.metrics.height(TextMetrics.sane(node.height ?? 14)) }

  /// Takes a width and gives all inside theirs.
  mutating func setWidth(_ width: Double, _ scene: LayoutScene) {
    rect.width = width
    let inner = max(0, width - padding.horizontal)
    switch node.content {
    case .row: shareWidth(inner, scene)
    case .column:
      let stretches = (node.align ?? .fill) == .fill
      for index in children.indices { giveWidth(index, inner, stretches: stretches, scene) }
    case .layers:
      for index in children.indices {
        let at = children[index].node.at
        giveWidth(index, inner, stretches: at == .fill || at == .top || at == .bottom, scene)
      }
    case .slot, .space, .paint: break
    }
  }

  private mutating func giveWidth(_ index: Int, _ inner: Double, stretches: Bool, _ scene: LayoutScene) {
    let child = children[index]
    let free = stretches || child.takesAllWidth ? inner : min(inner, child.naturalWidth)
    children[index].setWidth(child.fixedWidth(scene) ?? free, scene)
  }

  /// Gives the children of a row their widths: first what is fixed and natural, then shares of the rest.
  ///
  /// Where that is too wide, texts without a width shrink in proportion.
  private mutating func shareWidth(_ inner: Double, _ scene: LayoutScene) {
    let room = inner - gapAcross * Double(children.count - 1)
    func grows(_ child: LayoutBox) -> Bool { child.fixedWidth(scene) == nil && (child.weight > 0 || child.takesAllWidth) }
    let settled = children.filter { !grows($0) }
    let wanted = settled.reduce(0) { $0 + $1.naturalWidth }
    let soft = settled.reduce(0) { $0 + $1.naturalWidth - $1.leastWidth }
    let cut = soft > 0 ? min(1, max(0, wanted - room) / soft) : 0
    let weights = children.map { grows($0) ? ($0.weight > 0 ? $0.weight : 1) : 0 }
    var rest = LayoutShares(of: room - wanted, weights: weights)
    for index in children.indices {
      let child = children[index]
      if grows(child) {
        children[index].setWidth(rest.next(index, scene.metrics.placeAcross), scene)
      } else {
        let width = child.naturalWidth - cut * (child.naturalWidth - child.leastWidth)
        children[index].setWidth(cut > 0 ? scene.metrics.placeAcross(width) : width, scene)
      }
    }
  }
}
