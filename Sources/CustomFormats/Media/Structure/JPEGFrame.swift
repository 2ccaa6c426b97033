/// The size and sampling that a JPEG's frame header states.
struct JPEGFrame {
  /// A colour component.
  struct Component {
    /// Its number, by which scans name it.
    let number: UInt8
    /// Its samples in a row of a unit.
    let across: Int
    /// Its rows in a unit.
    let down: Int
  }

  /// The colour components.
  let components: [Component]
  private let width: Int
  private let height: Int
  private let isLossless: Bool

  /// Reads a frame header, nil where it is none.
  init?(_ bytes: inout MediaBytes, _ code: UInt8, at start: Int, to end: Int) {
    guard let height = bytes.big16(at: start + 1), let width = bytes.big16(at: start + 3), let count = bytes.byte(at: start + 5),
      start + 6 + 3 * Int(count) <= end
    else { return nil }
    var components: [Component] = []
    for index in 0..<Int(count) {
      guard let number = bytes.byte(at: start + 6 + 3 * index), let sampling = bytes.byte(at: start + 7 + 3 * index),
        sampling >> 4 > 0, sampling & 15 > 0
      else { return nil }
      components.append(Component(number: number, across: Int(sampling >> 4), down: Int(sampling & 15)))
    }
    self.components = components
    self.width = width
    self.height = height
    isLossless = RareCoding(startOfFrame: code) == .lossless
  }

  /// The number of units that a scan of some components has, nil where it cannot be told.
  func units(of selectors: [UInt8]) -> Int? {
    guard !isLossless, let across = components.map(\.across).max(), let down = components.map(\.down).max() else { return nil }
    if selectors.count > 1 {
      return Self.parts(of: width, each: 8 * across) * Self.parts(of: height, each: 8 * down)
    }
    guard let component = components.first(where: { $0.number == selectors.first }) else { return nil }
    // A scan of one component leaves out the blocks that only fill up a unit.
    let columns = Self.parts(of: width * component.across, each: across)
    let rows = Self.parts(of: height * component.down, each: down)
    return Self.parts(of: columns, each: 8) * Self.parts(of: rows, each: 8)
  }

  private static func parts(of length: Int, each: Int) -> Int { (length + each - 1) / each }
}
