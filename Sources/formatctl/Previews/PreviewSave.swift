import CustomFormats
import FormatPreview

/// Edits of creatives, and the one place where they are saved.
struct PreviewSave {
  private let origin: PreviewOrigin
  private let edited: [EditedCreative]

  /// Prepares to save edits of creatives that came from one place.
  init(_ origin: PreviewOrigin, _ edited: [EditedCreative]) {
    self.origin = origin
    self.edited = edited
  }

  /// Groups edits by where their creatives came from: those of one list are written at one stroke.
  static func byPlace(
    _ edited: [EditedCreative], _ subjects: [PreviewSubject]
  ) -> [(origin: PreviewOrigin, edited: [EditedCreative])] {
    var groups: [(origin: PreviewOrigin, edited: [EditedCreative])] = []
    for creative in edited where subjects.indices.contains(creative.sample) {
      let origin = subjects[creative.sample].origin
      if let index = groups.firstIndex(where: { name(of: $0.origin) == name(of: origin) }) {
        groups[index].edited.append(creative)
      } else {
        groups.append((origin, [creative]))
      }
    }
    return groups
  }

  /// Returns what a place is called.
  static func name(of origin: PreviewOrigin) -> String {
    switch origin {
    case .file(let path): path.shown
    case .sample(let sample, let format, _): "the sample \(sample.name) of \(format.names.shortest)"
    case .definition: "the definition"
    }
  }

  /// Writes the edits; refused where somebody else has written there since it was read.
  func write(in environment: Environment) throws {
    switch origin {
    case .file(let path):
      let version = FileVersion(path.absolute)
      guard let version, try holds(path.bytes()) else {
        throw FileError(path, "is left as it is", "another program has written it meanwhile")
      }
      let changes = edited.flatMap(\.edits).map { (range: $0.range, bytes: $0.bytes) }
      try path.replace(changes.sorted { $0.range.lowerBound < $1.range.lowerBound }, of: version)
    case .sample(let sample, let format, let location):
      guard let text = edited.first?.text, holds(sample.text) else {
        throw Failure("the sample \(sample.name) is left as it is: somebody has changed it meanwhile.")
      }
      var content = sample.content
      content.text = text
      let update = CatalogueUpdate([SampleStep.revising(sample, to: content)], of: format)
      try environment.silent.perform(update, in: location, UpdateOptions())
    case .definition: break
    }
  }

  /// Tells whether the edits are of these bytes.
  private func holds(_ bytes: [UInt8]) -> Bool { edited.allSatisfy { $0.base == bytes } }
}
