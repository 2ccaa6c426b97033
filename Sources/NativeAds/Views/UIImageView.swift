public import CustomFormats

/// A view of a picture; it lets touches through to the view around it.
open class UIImageView: UIView {
  /// The picture.
  public var image: ServedMedia?

  /// Creates an image view.
  public override init(frame: PointRect = PointRect()) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates an image view of a picture.
  public convenience init(image: ServedMedia?) {
    self.init()
    self.image = image
  }
}
