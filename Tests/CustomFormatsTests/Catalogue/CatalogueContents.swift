@testable import CustomFormats

/// All that a catalogue's readers can see of its state, numbers of revisions left out.
struct CatalogueContents: Equatable {
  /// A live format with its samples.
  struct Format: Equatable {
    var content: FormatContent
    var samples: [Sample]
  }

  /// A live sample with the bytes of its media.
  struct Sample: Equatable {
    var name: String
    var text: [UInt8]
    var media: [String: [UInt8]]
  }

  /// The live formats in their order, each by its number.
  var formats: [(number: Int64, format: Format)] = []
  /// The names in their order.
  var names: [FormatNames] = []

  /// Reads a catalogue.
  init(of catalogue: Catalogue) throws {
    names = try catalogue.formatNames()
    formats = try catalogue.formats().map { format in
      let samples = try catalogue.samples(of: format.identity).map { sample in
        Sample(name: sample.name, text: sample.text, media: try sample.media.mapValues { try catalogue.media($0) ?? [] })
      }
      return (format.identity.number, Format(content: format.content, samples: samples))
    }
  }

  static func == (a: CatalogueContents, b: CatalogueContents) -> Bool {
    a.names == b.names && a.formats.map(\.number) == b.formats.map(\.number) && a.formats.map(\.format) == b.formats.map(\.format)
  }
}
