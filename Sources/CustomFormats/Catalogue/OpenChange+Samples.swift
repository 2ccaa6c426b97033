extension OpenChange {
  /// Adds a sample to a live format, which may have no other of its name.
  @discardableResult
  public mutating func addSample(
    _ content: SampleContent, to format: StoredFormat.Identity
  ) throws(CatalogueError) -> StoredSample {
    guard try catalogue.format(format) != nil else { throw .noSuchFormat(path: catalogue.path, format) }
    try expectFreeName(content.name, in: format, for: nil)
    let media = try checked(content.media)
    let sample = try write { (connection, _) throws(SQLiteError) in
      try connection.run("INSERT INTO sample (format) VALUES (\(format))")
      return StoredSample.Identity(number: connection.lastInsertedRow)
    }
    return try insert(content, media, as: 1, of: sample, format)
  }

  /// Adds a revision to a sample, which brings a removed one back.
  ///
  /// Throws `.sampleOutdated` unless `revision` is the latest. Content that equals the latest writes nothing.
  @discardableResult
  public mutating func revise(
    _ sample: StoredSample.Identity, basedOn revision: Int, to content: SampleContent
  ) throws(CatalogueError) -> StoredSample {
    let (latest, stored) = try latest(of: sample, basedOn: revision)
    let media = try checked(content.media)
    let hashes = media.mapValues(\.hash)
    if let stored, stored.name == content.name, stored.text == content.text, stored.media == hashes { return stored }
    try expectFreeName(content.name, in: latest.format, for: sample)
    return try insert(content, media, as: latest.number + 1, of: sample, latest.format)
  }

  /// Removes a sample; its media stay, since older revisions name them.
  ///
  /// Throws `.sampleOutdated` unless `revision` is the latest. Removing what is removed writes nothing.
  public mutating func delete(_ sample: StoredSample.Identity, basedOn revision: Int) throws(CatalogueError) {
    let (latest, stored) = try latest(of: sample, basedOn: revision)
    guard stored != nil else { return }
    try write { (connection, change) throws(SQLiteError) in
      try connection.insert(sample, latest.number + 1, change, latest.name, text: nil)
    }
  }

  private func latest(
    of sample: StoredSample.Identity, basedOn revision: Int
  ) throws(CatalogueError) -> (SampleRevision, StoredSample?) {
    guard let (latest, stored) = try catalogue.latestRevision(of: sample) else {
      throw .noSuchSample(path: catalogue.path, sample)
    }
    guard latest.number == revision else {
      throw .sampleOutdated(
        path: catalogue.path, name: latest.name, basedOn: revision, latest: latest.number, current: stored)
    }
    return (latest, stored)
  }

  private func expectFreeName(
    _ name: String, in format: StoredFormat.Identity, for sample: StoredSample.Identity?
  ) throws(CatalogueError) {
    if let other = try catalogue.liveSample(named: name, of: format), other != sample {
      throw .sampleNameTaken(path: catalogue.path, name: name)
    }
  }

  /// Hashes the files and holds them to what the catalogue takes, before anything is written.
  private func checked(_ files: [SampleMedia]) throws(CatalogueError) -> [String: HashedMedia] {
    var checked: [String: HashedMedia] = [:]
    for file in files {
      if case .bytes(let bytes) = file.source, bytes.count > Catalogue.largestMedia {
        throw .mediaTooLarge(path: catalogue.path, file: file.path, bytes: bytes.count)
      }
      let hash = file.hash
      let isHeld = try catalogue.holds(hash)
      if case .held = file.source, !isHeld { throw .noSuchMedia(path: catalogue.path, file: file.path, hash) }
      guard checked.updateValue(HashedMedia(file: file, hash: hash, isHeld: isHeld), forKey: file.path) == nil else {
        throw .mediaPathTwice(path: catalogue.path, file: file.path)
      }
    }
    return checked
  }

  private mutating func insert(
    _ content: SampleContent, _ media: [String: HashedMedia], as number: Int, of sample: StoredSample.Identity,
    _ format: StoredFormat.Identity
  ) throws(CatalogueError) -> StoredSample {
    let time = note.time
    return try write { (connection, change) throws(SQLiteError) in
      try connection.insert(sample, number, change, content.name, text: content.text)
      // In the order of the paths, so that the same change makes the same file.
      for (path, file) in media.sorted(by: { $0.key < $1.key }) {
        if !file.isHeld, case .bytes(let bytes) = file.file.source {
          // Two paths of one sample may have the same bytes.
          try connection.run("INSERT INTO media (sha256, bytes) VALUES (\(file.hash), \(bytes)) ON CONFLICT DO NOTHING")
        }
        try connection.run(
          "INSERT INTO sample_media (sample, number, path, sha256) VALUES (\(sample), \(number), \(path), \(file.hash))")
      }
      return StoredSample(
        identity: sample, format: format, revision: number, name: content.name, text: content.text,
        media: media.mapValues(\.hash), change: change, time: time)
    }
  }

  /// A media file with its hash, and whether the catalogue has it already.
  private struct HashedMedia {
    let file: SampleMedia
    let hash: MediaHash
    let isHeld: Bool
  }
}

extension Connection {
  /// Inserts a row of a sample's history; without text it is a removal.
  fileprivate func insert(
    _ sample: StoredSample.Identity, _ number: Int, _ change: StoredChange.Identity, _ name: String, text: [UInt8]?
  ) throws(SQLiteError) {
    try run(
      """
      INSERT INTO sample_revision (sample, number, change, name, text)
      VALUES (\(sample), \(number), \(change), \(name), \(text))
      """)
  }
}
