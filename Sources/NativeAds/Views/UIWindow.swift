public import CustomFormats

/// The whole screen: what stands outside it is not seen.
public final class UIWindow: UIView {
  /// Creates a window.
  public override init(frame: PointRect = PointRect()) {
    super.init(frame: frame)
    clipsToBounds = true
  }
}
