import CustomFormats
import Testing

@testable import FormatPreview

@Suite struct PictureCellsTests {
  private static let red = [UInt8]([255, 0, 0, 255])
  private static let blue = [UInt8]([0, 0, 255, 255])

  /// Returns the cell of a picture of 4x8 pixels, red where the closure says so and blue elsewhere.
  private static func cell(_ isRed: (_ x: Int, _ y: Int) -> Bool) throws -> Cell {
    let pixels = (0..<8).flatMap { y in (0..<4).flatMap { x in isRed(x, y) ? red : blue } }
    let bitmap = try #require(Bitmap(width: 4, height: 8, pixels: pixels))
    var picture = PictureCells(bitmap, part: PixelRect(x: 0, y: 0, width: 4, height: 8), columns: 1, rows: 1)
    return try #require(picture.cells(ofRow: 0) { _ in RGB(0, 0, 0) }.first)
  }

  /// A glyph, and the samples that it paints.
  private static let shapes: [(glyph: String, isRed: @Sendable (Int, Int) -> Bool)] = [
    ("▁", { $1 >= 7 }), ("▂", { $1 >= 6 }), ("▃", { $1 >= 5 }), ("▄", { $1 >= 4 }), ("▅", { $1 >= 3 }), ("▆", { $1 >= 2 }),
    ("▇", { $1 >= 1 }), ("▎", { x, _ in x < 1 }), ("▌", { x, _ in x < 2 }), ("▊", { x, _ in x < 3 }),
    ("▘", { $0 < 2 && $1 < 4 }), ("▝", { $0 >= 2 && $1 < 4 }), ("▖", { $0 < 2 && $1 >= 4 }), ("▗", { $0 >= 2 && $1 >= 4 }),
    ("▚", { ($0 < 2) == ($1 < 4) }),
  ]

  @Test(arguments: shapes.indices)
  func `a cell takes the glyph whose shape it has, in its two colours`(_ index: Int) throws {
    let (glyph, isRed) = Self.shapes[index]
    #expect(try Self.cell(isRed) == Cell(glyph, ink: RGB(255, 0, 0), paper: RGB(0, 0, 255)))
  }

  @Test func `a cell of one colour is a blank on it`() throws {
    #expect(try Self.cell { _, _ in true } == Cell(" ", ink: RGB(255, 0, 0), paper: RGB(255, 0, 0)))
  }

  @Test func `a picture is drawn upright and not mirrored`() throws {
    let colours: [[UInt8]] = [[255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255], [255, 255, 0, 255]]
    let bitmap = try #require(Bitmap(width: 2, height: 2, pixels: colours.flatMap { $0 }))
    var frame = Frame(columns: 2, rows: 2)
    frame.draw(bitmap, PictureFit(.scaleToFill, width: 2, height: 2, in: frame.bounds), over: RGB(0, 0, 0))
    #expect(frame[0, 0].paper == RGB(255, 0, 0))
    #expect(frame[1, 0].paper == RGB(0, 255, 0))
    #expect(frame[0, 1].paper == RGB(0, 0, 255))
    #expect(frame[1, 1].paper == RGB(255, 255, 0))
  }

  @Test func `what is transparent shows what lies under it`() throws {
    let bitmap = try #require(Bitmap(width: 1, height: 1, pixels: [255, 255, 255, 51]))
    var frame = Frame(columns: 2, rows: 1)
    frame.put(Cell(" ", paper: RGB(0, 0, 100)), column: 0, row: 0)
    frame.draw(bitmap, PictureFit(.scaleToFill, width: 1, height: 1, in: frame.bounds), over: RGB(0, 50, 0))
    #expect(frame[0, 0].paper == RGB(51, 51, 131))
    #expect(frame[1, 0].paper == RGB(51, 91, 51))
  }

  @Test func `only what is on the page is drawn, at its place`() throws {
    let bitmap = try #require(Bitmap(width: 2, height: 1, pixels: Self.red + Self.blue))
    var frame = Frame(columns: 2, rows: 1)
    let rect = CellRect(column: -2, row: 0, columns: 4, rows: 1)
    frame.draw(bitmap, PictureFit(.scaleToFill, width: 2, height: 1, in: rect), over: RGB(0, 0, 0))
    #expect(frame[0, 0].paper == RGB(0, 0, 255))
    #expect(frame[1, 0].paper == RGB(0, 0, 255))
  }

  @Test func `a picture is stretched, shown whole or cut as its mode says`() {
    let rect = CellRect(column: 0, row: 0, columns: 40, rows: 10)
    let stretched = PictureFit(.scaleToFill, width: 100, height: 100, in: rect)
    #expect(stretched.target == rect)
    #expect(stretched.pixels == (160, 80))
    let whole = PictureFit(.aspectFit, width: 100, height: 100, in: rect)
    #expect(whole.target == CellRect(column: 10, row: 0, columns: 20, rows: 10))
    #expect(whole.pixels == (80, 80))
    let cut = PictureFit(.aspectFill, width: 100, height: 100, in: rect)
    #expect(cut.target == rect)
    #expect(cut.pixels == (160, 160))
    #expect(cut.part(width: 160, height: 160, shownIn: rect) == PixelRect(x: 0, y: 40, width: 160, height: 80))
  }

  @Test func `what is less than a cell beside a picture is no margin`() {
    let rect = CellRect(column: 3, row: 2, columns: 40, rows: 11)
    // 11 rows are 39.1 columns of a picture of 16:9.
    #expect(PictureFit(.aspectFit, width: 1280, height: 720, in: rect).target == rect)
    let narrow = CellRect(column: 4, row: 2, columns: 38, rows: 11)
    #expect(PictureFit(.aspectFit, width: 1240, height: 720, in: rect).target == narrow)
  }
}
