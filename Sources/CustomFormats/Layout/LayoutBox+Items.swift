extension LayoutBox {
  /// What a node hands down to all inside it.
  struct Inherited {
    /// What a tap reports.
    var tap: LayoutNode.Tap?
    /// The colour of text.
    var colour: LayoutColour?
    /// The containers of layers, the outermost one first.
    var layers: [MeasuredSlot.Layer] = []
  }

  /// Adds what is drawn of the box and all inside it, from the back to the front.
  func collect(
    into items: inout [MeasuredLayout.Item], _ scene: LayoutScene, within bounds: PointRect, _ inherited: Inherited
  ) {
    var inner = inherited
    inner.colour = node.colour ?? inherited.colour
    inner.tap = node.tap ?? inherited.tap
    if let slot {
      items.append(.slot(measured(slot, scene, bounds, inner)))
      return
    }
    if !node.paint.isEmpty || node.tap != nil {
      items.append(.box(MeasuredBox(rect: rect, paint: node.paint, tap: node.tap, depth: depth)))
    }
    let isLayers = if case .layers = node.content { true } else { false }
    for child in children {
      var handed = inner
      if isLayers { handed.layers.append(MeasuredSlot.Layer(container: id, child: child.position)) }
      child.collect(into: &items, scene, within: bounds, handed)
    }
  }

  private func measured(_ slot: SlotContent, _ scene: LayoutScene, _ bounds: PointRect, _ inherited: Inherited) -> MeasuredSlot {
    MeasuredSlot(
      id: id, name: slot.name, key: slot.key, drawing: slot.drawing, rect: rect, touchRect: touchRect(slot, scene, bounds),
      tap: tap(slot, scene, inherited), text: slot.text, lines: lines(slot, scene), cut: broken?.shown, depth: depth,
      style: slot.style, colour: colour(slot, inherited),
      contentMode: slot.drawing == .media && scene.content.media.isVideo ? .aspectFit : node.contentMode, paint: node.paint,
      isInteractive: node.isInteractive && scene.format.type == .systemDefined, over: node.over, path: node.path,
      layers: inherited.layers)
  }

  /// Returns the area that takes taps: AdChoices' is larger than its icon.
  private func touchRect(_ slot: SlotContent, _ scene: LayoutScene, _ bounds: PointRect) -> PointRect {
    guard slot.drawing == .adChoices else { return rect }
    let touch = scene.format.adChoices.touchSize
    let width = max(rect.width, scene.metrics.width(TextMetrics.sane(touch.width)))
    let height = max(rect.height, scene.metrics.height(TextMetrics.sane(touch.height)))
    let grown = PointRect(
      x: rect.x - scene.metrics.placeAcross((width - rect.width) / 2),
      y: rect.y - scene.metrics.placeDown((height - rect.height) / 2), width: width, height: height)
    var clipped = grown.shared(with: bounds)
    // An icon outside the ad keeps its own area, so that it can be seen where it is.
    if clipped.width <= 0 || clipped.height <= 0 { clipped = rect }
    return clipped
  }

  private func tap(_ slot: SlotContent, _ scene: LayoutScene, _ inherited: Inherited) -> String? {
    let format = scene.format
    if let own = node.tap { return own.key }
    switch slot.drawing {
    case .adChoices: return format.adChoices.reportedKey
    case .media:
      if let key = format.media?.tap { return LayoutNode.Tap(key).key }
    default: break
    }
    if let key = slot.key, format.clickable.contains(key) { return key }
    return inherited.tap?.key
  }

  private func colour(_ slot: SlotContent, _ inherited: Inherited) -> LayoutColour {
    if let own = node.colour { return own }
    if slot.drawing == .button, let background = node.paint.background { return background.readableInk }
    return inherited.colour ?? .ink
  }

  private func lines(_ slot: SlotContent, _ scene: LayoutScene) -> [MeasuredSlot.Line] {
    guard let broken else { return [] }
    let inner = rect.inset(by: padding)
    let high = scene.metrics.lineHeight(slot.style)
    let isCentred = slot.drawing == .button || slot.drawing == .attribution
    let room = inner.height - high * Double(broken.lines.count)
    let top = inner.y + (isCentred ? scene.metrics.placeDown(max(0, room) / 2) : 0)
    return broken.lines.enumerated().map { index, line in
      let x = isCentred ? scene.metrics.placeAcross(max(0, inner.width - line.advance) / 2) : 0
      return MeasuredSlot.Line(
        text: line.text,
        rect: PointRect(
          x: inner.x + x, y: top + Double(index) * high, width: line.advance, height: min(high, max(inner.height, 0)))
      )
    }
  }
}

extension LayoutNode.Tap {
  /// The key that is reported, nil for none.
  var key: String? { if case .key(let key) = self { key } else { nil } }

  /// Makes a tap of its written form: a key, or `none`.
  init(_ text: String) { self = text == "none" ? .none : .key(text) }
}

extension AdChoicesPlan {
  /// The size of the area that takes taps: 24x24 points where nothing is said.
  var touchSize: TouchSize { touch ?? TouchSize(width: 24, height: 24) }
  /// The key that a tap on the icon reports, nil for none.
  var reportedKey: String? { tap.map { LayoutNode.Tap($0).key } ?? key }
}
