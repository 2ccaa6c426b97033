public import CustomFormats

/// A view that shows a part of what stands in it.
open class UIScrollView: UIView {
  /// The point of its content that stands in its top left corner.
  public var contentOffset = Point(x: 0, y: 0)

  /// Creates a scroll view.
  public override init(frame: PointRect = PointRect()) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  override var origin: Point { contentOffset }
}
