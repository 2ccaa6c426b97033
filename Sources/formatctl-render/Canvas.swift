import CPangoCairo
import Documents

/// The picture that is drawn on, with Cairo and Pango.
final class Canvas {
  private let surface: OpaquePointer
  private let context: OpaquePointer
  private let width: Int
  private let height: Int
  /// How many characters no font has.
  private(set) var unknownCharacters = 0

  /// The deepest that groups stand in each other.
  private static let deepest = 64

  /// Creates a picture with nothing on it.
  init(width: Int, height: Int, scale: Double) throws(DrawingError) {
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
      let context = cairo_create(surface)
    else { throw DrawingError("there is no memory for the picture") }
    self.surface = surface
    self.context = context
    self.width = width
    self.height = height
    guard cairo_status(context) == CAIRO_STATUS_SUCCESS else { throw DrawingError("there is no memory for the picture") }
    cairo_scale(context, scale, scale)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// Draws shapes from the back to the front.
  func draw(_ shapes: [JSONValue], _ pictures: [DrawingFile.Picture], depth: Int = 0) throws(DrawingError) {
    guard depth < Self.deepest else { throw DrawingError("groups stand in each other more than \(Self.deepest) deep") }
    for shape in shapes {
      cairo_save(context)
      defer { cairo_restore(context) }
      if let inner = shape["shapes"] {
        if let clip = shape["clip"] {
          try outline(clip)
          cairo_clip(context)
        }
        try draw(inner.elements, pictures, depth: depth + 1)
      } else if let words = shape["words"]?.string {
        unknownCharacters += try Words(words, shape).draw(on: context)
      } else if let number = shape["picture"]?.integer {
        guard pictures.indices.contains(number) else { throw DrawingError("there is no picture \(number)") }
        try draw(pictures[number], shape)
      } else {
        try outline(of: shape)
        try paint(shape)
      }
    }
  }

  /// The pixels: red, green, blue and opacity, row by row; colours are not multiplied by opacity.
  var pixels: [UInt8] {
    cairo_surface_flush(surface)
    let stride = Int(cairo_image_surface_get_stride(surface))
    guard let data = cairo_image_surface_get_data(surface) else { return [] }
    return [UInt8](unsafeUninitializedCapacity: width * height * 4) { pixels, count in
      for y in 0..<height {
        for x in 0..<width {
          let from = UnsafeRawPointer(data).loadUnaligned(fromByteOffset: y * stride + x * 4, as: UInt32.self)
          let alpha = from >> 24
          let at = (y * width + x) * 4
          for (index, shift) in [16, 8, 0].enumerated() {
            let sample = from >> UInt32(shift) & 0xFF
            pixels[at + index] = UInt8(truncatingIfNeeded: alpha == 0 ? 0 : min(255, (sample * 255 + alpha / 2) / alpha))
          }
          pixels[at + 3] = UInt8(truncatingIfNeeded: alpha)
        }
      }
      count = width * height * 4
    }
  }

  private func outline(of shape: JSONValue) throws(DrawingError) {
    if let area = shape["area"] { return try outline(area) }
    if let circle = shape["circle"] {
      let numbers = try circle.numbers(3)
      return cairo_arc(context, numbers[0], numbers[1], max(0, numbers[2]), 0, 2 * .pi)
    }
    if let corners = shape["polygon"]?.elements.map(\.double), corners.count >= 2, corners.count.isMultiple(of: 2) {
      for index in stride(from: 0, to: corners.count, by: 2) {
        guard let x = corners[index], let y = corners[index + 1] else { throw DrawingError("a corner is no pair of numbers") }
        index == 0 ? cairo_move_to(context, x, y) : cairo_line_to(context, x, y)
      }
      return cairo_close_path(context)
    }
    throw DrawingError("a shape says nothing of its kind")
  }

  /// Makes a rectangle with round corners the path.
  private func outline(_ area: JSONValue) throws(DrawingError) {
    let numbers = try area.numbers(5)
    let (x, y, width, height) = (numbers[0], numbers[1], numbers[2], numbers[3])
    let radius = min(numbers[4], width / 2, height / 2)
    guard radius > 0 else { return cairo_rectangle(context, x, y, width, height) }
    cairo_new_sub_path(context)
    cairo_arc(context, x + width - radius, y + radius, radius, -.pi / 2, 0)
    cairo_arc(context, x + width - radius, y + height - radius, radius, 0, .pi / 2)
    cairo_arc(context, x + radius, y + height - radius, radius, .pi / 2, .pi)
    cairo_arc(context, x + radius, y + radius, radius, .pi, 3 * .pi / 2)
    cairo_close_path(context)
  }

  /// Fills the path and draws its line.
  private func paint(_ shape: JSONValue) throws(DrawingError) {
    if let fill = shape["fill"] {
      try Colour(fill).use(on: context)
      cairo_fill_preserve(context)
    }
    if let stops = shape["gradient"]?.elements, let area = shape["area"] {
      let numbers = try area.numbers(5)
      let pattern = cairo_pattern_create_linear(0, numbers[1], 0, numbers[1] + numbers[3])
      defer { cairo_pattern_destroy(pattern) }
      for (index, stop) in stops.enumerated() {
        let colour = try Colour(stop)
        let offset = Double(index) / Double(max(1, stops.count - 1))
        cairo_pattern_add_color_stop_rgba(pattern, offset, colour.red, colour.green, colour.blue, colour.opacity)
      }
      cairo_set_source(context, pattern)
      cairo_fill_preserve(context)
    }
    if let line = shape["line"] {
      try Colour(line).use(on: context)
      cairo_set_line_width(context, shape["lineWidth"]?.double ?? 1)
      cairo_stroke_preserve(context)
    }
    cairo_new_path(context)
  }

  private func draw(_ picture: DrawingFile.Picture, _ shape: JSONValue) throws(DrawingError) {
    guard let area = shape["area"] else { throw DrawingError("a picture has no place") }
    let numbers = try area.numbers(5)
    let (x, y, width, height) = (numbers[0], numbers[1], numbers[2], numbers[3])
    guard width > 0, height > 0 else { return }
    var (across, down) = (width / Double(picture.width), height / Double(picture.height))
    switch shape["mode"]?.string {
    case "aspectFit": (across, down) = (min(across, down), min(across, down))
    case "aspectFill": (across, down) = (max(across, down), max(across, down))
    default: break
    }
    var pixels = picture.premultiplied
    pixels.withUnsafeMutableBufferPointer { pixels in
      let image = cairo_image_surface_create_for_data(
        pixels.baseAddress, CAIRO_FORMAT_ARGB32, Int32(picture.width), Int32(picture.height), Int32(picture.width * 4))
      cairo_rectangle(context, x, y, width, height)
      cairo_clip(context)
      cairo_translate(
        context, x + (width - across * Double(picture.width)) / 2, y + (height - down * Double(picture.height)) / 2)
      cairo_scale(context, across, down)
      cairo_set_source_surface(context, image, 0, 0)
      let pattern = cairo_get_source(context)
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
      // What lies beyond the edge is more of the edge, so that it is not paler than the rest.
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_rectangle(context, 0, 0, Double(picture.width), Double(picture.height))
      cairo_fill(context)
      cairo_set_source_rgb(context, 0, 0, 0)
      cairo_surface_finish(image)
      cairo_surface_destroy(image)
    }
  }
}

extension DrawingFile.Picture {
  /// The pixels as Cairo takes them: multiplied by opacity, 0xAARRGGBB.
  fileprivate var premultiplied: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: pixels.count) { target, count in
      for (index, at) in stride(from: pixels.startIndex, to: pixels.endIndex, by: 4).enumerated() {
        let alpha = UInt32(pixels[at + 3])
        func part(_ offset: Int) -> UInt32 { (UInt32(pixels[at + offset]) * alpha + 127) / 255 }
        let pixel = alpha << 24 | part(0) << 16 | part(1) << 8 | part(2)
        UnsafeMutableRawBufferPointer(target).storeBytes(of: pixel, toByteOffset: index * 4, as: UInt32.self)
      }
      count = pixels.count
    }
  }
}

extension JSONValue {
  /// Returns a list of so many numbers.
  func numbers(_ count: Int) throws(DrawingError) -> [Double] {
    let numbers = elements.compactMap(\.double)
    guard numbers.count == count, elements.count == count else { throw DrawingError("a place has not \(count) numbers") }
    return numbers
  }
}
