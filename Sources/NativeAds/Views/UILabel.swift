public import CustomFormats

/// A view of words; it lets touches through to the view around it.
open class UILabel: UIView {
  /// The words.
  public var text: String?

  /// Creates a label.
  public override init(frame: PointRect = PointRect()) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
}
