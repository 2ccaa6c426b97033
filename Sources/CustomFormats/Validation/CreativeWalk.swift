import Documents

/// Goes through the creatives of files, batch by batch, with the folder that each finds its media in.
struct CreativeWalk {
  /// The media of the folders that were met.
  private(set) var media: MediaFolders

  private let files: CreativeFiles
  private let formats: (_ folder: String) -> (any FormatSource)?

  /// What a walk meets.
  enum Step {
    /// A creative.
    case creative(WalkedCreative)
    /// A list of creatives, before each of them.
    case list(JSONDocument, CreativeOrigin)
    /// A line that is too long to be read, by its number.
    case overlongLine(Int, CreativeOrigin)
  }

  /// Prepares to go through files; `formats` is where creatives of a folder look up what they name.
  init(
    _ files: CreativeFiles, media: MediaFolders, formats: @escaping (_ folder: String) -> (any FormatSource)? = { _ in nil }
  ) {
    self.files = files
    self.media = media
    self.formats = formats
  }

  /// Hands over what the next batch holds, in order, and tells whether there was one.
  mutating func nextBatch(_ take: (Step) throws -> Void) throws -> Bool {
    guard let batch = try files.next() else { return false }
    for part in batch.parts { try walk(part, of: batch, take) }
    return true
  }

  private mutating func walk(_ part: CreativeBatch.Part, of batch: CreativeBatch, _ take: (Step) throws -> Void) throws {
    switch part {
    case .document(let document, let origin):
      let around = surroundings(of: origin, batch)
      guard let root = document.root, root.kind == .array else {
        return try take(.creative(WalkedCreative(document: document, root: 0, around: around)))
      }
      try take(.list(document, origin))
      guard document.isWhole else { return }
      for (position, element) in root.elements.enumerated() {
        try take(.creative(WalkedCreative(document: document, root: element.index, around: around, position: position)))
      }
    case .lines(let bytes, let first, let firstByte, let origin):
      let around = surroundings(of: origin, batch)
      for line in CreativeBatch.lines(of: bytes, first: first, firstByte: firstByte) {
        try take(.creative(WalkedCreative(document: line, root: 0, around: around, isLine: true)))
      }
    case .overlongLine(let line, let origin): try take(.overlongLine(line, origin))
    }
  }

  private mutating func surroundings(of origin: CreativeOrigin, _ batch: CreativeBatch) -> CreativeSurroundings {
    let folder = media.media(for: origin.folder)
    return CreativeSurroundings(
      origin: origin, media: folder.map { BatchMedia(folder: $0, batch: batch) } ?? MeasuredMedia([:]),
      formats: formats(origin.folder))
  }
}
