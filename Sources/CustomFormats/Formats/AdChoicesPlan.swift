/// How the app draws the AdChoices icon.
public struct AdChoicesPlan: Sendable, Equatable {
  /// Whether the app must have a place for it.
  public var isRequired = true
  /// The corner of a derived layout that it stands in.
  public var corner = Corner.topTrailing
  /// The width in points.
  public var width = 15.0
  /// The height in points.
  public var height = 15.0
  /// The width and height in points of the area that takes its taps, centred on the icon; nil for 24x24.
  public var touch: TouchSize?
  /// The key of the asset.
  ///
  /// iOS publishes no literal value; Android's is 3011.
  public var key = "3011"
  /// The key that a tap on it reports; nil for its own.
  public var tap: String?

  /// A size in points.
  public struct TouchSize: Sendable, Equatable {
    /// The width in points.
    public var width: Double
    /// The height in points.
    public var height: Double

    /// Creates a size.
    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }

  /// Creates a required icon of 15x15 points.
  public init() {}
}
