public import CustomFormats

/// The ways in which terminals take pictures of pixels.
public enum TerminalGraphics: String, Sendable, CaseIterable {
  /// Six rows at a time in at most 256 colours, as DEC's VT340 has them.
  case sixel
  /// All pixels in base64, by the protocol of the terminal kitty.
  case kitty

  /// Returns what draws a picture where the cursor is, and leaves that below it.
  public func text(of bitmap: Bitmap) -> String {
    switch self {
    case .sixel: SixelPicture(bitmap).text
    case .kitty: Self.kitty(bitmap)
    }
  }

  /// The most characters of base64 in a piece: 4,096, as the protocol has it.
  private static let piece = 4_096

  private static func kitty(_ bitmap: Bitmap) -> String {
    let data = Array(Base64.text(of: bitmap.pixels).utf8)
    var text = ""
    var start = 0
    repeat {
      let end = min(start + piece, data.count)
      let format = start == 0 ? "a=T,f=32,q=2,s=\(bitmap.width),v=\(bitmap.height)," : ""
      text += "\u{1B}_G\(format)m=\(end < data.count ? 1 : 0);" + String(decoding: data[start..<end], as: UTF8.self) + "\u{1B}\\"
      start = end
    } while start < data.count
    return text + "\n"
  }
}
