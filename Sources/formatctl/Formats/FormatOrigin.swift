import CustomFormats
import Documents

/// Where a definition was taken from.
struct FormatOrigin: Equatable {
  /// The places where formats are looked up, in their order.
  enum Place: String, CaseIterable {
    /// A path that was given as the format.
    case path
    /// `--formats`.
    case option
    /// `format.json` beside or above the creative.
    case creative
    /// The project file.
    case project
    /// `Formats/` in the working directory or above it.
    case folder
    case catalogue
    /// The formats that come with the program.
    case bundled
  }

  /// The place.
  let place: Place
  /// The definition's file, or the catalogue.
  let path: FilePath
  /// The revision in the catalogue.
  var revision: Int?

  /// What stands behind "is taken from".
  var phrase: String {
    switch place {
    case .path, .option, .creative, .folder: path.shown
    case .project: "\(path.shown), which formatctl.json names"
    case .catalogue: "the catalogue \(path.shown), revision \(revision.map(String.init) ?? "?")"
    case .bundled: "the bundled formats"
    }
  }

  /// The origin in JSON output.
  var json: JSON {
    .object([
      "place": .string(place.rawValue), "path": .string(path.shown),
      "revision": revision.map { .number($0) },
    ])
  }
}
