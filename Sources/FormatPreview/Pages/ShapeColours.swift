import CustomFormats

/// The attributes that give a shape its colours, on a light and on a dark screen.
struct ShapeColours {
  private var classes: [String] = []
  private var variables: [String] = []
  /// The attributes, each with a blank before it.
  private(set) var markup = Markup()

  /// Gives a shape a fill, a line or both.
  init(fill: LayoutColour? = nil, line: ShapeLine? = nil) {
    if let fill { add(fill, "fill", "f") } else { markup += #" fill="none""# }
    if let line {
      add(line.colour, "stroke", "s")
      if line.width != 1 { markup += #" stroke-width="\#(line.width)""# }
    }
    close()
  }

  /// Gives a stop of a gradient its colour.
  init(stop colour: LayoutColour) {
    add(colour, "stop-color", "g")
    close()
  }

  private mutating func add(_ colour: LayoutColour, _ name: String, _ letter: String) {
    if colour.light == colour.dark {
      markup += #" \#(name)="\#(LayoutColour.text(colour.light))""#
    } else {
      classes.append(letter)
      variables.append("--\(letter)l:\(LayoutColour.text(colour.light));--\(letter)d:\(LayoutColour.text(colour.dark))")
    }
  }

  private mutating func close() {
    guard !classes.isEmpty else { return }
    markup += #" class="\#(classes.joined(separator: " "))" style="\#(variables.joined(separator: ";"))""#
  }
}

extension Markup.StringInterpolation {
  /// Adds the colours of a shape.
  mutating func appendInterpolation(_ colours: ShapeColours) { appendInterpolation(colours.markup) }
}
