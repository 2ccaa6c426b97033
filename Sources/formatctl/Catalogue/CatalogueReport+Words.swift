import CustomFormats
import Documents

extension CatalogueReport {
  /// What a catalogue holds: `2 formats, 3 samples, 9 revisions, 4 media files and 81,920 bytes`.
  var words: String {
    [
      formats.counting("format"), samples.counting("sample"), revisions.counting("revision"), media.counting("media file"),
      "\(bytes.grouped) bytes",
    ].enumeration
  }

  /// What a catalogue holds, in JSON output.
  var json: JSON {
    .object([
      "formats": .number(formats), "samples": .number(samples), "revisions": .number(revisions), "media": .number(media),
      "bytes": .number(bytes),
    ])
  }
}

extension Environment {
  /// Returns a path where a new file is to stand; throws where something is.
  func newFile(_ name: String) throws -> FilePath {
    if name.isEmpty { throw Failure("the new file has an empty name, a path is expected.") }
    let path = path(name)
    if path.kind != .absent { throw Failure("\(path) exists already, expected a path where nothing is.") }
    return path
  }
}
