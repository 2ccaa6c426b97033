extension OpenChange {
  /// Adds a format, whose ID and slug no live format may have.
  @discardableResult
  public mutating func add(_ content: FormatContent) throws(CatalogueError) -> StoredFormat {
    try expectFreeNames(of: content, for: nil)
    let time = note.time
    return try write { (connection, change) throws(SQLiteError) in
      try connection.run("INSERT INTO format DEFAULT VALUES")
      let added = StoredFormat(
        identity: StoredFormat.Identity(number: connection.lastInsertedRow), revision: 1, content: content, change: change,
        time: time)
      try connection.insert(added.names, added.revision, change, content.status, text: content.text)
      return added
    }
  }

  /// Adds a revision to a format, which brings a deleted one back.
  ///
  /// Throws `.outdated` unless `revision` is the latest. Content that equals the latest writes nothing.
  @discardableResult
  public mutating func revise(
    _ format: StoredFormat.Identity, basedOn revision: Int, to content: FormatContent
  ) throws(CatalogueError) -> StoredFormat {
    let latest = try latest(of: format, basedOn: revision)
    if let stored = latest.stored, stored.content == content { return stored }
    try expectFreeNames(of: content, for: format)
    let time = note.time
    return try write { (connection, change) throws(SQLiteError) in
      let revised = StoredFormat(
        identity: format, revision: latest.number + 1, content: content, change: change, time: time)
      try connection.insert(revised.names, revised.revision, change, content.status, text: content.text)
      return revised
    }
  }

  /// Deletes a format; its samples are kept and come back with it.
  ///
  /// Throws `.outdated` unless `revision` is the latest. Deleting what is deleted writes nothing.
  public mutating func delete(_ format: StoredFormat.Identity, basedOn revision: Int) throws(CatalogueError) {
    let latest = try latest(of: format, basedOn: revision)
    guard let stored = latest.stored else { return }
    try write { (connection, change) throws(SQLiteError) in
      try connection.insert(latest.names, latest.number + 1, change, stored.content.status, text: nil)
    }
  }

  private func latest(
    of format: StoredFormat.Identity, basedOn revision: Int
  ) throws(CatalogueError) -> FormatRevision {
    guard let latest = try catalogue.latestRevision(of: format) else {
      throw .noSuchFormat(path: catalogue.path, format)
    }
    guard latest.number == revision else {
      throw .outdated(
        path: catalogue.path, format: latest.names, basedOn: revision, latest: latest.number, current: latest.stored)
    }
    return latest
  }

  private func expectFreeNames(of content: FormatContent, for format: StoredFormat.Identity?) throws(CatalogueError) {
    if let formatId = content.formatId, let other = try catalogue.format(id: formatId), other.identity != format {
      throw .formatIdTaken(path: catalogue.path, formatId: formatId, by: other.names)
    }
    if let slug = content.slug, let other = try catalogue.format(slug: slug), other.identity != format {
      throw .slugTaken(path: catalogue.path, slug: slug, by: other.names)
    }
  }
}

extension Connection {
  /// Inserts a row of a format's history; without text it is a deletion.
  fileprivate func insert(
    _ names: FormatNames, _ number: Int, _ change: StoredChange.Identity, _ status: String, text: [UInt8]?
  ) throws(SQLiteError) {
    try run(
      """
      INSERT INTO format_revision (format, number, change, format_id, slug, name, status, text)
      VALUES (\(names.format), \(number), \(change), \(names.formatId), \(names.slug), \(names.name), \(status), \(text))
      """)
  }
}
