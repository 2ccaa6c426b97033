/// The least sizes that the parts of an ad may have, in points.
public enum LeastSizes {
  /// AdChoices: observed in the SDK's own samples, and asked for in its guide to custom formats.
  public static let adChoices = 15.0
  /// The area that takes AdChoices' taps: the least of the 20 to 40 that the industry's ad marker guidelines name.
  public static let adChoicesTouch = 20.0
  /// The attribution badge, by the native policy checklist.
  public static let attribution = 15.0
  /// The media slot of a video, by the native policy checklist; smaller ones get no video.
  public static let video = 120.0
  /// The whole ad, by the native policy checklist; smaller ones are not served.
  public static let ad = 32.0

  /// Returns how many points a size is too small by, 0 or less where it is large enough.
  public static func lack(of size: PointSize, least: Double) -> Double { max(least - size.width, least - size.height) }
}
