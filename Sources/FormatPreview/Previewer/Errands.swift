/// What is done outside the previewer, and comes back when it is done.
public protocol Errands {
  /// A descriptor that can be read as soon as something has come back.
  var bell: Int32 { get }
  /// Sets about something; it does not wait for its end.
  func send(_ effect: PreviewEffect)
  /// Returns what has come back since it was asked last.
  func returned() -> [PreviewEvent]
}
