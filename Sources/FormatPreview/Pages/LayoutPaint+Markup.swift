import CustomFormats

extension LayoutPaint {
  /// Returns what is painted in a rectangle; a gradient goes by the ID.
  func markup(in rect: PointRect, id: String) -> Markup {
    var markup = Markup()
    if let background { markup += "<rect \(rect.attributes) rx=\"\(radius)\" \(background.fill)/>" }
    guard !gradient.isEmpty else { return markup }
    let last = Double(max(1, gradient.count - 1))
    let stops = Markup(gradient.enumerated().map { #"<stop offset="\#(Double($0) / last)" \#($1.stop)/>"# })
    markup += """
      <linearGradient id="\(id)" x1="0" y1="0" x2="0" y2="1">\(stops)</linearGradient>\
      <rect \(rect.attributes) rx="\(radius)" fill="url(#\(id))"/>
      """
    return markup
  }
}

extension LayoutColour {
  /// The attributes that fill a shape, on a light and on a dark screen.
  var fill: Markup { attributes("fill", "f") }
  /// The attributes of a colour in a gradient.
  var stop: Markup { attributes("stop-color", "g") }

  private func attributes(_ name: String, _ style: String) -> Markup {
    if light == dark { return #"\#(name)="\#(LayoutColour.text(light))""# }
    return #"class="\#(style)" style="--l:\#(LayoutColour.text(light));--d:\#(LayoutColour.text(dark))""#
  }
}

extension PointRect {
  /// The place and size as attributes.
  var attributes: Markup {
    #"x="\#(x)" y="\#(y)" width="\#(max(0, width))" height="\#(max(0, height))""#
  }
}
