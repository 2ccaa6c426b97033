/// A public page that a rule or a number rests on.
public struct Source: Sendable, Equatable {
  /// The page's title.
  public var title: String
  /// The page's address, nil where there is none to open.
  public var address: String?

  /// Creates a source.
  public init(_ title: String, _ address: String? = nil) {
    self.title = title
    self.address = address
  }
}
