import CustomFormats

/// A picture that a page holds once and every ad on it refers to.
public struct EmbeddedPicture: Sendable, Equatable {
  /// The ID of its element.
  public let id: String
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int

  /// Creates a picture of an ID and a size.
  public init(id: String, width: Int, height: Int) {
    self.id = id
    self.width = width
    self.height = height
  }

  /// Returns the element that holds the picture's file, to stand anywhere on the page.
  public func element(_ file: [UInt8], type: String) -> Markup {
    """
    <image id="\(id)" width="\(width)" height="\(height)" preserveAspectRatio="none" \
    href="data:\(type);base64,\(Base64.text(of: file))"/>
    """
  }
}

extension EmbeddedPicture {
  /// Returns the picture as it lies in a rectangle.
  func markup(in rect: PointRect, _ mode: ContentMode) -> Markup {
    let fit: Markup =
      switch mode {
      case .scaleToFill: "none"
      case .aspectFit: "xMidYMid meet"
      case .aspectFill: "xMidYMid slice"
      }
    return """
      <svg \(rect.attributes) viewBox="0 0 \(width) \(height)" preserveAspectRatio="\(fit)"><use href="#\(id)"/></svg>
      """
  }
}
