/// What taking a change back would make of its formats and samples.
public struct ReversalPlan: Sendable {
  /// The change that would be taken back.
  public let change: StoredChange
  /// The formats, in the order in which the change touched them.
  public internal(set) var formats: [FormatReturn] = []
  /// The samples, in the order in which the change touched them.
  public internal(set) var samples: [SampleReturn] = []

  /// A format and what it returns to.
  public struct FormatReturn: Sendable {
    /// The names that it has now.
    public let names: FormatNames
    /// The format as it is, nil where it is deleted.
    public let current: StoredFormat?
    /// The revision that comes back, nil where there was none or it was deleted.
    public let restored: StoredFormat?
    /// The number of the revision that is written.
    public internal(set) var revision: Int
  }

  /// A sample and what it returns to.
  public struct SampleReturn: Sendable {
    /// The sample, by the name that it has now.
    public let sample: ChangeEntry.SampleName
    /// The format that it is a sample of.
    public let format: FormatNames
    /// The sample as it is, nil where it is removed.
    public let current: StoredSample?
    /// The revision that comes back, nil where there was none or it was removed.
    public let restored: StoredSample?
    /// The number of the revision that is written.
    public internal(set) var revision: Int
  }
}

extension Catalogue {
  /// Finds out what taking a change back would do, and throws what `undo` would throw.
  public func reversalPlan(of change: StoredChange) throws(CatalogueError) -> ReversalPlan {
    try expectUntouched(since: change)
    var plan = ReversalPlan(change: change)
    for entry in change.entries {
      if let sample = entry.sample {
        if let index = plan.samples.firstIndex(where: { $0.sample.sample == sample.sample }) {
          plan.samples[index].revision += 1
        } else {
          plan.samples.append(try sampleReturn(of: sample, before: entry))
        }
      } else if let index = plan.formats.firstIndex(where: { $0.names.format == entry.format.format }) {
        plan.formats[index].revision += 1
      } else {
        plan.formats.append(try formatReturn(of: entry))
      }
    }
    try expectFreeNames(for: plan)
    return plan
  }

  private func formatReturn(of entry: ChangeEntry) throws(CatalogueError) -> ReversalPlan.FormatReturn {
    let format = entry.format.format
    guard let latest = try latestRevision(of: format) else { throw .noSuchFormat(path: path, format) }
    return ReversalPlan.FormatReturn(
      names: latest.names, current: latest.stored, restored: try restored(of: entry.format, before: entry.revision),
      revision: latest.number + 1)
  }

  private func sampleReturn(
    of sample: ChangeEntry.SampleName, before entry: ChangeEntry
  ) throws(CatalogueError) -> ReversalPlan.SampleReturn {
    guard let latest = try latestRevision(of: sample.sample) else { throw .noSuchSample(path: path, sample.sample) }
    return ReversalPlan.SampleReturn(
      sample: ChangeEntry.SampleName(sample: sample.sample, name: latest.row.name), format: entry.format,
      current: latest.stored, restored: try restored(of: sample, before: entry.revision), revision: latest.row.number + 1)
  }

  /// Reads what a format was before a revision, nil where there was none or it was deleted; throws where that was lost.
  func restored(of format: FormatNames, before revision: Int) throws(CatalogueError) -> StoredFormat? {
    guard revision > 1 else { return nil }
    guard let earlier = try self.revision(revision - 1, of: format.format) else {
      throw .lostRevision(path: path, name: format.shortest, revision: revision - 1)
    }
    return earlier.stored
  }

  /// Reads what a sample was before a revision, nil where there was none or it was removed; throws where that was lost.
  func restored(of sample: ChangeEntry.SampleName, before revision: Int) throws(CatalogueError) -> StoredSample? {
    guard revision > 1 else { return nil }
    guard let earlier = try self.revision(revision - 1, of: sample.sample) else {
      throw .lostRevision(path: path, name: "sample \"\(sample.name)\"", revision: revision - 1)
    }
    return earlier.stored
  }

  /// Throws where a name that comes back has become that of a format which stays.
  private func expectFreeNames(for plan: ReversalPlan) throws(CatalogueError) {
    let touched = Set(plan.formats.map(\.names.format))
    for content in plan.formats.compactMap(\.restored?.content) {
      if let formatId = content.formatId, let other = try format(id: formatId), !touched.contains(other.identity) {
        throw .formatIdTaken(path: path, formatId: formatId, by: other.names)
      }
      if let slug = content.slug, let other = try format(slug: slug), !touched.contains(other.identity) {
        throw .slugTaken(path: path, slug: slug, by: other.names)
      }
    }
  }
}
