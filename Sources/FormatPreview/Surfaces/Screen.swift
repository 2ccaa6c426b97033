/// A terminal that shows one page at a time, and tells of keys and the mouse.
public protocol Screen: Surface, ~Copyable {
  /// The columns.
  var columns: Int { get }
  /// The rows.
  var rows: Int { get }
  /// Waits until something happens, here or at a descriptor that can be read then, and returns all that has happened.
  mutating func events(or bell: Int32) -> [PreviewEvent]
  /// Puts a text on the clipboard.
  mutating func copy(_ text: String)
  /// Forgets what is on the screen, so that the next page is painted whole.
  mutating func repaint()
  /// Gives the terminal back, stops the program, and takes the terminal again when it goes on.
  mutating func suspend()
}
