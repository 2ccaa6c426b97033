/// A size in points, written as `12x15` or `12.5x15`.
public struct PointSize: Sendable, Equatable, CustomStringConvertible {
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Creates a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The written form, to a tenth of a point.
  public var description: String { "\(Self.text(width))x\(Self.text(height))" }

  /// Returns points to a tenth, without a fraction of nothing.
  public static func text(_ points: Double) -> String {
    guard points.isFinite, abs(points) < 1e12 else { return "\(points)" }
    let tenths = Int((points * 10).rounded())
    let sign = tenths < 0 ? "-" : ""
    let whole = "\(sign)\(tenths.magnitude / 10)"
    return tenths % 10 == 0 ? whole : "\(whole).\(tenths.magnitude % 10)"
  }
}
