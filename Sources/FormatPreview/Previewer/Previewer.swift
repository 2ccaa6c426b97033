/// The loop of the previewer: show, wait, change, do.
public enum Previewer {
  /// Shows a state on a screen and changes it until the person leaves or the terminal goes.
  public static func run(_ start: PreviewState, on screen: inout some Screen & ~Copyable, _ errands: some Errands) {
    var preview = start
    perform(preview.update(.resized(columns: screen.columns, rows: screen.rows)), on: &screen, errands)
    while !preview.isOver {
      screen.show(ScreenView(preview).frame)
      for event in screen.events(or: errands.bell) {
        if case .woken = event {
          for returned in errands.returned() { perform(preview.update(returned), on: &screen, errands) }
        } else {
          perform(preview.update(event), on: &screen, errands)
          if preview.columns != screen.columns || preview.rows != screen.rows {
            perform(preview.update(.resized(columns: screen.columns, rows: screen.rows)), on: &screen, errands)
          }
        }
      }
    }
  }

  private static func perform(
    _ effects: [PreviewEffect], on screen: inout some Screen & ~Copyable, _ errands: some Errands
  ) {
    for effect in effects {
      switch effect {
      case .copy(let text): screen.copy(text)
      case .repaint: screen.repaint()
      case .suspend: screen.suspend()
      case .load, .save, .copyCreative, .saveDefinition, .findEarlier, .play, .pause, .resume, .stop: errands.send(effect)
      }
    }
  }
}
