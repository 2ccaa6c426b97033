/// A width and height that a field asks for, in the words of messages.
struct SizeWish {
  private let width: Int?
  private let height: Int?
  private let bound: String

  /// Takes the sides that are asked for and how they are meant: "at least".
  init(_ width: Int?, _ height: Int?, _ bound: String) {
    self.width = width
    self.height = height
    self.bound = bound
  }

  /// The wish in a message: "at least 1200x627", "at least 1200 pixels wide".
  var text: String { "\(bound) \(sides)" }

  /// The wish as data: 1200x627, a dash for a side that is free.
  var data: String { "\(width.map(String.init) ?? "-")x\(height.map(String.init) ?? "-")" }

  /// The wish behind "Please send one": "of at least 1200 x 627", "at least 1200 pixels wide".
  var client: String {
    if let width, let height { return "of \(bound) \(width) x \(height)" }
    return text
  }

  /// Returns the wish behind "Send": "1200x627 or larger", "one at least 1200 pixels wide".
  func hint(_ more: String) -> String {
    if width != nil, height != nil { return more.isEmpty ? sides : "\(sides) \(more)" }
    return "one \(text)"
  }

  private var sides: String {
    switch (width, height) {
    case (let width?, let height?): "\(width)x\(height)"
    case (let width?, nil): "\(width) pixels wide"
    case (nil, let height?): "\(height) pixels high"
    case (nil, nil): ""
    }
  }
}
