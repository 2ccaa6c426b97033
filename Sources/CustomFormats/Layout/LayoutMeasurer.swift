/// Gives every slot of a layout its place: one function for previews, pictures, outlines and rules.
public struct LayoutMeasurer: Sendable {
  /// The layout.
  public let layout: Layout
  /// The format whose fields are shown.
  public let format: CustomFormat
  /// How much room text and sizes take.
  public let metrics: TextMetrics
  /// The direction in which words run.
  public let direction: LayoutDirection
  private let fields: [String: AssetField]

  /// Creates a measurer of a format's own layout, of one derived from its fields, or of another one.
  public init(
    _ format: CustomFormat, layout: Layout? = nil, metrics: TextMetrics = .points, direction: LayoutDirection = .leftToRight
  ) {
    self.layout = layout ?? format.shownLayout
    self.format = format
    self.metrics = metrics
    self.direction = direction
    fields = Dictionary(format.fields.map { ($0.key, $0) }) { first, _ in first }
  }

  /// Measures the layout filled with content, at a width in points or at the one it is designed for.
  public func measure(_ content: AdContent, width: Double? = nil) -> MeasuredLayout {
    measure(content, width: width, runs: TextRuns(metrics))
  }

  /// Measures the layout as one of many measurings that share their words; `runs` has the measurer's metrics.
  func measure(_ content: AdContent, width: Double?, runs: TextRuns) -> MeasuredLayout {
    let scene = LayoutScene(layout: layout, format: format, fields: fields, metrics: metrics, content: content, runs: runs)
    let width = metrics.width(TextMetrics.sane(width ?? layout.width))
    let least = metrics.height(TextMetrics.sane(layout.minHeight))
    guard var root = LayoutBox.root(scene) else { return empty(width: width, height: least) }
    root.measureNaturalWidth(scene)
    root.setWidth(width, scene)
    root.measureNaturalHeight(scene)
    root.setHeight(max(root.naturalHeight, least), isGiven: root.hasFixedHeight || least > root.naturalHeight, scene)
    root.place(at: Point(x: 0, y: 0), scene)
    let size = PointSize(width: root.rect.width, height: root.rect.height)
    var items: [MeasuredLayout.Item] = []
    root.collect(into: &items, scene, within: PointRect(width: size.width, height: size.height), LayoutBox.Inherited())
    let safe = PointRect(width: size.width, height: size.height).inset(by: metrics.insets(layout.safeArea))
    guard direction == .rightToLeft else { return MeasuredLayout(size: size, items: items, safeArea: safe) }
    return MeasuredLayout(size: size, items: items.map { $0.mirrored(in: size.width) }, safeArea: safe.mirrored(in: size.width))
  }

  private func empty(width: Double, height: Double) -> MeasuredLayout {
    let size = PointSize(width: width, height: height)
    return MeasuredLayout(size: size, items: [], safeArea: PointRect(width: width, height: height))
  }
}
