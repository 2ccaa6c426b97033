import CustomFormats
import Foundation
import NativeAds
import Testing

@testable import FormatPreview

/// Compares whole screens with those in Tests/Data/frames; `RECORD=1` writes them instead.
@Suite struct ScreenFrameTests {
  private static let sizes = [(80, 24), (120, 40), (200, 60)]
  private static let views: [(name: String, format: String, file: String, keys: [Key])] = [
    ("main", "native-video", "sample.json", []),
    ("problem", "simple-native", "bad-headline-too-long.json", []),
    ("why", "simple-native", "bad-headline-too-long.json", ["?"]),
    ("tapped", "story-video", "sample.json", [.down, .down, .enter]),
    ("grid", "native-video", "sample.json", ["g"]),
    ("palette", "native-video", "sample.json", [":", "s", "t", "a", "t", "e"]),
    ("keys", "native-video", "sample.json", [.control("g")]),
    ("outlines", "product-card", "sample.json", ["o"]),
    ("list", "content", "sample.json", ["L", "J", "J", "J", "J"]),
    ("form", "story-video", "sample.json", ["f", .down, .down]),
    ("form-field", "story-video", "sample.json", ["f", .enter, .down, .down, .down]),
    (
      "form-review", "story-video", "sample.json",
      ["f", .enter, .down, .down, .down, .enter, .backspace, .backspace, "5", "5", .enter, "s"]
    ),
  ]
  private static let folder = URL(filePath: #filePath).appending(path: "../../../Data/frames").standardizedFileURL

  @Test(arguments: views, sizes)
  func `each view at each size is drawn as it was`(
    _ view: (name: String, format: String, file: String, keys: [Key]), _ size: (columns: Int, rows: Int)
  ) throws {
    var preview = try PreviewState.of(view.format, [view.file], columns: size.columns, rows: size.rows)
    for key in view.keys { preview.press(key) }
    let frame = ScreenView(preview).frame
    let text = (frame.lines + [""] + Self.styles(of: frame)).joined(separator: "\n") + "\n"
    let file = Self.folder.appending(path: "\(view.name)-\(size.columns)x\(size.rows).txt")
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Data(text.utf8).write(to: file)
      return
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == text, "\(file.lastPathComponent) differs; RECORD=1 rewrites it")
  }

  @Test func `every frame is one of a view`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path())
    let names = Self.views.flatMap { view in Self.sizes.map { "\(view.name)-\($0.0)x\($0.1).txt" } }
    #expect(Set(files) == Set(names))
  }

  /// The styles of a page as letters, without blanks at the ends of rows.
  private static func styles(of frame: Frame) -> [String] {
    let letters: [Style: Character] = [
      .plain: " ", .strong: "b", .faint: "f", .success: "s", .warning: "w", .failure: "x", .selected: "r", .accent: "a",
    ]
    return (0..<frame.rows).map { row in
      let line = String((0..<frame.columns).map { letters[frame[$0, row].style] ?? "?" })
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}
