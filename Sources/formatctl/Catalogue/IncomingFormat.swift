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
}
