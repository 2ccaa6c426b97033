import Documents

/// An ad in one state with its title above and its facts below.
public struct PreviewPage {
  /// The page.
  public let frame: Frame

  /// Draws the page, as wide as it needs to be; sentences are broken at the columns given.
  public init(title: TextLine, _ view: AdView, _ facts: FactsView, columns: Int) {
    let lines = facts.lines(columns: columns)
    let width = ([title.columns, view.columns] + lines.map(\.columns)).max() ?? 0
    var frame = Frame(columns: width, rows: view.rows + lines.count + 2)
    frame.write(title, column: 0, row: 0)
    view.draw(column: 0, row: 1, on: &frame)
    for (index, line) in lines.enumerated() { frame.write(line, column: 0, row: view.rows + 2 + index) }
    self.frame = frame
  }
}
