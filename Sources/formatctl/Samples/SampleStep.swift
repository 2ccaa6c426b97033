import CustomFormats

/// What happens to one sample.
struct SampleStep {
  /// What the sample holds afterwards, or held before it was removed.
  let content: SampleContent
  /// The revision that it changes, nil for a new sample.
  let base: StoredSample?
  /// What happens.
  let action: UpdateAction

  /// Adds a sample.
  static func adding(_ content: SampleContent) -> SampleStep {
    SampleStep(content: content, base: nil, action: .added)
  }

  /// Gives a sample other content, or leaves it where it has that already.
  static func revising(_ base: StoredSample, to content: SampleContent) -> SampleStep {
    SampleStep(content: content, base: base, action: base.holds(content) ? .unchanged : .revised)
  }

  /// Removes a sample.
  static func removing(_ base: StoredSample) -> SampleStep {
    SampleStep(content: base.content, base: base, action: .removed)
  }

  /// Adds a sample, or revises the one of its name.
  static func putting(_ content: SampleContent, among stored: [StoredSample]) -> SampleStep {
    stored.first { $0.name == content.name }.map { revising($0, to: content) } ?? adding(content)
  }

  /// Writes what happens.
  func write(of format: StoredFormat.Identity, to change: inout OpenChange) throws(CatalogueError) {
    switch (action, base) {
    case (.unchanged, _): break
    case (.removed, let base?): try change.delete(base.identity, basedOn: base.revision)
    case (_, let base?): try change.revise(base.identity, basedOn: base.revision, to: content)
    case (_, nil): try change.addSample(content, to: format)
    }
  }
}

extension StoredSample {
  /// Tells whether it has this name, text and media.
  fileprivate func holds(_ content: SampleContent) -> Bool {
    let media = content.media.map { file -> (String, MediaHash) in
      switch file.source {
      case .bytes(let bytes): (file.path, MediaHash(of: bytes))
      case .held(let hash): (file.path, hash)
      }
    }
    return name == content.name && text == content.text && self.media == Dictionary(media) { first, _ in first }
  }
}
