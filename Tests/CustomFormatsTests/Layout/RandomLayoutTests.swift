import CustomFormats
import Testing

@Suite struct RandomLayoutTests {
  private static let format = LayoutSubject.definition(#"{ "column": [] }"#).format

  @Test(arguments: TextMetrics.allCases, LayoutDirection.allCases)
  func `any layout can be measured, and every size is a number`(_ metrics: TextMetrics, _ direction: LayoutDirection) {
    var slots = 0
    var faults: [String] = []
    for seed in 0..<1500 as Range<UInt64> {
      var random = RandomLayout(seed, isHostile: true)
      let layout = Layout(random.node())
      let measurer = LayoutMeasurer(Self.format, layout: layout, metrics: metrics, direction: direction)
      let ad = measurer.measure(random.content(), width: random.width())
      slots += ad.slots.count
      for slot in ad.slots {
        for rect in [slot.rect, slot.touchRect] + slot.lines.map(\.rect) {
          let isSane = [rect.x, rect.y, rect.width, rect.height].allSatisfy(\.isFinite) && rect.width >= 0 && rect.height >= 0
          if !isSane { faults.append("seed \(seed): \(slot.name) at \(rect)") }
        }
        if let cut = slot.cut, cut < 0 || cut > slot.text?.count ?? 0 { faults.append("seed \(seed): \(cut) shown") }
      }
      _ = ad.tap(at: Point(x: 10, y: 10))
    }
    #expect(faults.prefix(3) == [])
    #expect(slots > 1500)
  }

  @Test(arguments: TextMetrics.allCases, LayoutDirection.allCases)
  func `where nothing is fixed, everything stands inside its container`(_ metrics: TextMetrics, _ direction: LayoutDirection) {
    var looked = 0
    var faults: [String] = []
    for seed in 0..<1500 as Range<UInt64> {
      var random = RandomLayout(seed, isHostile: false)
      let layout = Layout(random.node())
      let measurer = LayoutMeasurer(Self.format, layout: layout, metrics: metrics, direction: direction)
      let ad = measurer.measure(random.content(), width: random.width())
      var containers: [PointRect] = []
      for item in ad.items {
        let (rect, depth) =
          switch item {
          case .box(let box): (box.rect, box.depth)
          case .slot(let slot): (slot.rect, slot.depth)
          }
        containers.removeLast(containers.count - depth)
        if let outer = containers.last {
          looked += 1
          let isInside =
            rect.x >= outer.x - 0.01 && rect.maxX <= outer.maxX + 0.01 && rect.y >= outer.y - 0.01
            && rect.maxY <= outer.maxY + 0.01
          if !isInside { faults.append("seed \(seed): \(rect) in \(outer)") }
        }
        containers.append(rect)
      }
    }
    #expect(faults.prefix(3) == [])
    #expect(looked > 1500)
  }

  @Test func `in cells every place and size is whole cells`() {
    var faults: [String] = []
    for seed in 0..<500 as Range<UInt64> {
      var random = RandomLayout(seed, isHostile: false)
      let ad = LayoutMeasurer(Self.format, layout: Layout(random.node()), metrics: .cells).measure(random.content(), width: 320)
      for slot in ad.slots {
        let rects = [slot.rect] + slot.lines.map(\.rect)
        let isWhole = rects.allSatisfy { rect in
          [rect.x, rect.width].allSatisfy { $0.truncatingRemainder(dividingBy: 8) == 0 }
            && [rect.y, rect.height].allSatisfy { $0.truncatingRemainder(dividingBy: 16) == 0 }
        }
        if !isWhole { faults.append("seed \(seed): \(slot.name) at \(slot.rect)") }
      }
    }
    #expect(faults.prefix(3) == [])
  }

  @Test func `nodes nested without end are left out, not followed`() {
    var node = LayoutNode(.slot("Headline"))
    for _ in 0..<2000 { node = LayoutNode(.column([node, LayoutNode(.slot("Caption"))])) }
    let ad = LayoutMeasurer(Self.format, layout: Layout(node)).measure(AdContent(texts: ["Headline": "a", "Caption": "b"]))
    #expect(ad.slots.count == 63)
    #expect(ad.slot("Headline") == nil)
  }

  @Test func `a long text in no room ends well`() {
    let text = String(repeating: "wide ", count: 20_000)
    let ad = LayoutSubject.measured(#"{ "column": [{ "slot": "Caption" }] }"#, AdContent(texts: ["Caption": text]), width: 0)
    #expect(ad.slot("Caption")?.lines.count == 80_000)
    #expect(ad.size.height == 1_280_000)
  }
}
