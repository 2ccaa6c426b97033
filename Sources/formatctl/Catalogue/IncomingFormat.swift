import CustomFormats

/// A definition that is to enter the catalogue, with samples and their media.
struct IncomingFormat {
  /// The definition.
  let definition: FormatDefinition
  /// The samples.
  var samples: [SampleContent] = []
  /// The file or words that it comes from, for sentences.
  let source: String

  /// The format.
  var format: CustomFormat { definition.format }

  /// Returns what the catalogue keeps of the definition as its revision of that number.
  func content(as revision: Int) -> FormatContent {
    FormatContent(
      formatId: format.formatID?.description, slug: format.slug, name: format.title, status: format.status.rawValue,
      text: definition.text(keptAs: revision))
  }

  /// The media files of all samples.
  var mediaCount: Int { samples.reduce(0) { $0 + $1.media.count } }
}
