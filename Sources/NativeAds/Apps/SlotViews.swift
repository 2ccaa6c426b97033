import CustomFormats

/// The views that an app has for the slots of a measured layout.
enum SlotViews {
  /// Returns the view of a slot, in its place and without content, but for the badge's words.
  static func view(for slot: MeasuredSlot, inNativeAdView: Bool) -> UIView {
    let view: UIView =
      switch slot.drawing {
      case .text, .attribution: UILabel(frame: slot.rect)
      case .button: UIButton(frame: slot.rect)
      case .stars, .image: UIImageView(frame: slot.rect)
      case .media: MediaView(frame: slot.rect)
      case .adChoices: inNativeAdView ? AdChoicesView(frame: slot.rect) : UIImageView(frame: slot.rect)
      }
    view.contentMode = UIView.ContentMode(slot.contentMode)
    if slot.drawing != .media { view.isUserInteractionEnabled = slot.isInteractive }
    if slot.drawing == .attribution { fill(view, text: slot.text) }
    return view
  }

  /// Puts words into a label or a button.
  static func fill(_ view: UIView, text: String?) {
    (view as? UILabel)?.text = text
    (view as? UIButton)?.setTitle(text, for: .normal)
  }
}
