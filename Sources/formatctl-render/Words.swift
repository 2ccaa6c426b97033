import CPangoCairo
import Documents

/// A line of words of a drawing.
struct Words {
  private let text: String
  private let x: Double
  private let baseline: Double
  private let width: Double?
  private let size: Double
  private let isBold: Bool
  private let isMiddle: Bool
  private let isRightToLeft: Bool
  private let colour: Colour

  /// The letters that layouts are measured with, then those that have all scripts.
  ///
  /// No font of emoji is named: digits would come from it.
  private static let families = "Arial, Liberation Sans, Arimo, Noto Sans"

  /// Reads a line.
  init(_ text: String, _ shape: JSONValue) throws(DrawingError) {
    guard let x = shape["x"]?.double, let baseline = shape["baseline"]?.double, let size = shape["size"]?.double,
      size > 0, size < 1_000, let fill = shape["fill"]
    else { throw DrawingError("a line of words has no place, size or colour") }
    self.text = text
    self.x = x
    self.baseline = baseline
    self.size = size
    width = shape["width"]?.double
    isBold = shape["bold"]?.bool == true
    isMiddle = shape["middle"]?.bool == true
    isRightToLeft = shape["rightToLeft"]?.bool == true
    colour = try Colour(fill)
  }

  /// Draws the line as wide as it was measured, and returns how many of its characters no font has.
  func draw(on context: OpaquePointer) -> Int {
    guard let layout = pango_cairo_create_layout(context) else { return 0 }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    guard let font = pango_font_description_from_string(Self.families) else { return 0 }
    defer { pango_font_description_free(font) }
    pango_font_description_set_absolute_size(font, size * Double(PANGO_SCALE))
    pango_font_description_set_weight(font, isBold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL)
    pango_layout_set_font_description(layout, font)
    pango_layout_set_single_paragraph_mode(layout, 1)
    pango_layout_set_auto_dir(layout, 0)
    pango_context_set_base_dir(
      pango_layout_get_context(layout), isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    // As text, never as markup.
    pango_layout_set_text(layout, text, Int32(text.utf8.count))
    var extent = PangoRectangle()
    pango_layout_get_extents(layout, nil, &extent)
    let natural = Double(extent.width) / Double(PANGO_SCALE)
    let drawn = width ?? natural
    colour.use(on: context)
    let left = isMiddle ? x - drawn / 2 : isRightToLeft ? x - drawn : x
    cairo_translate(context, left, baseline)
    if natural > 0, drawn > 0 { cairo_scale(context, drawn / natural, 1) }
    cairo_move_to(
      context, -Double(extent.x) / Double(PANGO_SCALE), -Double(pango_layout_get_baseline(layout)) / Double(PANGO_SCALE))
    pango_cairo_show_layout(context, layout)
    return Int(pango_layout_get_unknown_glyphs_count(layout))
  }
}
