import CustomFormats

/// Layouts and contents made at random.
struct RandomLayout {
  private var random: SeededGenerator
  /// Whether sizes and numbers that make no sense may stand in them.
  private let isHostile: Bool

  static let keys = ["Headline", "Caption", "Button", "Rating", "Icon", "Picture", "Video"]

  init(_ seed: UInt64, isHostile: Bool) {
    random = SeededGenerator(seed)
    self.isHostile = isHostile
  }

  private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  private mutating func number() -> Double {
    let numbers = [0, 1, 7.5, 40, 1e9, 1e308, -5, .nan, .infinity, -.infinity, 1e-300]
    return numbers.randomElement(using: &random) ?? 0
  }

  mutating func node(_ depth: Int = 0) -> LayoutNode {
    var node = LayoutNode(content(depth))
    // Painted, so that its place can be looked at.
    node.paint.background = LayoutColour.palette["card"]
    if chance(30) { node.align = LayoutNode.Alignment.allCases.randomElement(using: &random) }
    if chance(20) { node.grow = Double(Int.random(in: 0...3, using: &random)) }
    if chance(20) { node.lines = Int.random(in: 1...3, using: &random) }
    if chance(10) { node.isAlwaysThere = true }
    guard isHostile else { return node }
    node.at = LayoutNode.Placement.allCases.randomElement(using: &random) ?? .fill
    if chance(30) { node.width = number() }
    if chance(30) { node.height = number() }
    if chance(10) { node.grow = number() }
    if chance(10) { node.gap = number() }
    if chance(10) { node.padding = LayoutInsets(top: number(), end: number(), bottom: number(), start: number()) }
    if chance(20) {
      node.aspect = ["1:1", "999999:0.000001", "0.000001:999999"].randomElement(using: &random).flatMap(AspectRatio.init).map {
        .ratio($0)
      }
    }
    if chance(10) { node.aspect = .media }
    if chance(10) { node.lines = [0, -1, .max, .min].randomElement(using: &random) }
    return node
  }

  private mutating func content(_ depth: Int) -> LayoutNode.Content {
    let kind = Int.random(in: 0..<10, using: &random)
    if depth == 0 || depth < 4 && kind < 5 {
      let children = (0..<Int.random(in: 1...4, using: &random)).map { _ in node(depth + 1) }
      return kind % 2 == 0 ? .column(children) : isHostile && kind == 1 ? .layers(children) : .row(children)
    }
    switch kind {
    case 5: return .space(nil)
    case 6: return .paint
    case 7 where isHostile: return .space(number())
    case 8 where isHostile: return .slot(["@media", "@adChoices", "@attribution", "Nobody"].randomElement(using: &random) ?? "")
    default:
      // Stars and the badge have a size of their own, which may be more than there is.
      let keys = isHostile ? Self.keys : ["Headline", "Caption", "Button", "Icon", "Picture"]
      return .slot(keys.randomElement(using: &random) ?? "Headline")
    }
  }

  mutating func content() -> AdContent {
    var content = AdContent()
    let alphabet: [Character] = ["a", "W", " ", " ", "\n", "\t", "漢", "👨‍👩‍👧‍👦", "e\u{301}", "\u{200B}", "🇯🇵", "م", "…"]
    for key in Self.keys where chance(80) {
      content.texts[key] = String(
        (0..<Int.random(in: 0...60, using: &random)).map { _ in alphabet.randomElement(using: &random) ?? "a" })
    }
    content.images = chance(80) ? ["Icon", "Picture"] : []
    let ratios = isHostile ? [0, 1, 1.91, .nan, .infinity, -1, 1e-300] : [1.91]
    let ratio = ratios.randomElement(using: &random) ?? 1
    content.media = [.none, .image(ratio: ratio), .video(ratio: ratio)].randomElement(using: &random) ?? .none
    content.hasAdChoices = chance(80)
    return content
  }

  mutating func width() -> Double { isHostile ? number() : Double(Int.random(in: 200...430, using: &random)) }
}
