extension OpenChange {
  /// Takes back every revision that a change made, the last one first.
  ///
  /// Each step returns to a state that the catalogue was in, so that names that were free then are free again on the way.
  mutating func revert(_ change: StoredChange) throws(CatalogueError) {
    for entry in change.entries.reversed() {
      if let sample = entry.sample {
        try revert(sample, revision: entry.revision)
      } else {
        try revert(entry.format, revision: entry.revision)
      }
    }
  }

  private mutating func revert(_ format: FormatNames, revision: Int) throws(CatalogueError) {
    guard let latest = try catalogue.latestRevision(of: format.format) else {
      throw .noSuchFormat(path: catalogue.path, format.format)
    }
    if let stored = try catalogue.restored(of: format, before: revision) {
      try revise(format.format, basedOn: latest.number, to: stored.content)
    } else {
      try delete(format.format, basedOn: latest.number)
    }
  }

  private mutating func revert(_ sample: ChangeEntry.SampleName, revision: Int) throws(CatalogueError) {
    guard let latest = try catalogue.latestRevision(of: sample.sample) else {
      throw .noSuchSample(path: catalogue.path, sample.sample)
    }
    if let stored = try catalogue.restored(of: sample, before: revision) {
      try revise(sample.sample, basedOn: latest.row.number, to: stored.content)
    } else {
      try delete(sample.sample, basedOn: latest.row.number)
    }
  }
}
