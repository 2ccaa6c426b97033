public import Documents

/// A node of a layout: a container, a slot, a space, or paint alone; sizes are in points.
public struct LayoutNode: Sendable, Equatable {
  /// What a node is.
  public enum Content: Sendable, Equatable {
    /// Children below one another.
    case column([LayoutNode])
    /// Children beside one another.
    case row([LayoutNode])
    /// Children on top of one another.
    case layers([LayoutNode])
    /// The place of a field, or of `@media`, `@adChoices` or `@attribution`.
    case slot(String)
    /// Room of a size, nil for what is left.
    case space(Double?)
    /// A background or gradient without content.
    case paint
  }

  /// A ratio of width to height.
  public enum Aspect: Sendable, Equatable {
    case ratio(AspectRatio)
    /// The ratio of the media that is shown.
    case media
  }

  /// Where children stand across a container.
  public enum Alignment: String, Sendable, CaseIterable {
    case fill, start, center, end
  }

  /// Where a child of layers stands.
  public enum Placement: String, Sendable, CaseIterable {
    case fill, top, bottom, center
    case topLeading = "top-leading"
    case topTrailing = "top-trailing"
    case bottomLeading = "bottom-leading"
    case bottomTrailing = "bottom-trailing"
  }

  /// What a tap on an area reports.
  public enum Tap: Sendable, Equatable {
    case key(String)
    case none
  }

  /// What it is.
  public var content: Content
  /// Where it stands in its document; empty for nodes that stand in none.
  public var path = JSONPath()
  /// The fixed width.
  public var width: Double?
  /// The fixed height.
  public var height: Double?
  /// The ratio of width to height.
  public var aspect: Aspect?
  /// The weight with which it takes what is left.
  public var grow: Double?
  /// The distances between its edges and what it holds.
  public var padding: LayoutInsets?
  /// The distance between children that are present.
  public var gap = 0.0
  /// Where children stand across; nil for fill in a column and start in a row.
  public var align: Alignment?
  /// Where it stands in layers.
  public var at = Placement.fill
  /// What it is drawn as; nil for what follows from kind and role.
  public var drawing: SlotDrawing?
  /// How its text is set; nil for what follows from the role.
  public var style: TextStyle?
  /// The most lines of its text.
  public var lines: Int?
  /// The colour of its text, and of all text inside.
  public var colour: LayoutColour?
  /// How a picture fills it.
  public var contentMode = ContentMode.scaleToFill
  /// What is painted behind it.
  public var paint = LayoutPaint()
  /// What a tap reports; nil for its own key if clickable, else what the container reports.
  public var tap: Tap?
  /// Whether a control of a system-defined ad takes taps itself.
  public var isInteractive = false
  /// Whether it keeps its place when its asset is absent.
  public var isAlwaysThere = false
  /// The slot that it may lie on.
  public var over: String?

  /// Creates a node.
  public init(_ content: Content) { self.content = content }

  /// The children of a container, none for other nodes.
  public var children: [LayoutNode] {
    switch content {
    case .column(let children), .row(let children), .layers(let children): children
    case .slot, .space, .paint: []
    }
  }

  /// The name of the slot; nil for other nodes.
  public var slot: String? { if case .slot(let name) = content { name } else { nil } }

  /// The node and all nodes inside it, in the order of the text.
  public var all: [LayoutNode] { [self] + children.flatMap(\.all) }
}
