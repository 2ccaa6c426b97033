import CMedia

extension Bitmap {
  /// The picture as a PNG file, nil where it is larger than one can be.
  public var png: [UInt8]? {
    guard let width = UInt32(exactly: width), let height = UInt32(exactly: height), width <= 16_384, height <= 16_384 else {
      return nil
    }
    var image = formatctl_png_image(width, height)
    defer { png_image_free(&image) }
    var count = formatctl_png_most_bytes(&image)
    var file = [UInt8](repeating: 0, count: count)
    guard png_image_write_to_memory(&image, &file, &count, 0, pixels, 0, nil) != 0 else { return nil }
    return Array(file.prefix(count))
  }
}
