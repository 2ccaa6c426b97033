public import CustomFormats
public import Documents
public import NativeAds

/// A creative that is looked at: what the ad server makes of it, and what is wrong with it.
public struct ShownCreative: Sendable {
  /// The format, ready for proving creatives.
  public let prepared: PreparedFormat
  /// What it is called; nil for words made up of the definition.
  public let name: String?
  /// The creative as the ad server sends it.
  public let creative: ServedCreative
  /// What validation finds in it.
  public let findings: [Finding]
  /// The file that it stands in, as findings name it; nil for what stands in none.
  public let file: String?
  /// The word that names it on a command line, quoted as a shell takes it.
  public let word: String
  let media: any MediaSource
  let document: JSONDocument?
  let root: Int
  /// The document as it was read, and what was edited since.
  let original: JSONDocument?
  let edits: [AssetRow.ID: CreativeEdit]
  let fallback: String

  /// The format.
  public var format: CustomFormat { prepared.format }

  /// Reads and proves the creative at a node of a document; the fallback is its ID where it has none.
  public init(
    _ document: JSONDocument, root: Int = 0, of prepared: PreparedFormat, named name: String? = nil, fallback: String,
    file: String? = nil, word: String, media: any MediaSource
  ) {
    self.init(
      document, root: root, of: prepared, named: name, fallback: fallback, file: file, word: word, media: media,
      original: document, edits: [:])
  }

  init(
    _ document: JSONDocument, root: Int, of prepared: PreparedFormat, named name: String?, fallback: String, file: String?,
    word: String, media: any MediaSource, original: JSONDocument, edits: [AssetRow.ID: CreativeEdit]
  ) {
    self.original = original
    self.edits = edits
    self.fallback = fallback
    let (creative, _) = CreativeFile.read(document, root: root) { _ in prepared }
    self.prepared = prepared
    self.name = name ?? creative.id ?? fallback
    self.creative = ServedCreative(creative, of: prepared.format, media: media)
    self.file = file
    self.word = word
    self.media = media
    self.document = document
    self.root = root
    let validator = Validator(RuleSelection(), formats: PreparedFormats([prepared]), fixedFormat: prepared)
    var run = ValidationRun(validator)
    findings = run.check(document, root: root, file: file, fallbackID: fallback, media: media)
  }

  /// Makes words up of a definition that has no sample.
  public init(samplesOf prepared: PreparedFormat, word: String) {
    self.prepared = prepared
    name = nil
    creative = ServedCreative(samplesOf: prepared.format)
    findings = []
    file = nil
    self.word = word
    media = MeasuredMedia([:])
    (document, original) = (nil, nil)
    root = 0
    edits = [:]
    fallback = ""
  }
}
