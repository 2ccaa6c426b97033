import CustomFormats
import Documents
import Foundation
import NativeAds

@testable import FormatPreview

extension ShownCreative {
  /// Returns a creative in a folder of a bundled format.
  static func bundled(_ name: String, _ file: String = "sample.json") throws -> ShownCreative {
    let folder = Bundled.folder.appending(path: name)
    let bytes = [UInt8](try Data(contentsOf: folder.appending(path: file)))
    return ShownCreative(
      JSONDocument(bytes), of: PreparedFormat(try Bundled.definition(name), selection: RuleSelection()), fallback: file,
      file: "Formats/\(name)/\(file)", word: file == "sample.json" ? name : file, media: try FolderMedia(folder.path()))
  }
}

extension PreviewState {
  /// Opens creatives of a bundled format on a terminal, without colour unless that is asked for.
  static func of(
    _ name: String, _ files: [String] = ["sample.json"], columns: Int = 80, rows: Int = 24, installed: Set<String> = [],
    isColoured: Bool = false
  ) throws -> PreviewState {
    let samples = try files.map { try ShownCreative.bundled(name, $0) }
    guard
      var state = PreviewState(
        samples, installedSchemes: installed, columns: columns, rows: rows, isColoured: isColoured, order: .logical)
    else { throw CocoaError(.fileNoSuchFile) }
    _ = state.update(.resized(columns: columns, rows: rows))
    return state
  }

  /// Presses keys, one after another, and returns what is to be done outside.
  @discardableResult
  mutating func press(_ keys: Key...) -> [PreviewEffect] { keys.flatMap { update(.key($0)) } }

  /// Types a text, letter by letter.
  mutating func type(_ text: String) { text.forEach { press(.character($0)) } }

  /// Returns the column at which words begin on a row, where every character has one.
  func column(of words: String, row: Int) -> Int? {
    let line = lines[row]
    return line.range(of: words).map { line.distance(from: line.startIndex, to: $0.lowerBound) }
  }

  /// The rows of the screen.
  var lines: [String] { ScreenView(self).frame.lines }
  /// The line about the problem.
  var problemLine: String { lines[ScreenPlan(self).problem.row] }
  /// The line about where a tap goes.
  var routeLine: String { lines[rows - 3] }
  /// The line about what happened.
  var logLine: String { lines[rows - 2] }
  /// The last line.
  var lastLine: String { lines[rows - 1] }
}
