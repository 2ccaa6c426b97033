/// Makes a layout of a format's fields, so that a format can be seen the moment it exists.
public enum DerivedLayout {
  /// Returns a layout of every field that has something to show.
  public static func layout(for format: CustomFormat) -> Layout {
    var plan = DerivedPlan(format)
    let top = bar(format, isTop: true)
    let head = plan.head()
    let media = plan.media()
    let body = plan.body()
    let bottom = bar(format, isTop: false)
    var root = LayoutNode(.column([top, head, media, body, bottom].compactMap { $0 }))
    root.paint.background = .card
    root.paint.radius = 12
    return layout(root)
  }

  private static func layout(_ root: LayoutNode) -> Layout {
    var layout = Layout(root)
    layout.widths = [320, 430]
    // The height of a finger, so that the barest ad can be met by one.
    layout.minHeight = 44
    return layout
  }

  /// Returns the row at the top or bottom that holds the badge, AdChoices or both.
  private static func bar(_ format: CustomFormat, isTop: Bool) -> LayoutNode? {
    let adChoices = LayoutNode(.slot(Layout.adChoices))
    let badge = LayoutNode(.slot(Layout.attribution))
    let room = LayoutNode(.space(nil))
    let corner = format.adChoices.corner
    let children: [LayoutNode]
    switch (corner, isTop) {
    case (.topTrailing, true): children = [badge, room, adChoices]
    case (.topLeading, true): children = [adChoices, room, badge]
    case (_, true): children = [badge]
    case (.bottomTrailing, false): children = [room, adChoices]
    case (.bottomLeading, false): children = [adChoices, room]
    case (_, false): return nil
    }
    var row = LayoutNode(.row(children))
    row.padding = LayoutInsets(top: 8, end: 12, bottom: 8, start: 12)
    row.align = .center
    return row
  }
}
