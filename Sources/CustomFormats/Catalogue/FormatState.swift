/// What a catalogue holds of one format at some time, numbers of revisions left out.
struct FormatState: Equatable {
  /// The format; nil where it is deleted or not there yet.
  let content: FormatContent?
  /// The live samples, in the order in which they were added.
  let samples: [Sample]

  /// What a catalogue holds of a sample.
  struct Sample: Equatable {
    let identity: StoredSample.Identity
    let name: String
    let text: [UInt8]
    let media: [String: MediaHash]
  }
}

extension Catalogue {
  /// Reads what the catalogue holds of a format, now or as a change left it.
  func state(
    of format: StoredFormat.Identity, through change: StoredChange.Identity? = nil
  ) throws(CatalogueError) -> FormatState {
    let last = change?.number ?? .max
    return try query { (connection) throws(SQLiteError) in
      let revision = try connection.first(
        FormatRevision.self,
        "\(FormatRevision.selection) WHERE r.format = \(format) AND r.change <= \(last) ORDER BY r.number DESC LIMIT 1")
      let rows = try connection.all(
        SampleRevision.self,
        """
        \(SampleRevision.selection) WHERE s.format = \(format) AND r.number = (
          SELECT max(l.number) FROM sample_revision AS l WHERE l.sample = r.sample AND l.change <= \(last))
        ORDER BY s.id
        """)
      var samples: [FormatState.Sample] = []
      for row in rows {
        guard let stored = try row.stored(on: connection) else { continue }
        samples.append(
          FormatState.Sample(identity: stored.identity, name: stored.name, text: stored.text, media: stored.media))
      }
      return FormatState(content: revision?.stored?.content, samples: samples)
    }
  }
}
