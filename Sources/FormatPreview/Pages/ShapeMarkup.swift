import CustomFormats

/// Writes shapes as SVG; what other elements refer to has an ID of the drawing's and a number.
struct ShapeMarkup {
  private let pictures: [String: EmbeddedPicture]
  private let id: String
  private var count = 0

  /// Prepares to write a drawing, whose ID no other of the page has.
  init(pictures: [String: EmbeddedPicture], id: String) {
    self.pictures = pictures
    self.id = id
  }

  /// Returns the shapes, from the back to the front.
  mutating func markup(_ shapes: [Shape]) -> Markup {
    var markup = Markup()
    for shape in shapes { markup += self.markup(shape) }
    return markup
  }

  private mutating func markup(_ shape: Shape) -> Markup {
    switch shape {
    case .area(let rect, let radius, let colour):
      return "<rect \(rect.attributes)\(corners(radius))\(ShapeColours(fill: colour))/>"
    case .edge(let rect, let radius, let line): return "<rect \(rect.attributes)\(corners(radius))\(ShapeColours(line: line))/>"
    case .gradient(let rect, let radius, let colours): return gradient(rect, radius, colours)
    case .circle(let centre, let radius, let fill, let line):
      return #"<circle cx="\#(centre.x)" cy="\#(centre.y)" r="\#(max(0, radius))"\#(ShapeColours(fill: fill, line: line))/>"#
    case .polygon(let corners, let fill, let line):
      let points = Markup(corners.enumerated().map { $0 == 0 ? "\($1.x),\($1.y)" : " \($1.x),\($1.y)" })
      return #"<polygon points="\#(points)"\#(ShapeColours(fill: fill, line: line))/>"#
    case .words(let words): return self.words(words)
    case .picture(let path, let rect, let mode): return pictures[path]?.markup(in: rect, mode) ?? Markup()
    case .group(let label, let clip, let shapes): return group(label, clip, shapes)
    }
  }

  private mutating func nextID() -> String {
    count += 1
    return "\(id)-\(count)"
  }

  private func corners(_ radius: Double) -> Markup { radius > 0 ? #" rx="\#(radius)""# : "" }

  private mutating func gradient(_ rect: PointRect, _ radius: Double, _ colours: [LayoutColour]) -> Markup {
    let id = nextID()
    let last = Double(max(1, colours.count - 1))
    let stops = Markup(colours.enumerated().map { #"<stop offset="\#(Double($0) / last)"\#(ShapeColours(stop: $1))/>"# })
    return """
      <linearGradient id="\(id)" x1="0" y1="0" x2="0" y2="1">\(stops)</linearGradient>\
      <rect \(rect.attributes)\(corners(radius)) fill="url(#\(id))"/>
      """
  }

  private func words(_ words: ShapeWords) -> Markup {
    let weight: Markup = words.isBold ? #" font-weight="bold""# : ""
    let turn: Markup = words.isRightToLeft ? #" direction="rtl""# : ""
    let anchor: Markup = words.anchor == .middle ? #" text-anchor="middle""# : ""
    let length: Markup = words.width.map { #" textLength="\#($0)" lengthAdjust="spacingAndGlyphs""# } ?? ""
    return """
      <text x="\(words.x)" y="\(words.baseline)"\(length) font-size="\(words.size)"\(weight)\(turn)\(anchor)\
      \(ShapeColours(fill: words.colour))>\(words.text)</text>
      """
  }

  private mutating func group(_ label: ShapeLabel?, _ clip: ShapeClip?, _ shapes: [Shape]) -> Markup {
    var (before, attributes) = (Markup(), Markup())
    if let label, label.isPicture { attributes += #" role="img" aria-label="\#(label.text)""# }
    if let clip {
      let id = nextID()
      before = "<clipPath id=\"\(id)\"><rect \(clip.rect.attributes)\(corners(clip.radius))/></clipPath>"
      attributes += #" clip-path="url(#\#(id))""#
    }
    let title: Markup = label.map { "<title>\($0.text)</title>" } ?? ""
    return "\(before)<g\(attributes)>\(title)\(markup(shapes))</g>"
  }
}

extension PointRect {
  /// The place and size as attributes.
  var attributes: Markup {
    #"x="\#(x)" y="\#(y)" width="\#(max(0, width))" height="\#(max(0, height))""#
  }
}
