import Documents

/// Which of the rows that were found make a catalogue, and what is missing.
struct RecoveryPlan {
  /// The rows to insert, but for the media.
  private(set) var rows: [(shape: TableShape, rows: [FoundRow])] = []
  /// The media to insert.
  private(set) var media: [(id: Int64, media: FoundRows.Media)] = []
  /// What is missing.
  private(set) var losses: [RecoveryLoss] = []

  private let found: FoundRows

  /// The author and the command of a change whose note was lost.
  static let unknown = "unknown"

  /// Chooses the rows.
  init(_ found: FoundRows) {
    self.found = found
    let formatRevisions = revisions(
      .formatRevision, of: found.sorted(.formatRevision), "the format has no text in any revision left"
    ) { $0.text(3) != nil || $0.text(4) != nil }
    let formats = Set(formatRevisions.map { $0.integer(0) })
    let parents = sampleFormats(named: formatRevisions)
    let sampleRevisions = revisions(
      .sampleRevision,
      of: found.sorted(.sampleRevision).filter { row in
        let isPlaced = parents[row.integer(0)].map(formats.contains) ?? false
        if !isPlaced { leaveOut(.sampleRevision, row, "the format of the sample is not known") }
        return isPlaced
      }, "the sample has no text in any revision left"
    ) { _ in true }
    let samples = Set(sampleRevisions.map { $0.integer(0) }).sorted()
    var hashes: Set<MediaHash> = []
    media = found.media.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }.filter { hashes.insert($1.hash).inserted }
    let files = sampleMedia(sampleRevisions)
    rows = [
      (.change, changes(formatRevisions + sampleRevisions)),
      (.format, formats.sorted().map { FoundRow(id: $0, values: []) }),
      (.formatRevision, formatRevisions),
      (.sample, samples.map { FoundRow(id: $0, values: [.integer(parents[$0] ?? 0)]) }),
      (.sampleRevision, sampleRevisions),
      (.sampleMedia, files),
    ]
    losses = missing(formats, parents) + losses
  }

  private mutating func leaveOut(_ shape: TableShape, _ row: FoundRow, _ reason: String) {
    losses.append(.leftOut(table: shape.name, row: row.id, reason: reason))
  }

  /// Keeps revisions that count, each number of a subject once, and of subjects of which a text is left.
  private mutating func revisions(
    _ shape: TableShape, of rows: [FoundRow], _ reason: String, isNamed: (FoundRow) -> Bool
  ) -> [FoundRow] {
    let text = shape.columns.count - 1
    let subjects = Set(rows.filter { $0.blob(text)?.isEmpty == false }.map { $0.integer(0) })
    var numbers: Set<[Int64]> = []
    return rows.filter { row in
      if !subjects.contains(row.integer(0)) {
        leaveOut(shape, row, reason)
      } else if row.integer(1) < 1 || row.blob(text)?.isEmpty == true || !isNamed(row)
        || !numbers.insert([row.integer(0), row.integer(1)]).inserted
      {
        leaveOut(shape, row, "it is no revision")
      } else {
        return true
      }
      return false
    }
  }

  /// Tells the format of each sample: by its row, else by what its text names.
  private mutating func sampleFormats(named revisions: [FoundRow]) -> [Int64: Int64] {
    var parents = (found.rows[TableShape.sample.name] ?? [:]).mapValues { $0.integer(0) }
    var bearers: [String: Set<Int64>] = [:]
    for row in revisions {
      for name in [row.text(3), row.text(4)].compactMap({ $0 }) { bearers[name, default: []].insert(row.integer(0)) }
    }
    for row in found.sorted(.sampleRevision) where parents[row.integer(0)] == nil {
      guard let text = row.blob(4), let name = JSONDocument(text).root?["formatId"], let key = name.string ?? name.numberText,
        let formats = bearers[key], formats.count == 1, let format = formats.first
      else { continue }
      parents[row.integer(0)] = format
      losses.append(.placed(sample: row.integer(0), format: format))
    }
    return parents
  }

  /// Keeps the paths of revisions that are kept to media that are kept.
  private mutating func sampleMedia(_ revisions: [FoundRow]) -> [FoundRow] {
    let known = Set(revisions.map { [$0.integer(0), $0.integer(1)] })
    let hashes = Set(found.media.values.map(\.hash))
    var paths: Set<String> = []
    return found.sorted(.sampleMedia).filter { row in
      let place = [row.integer(0), row.integer(1)]
      let path = row.text(2) ?? ""
      if !known.contains(place) {
        leaveOut(.sampleMedia, row, "the revision of the sample was lost")
      } else if row.blob(3).flatMap(MediaHash.init(bytes:)).map(hashes.contains) != true {
        leaveOut(.sampleMedia, row, "the file that the sample calls \(path.visible) was lost")
      } else if !paths.insert("\(place) \(path)").inserted {
        leaveOut(.sampleMedia, row, "the sample calls two files \(path.visible)")
      } else {
        return true
      }
      return false
    }
  }

  /// Adds a note that says nothing for each change whose own was lost and of which something is left.
  private func changes(_ revisions: [FoundRow]) -> [FoundRow] {
    var notes = found.rows[TableShape.change.name] ?? [:]
    let reverted = notes.values.compactMap { row in row.values[4] == .null ? nil : row.integer(4) }
    let named = Set(revisions.map { $0.integer(2) } + reverted)
    var time: Int64 = 0
    for id in Set(notes.keys).union(named).sorted() {
      if let note = notes[id] {
        time = note.integer(0)
      } else {
        let unknown = SQLiteValue.text(Self.unknown)
        notes[id] = FoundRow(id: id, values: [.integer(time), unknown, .null, unknown, .null])
      }
    }
    return notes.values.sorted { $0.id < $1.id }
  }

  /// Tells the gaps in the numbers of each table, which are given in turn and never given up.
  private func missing(_ formats: Set<Int64>, _ parents: [Int64: Int64]) -> [RecoveryLoss] {
    let samples = found.rows[TableShape.sampleRevision.name]?.values.map { $0.integer(0) } ?? []
    let changes = [TableShape.formatRevision, .sampleRevision].flatMap { found.sorted($0).map { $0.integer(2) } }
    // Rows that say nothing but what others repeat are no loss.
    let told: [String: [Int64]] = [TableShape.format.name: Array(formats), TableShape.sample.name: Array(parents.keys)]
    let named: [String: [Int64]] = [TableShape.change.name: changes, TableShape.sample.name: samples]
    return TableShape.all.flatMap { shape -> [RecoveryLoss] in
      let here =
        shape.name == TableShape.media.name
        ? Set(found.media.keys).union(found.changedMedia.keys) : Set((found.rows[shape.name] ?? [:]).keys)
      let known = here.union(told[shape.name] ?? [])
      let edge = found.lastRows[shape.name]
      let last = max(known.max() ?? 0, named[shape.name]?.max() ?? 0, edge ?? 0)
      var losses = Self.gaps(in: known, through: last).map { RecoveryLoss.rows(table: shape.name, $0) }
      if edge == nil { losses.append(.rowsAfter(table: shape.name, last)) }
      if shape.name == TableShape.media.name {
        losses += found.changedMedia.sorted { $0.key < $1.key }.map { .changedMedia($0.value) }
      }
      return losses
    }
  }

  private static func gaps(in known: Set<Int64>, through last: Int64) -> [ClosedRange<Int64>] {
    var gaps: [ClosedRange<Int64>] = []
    var next: Int64 = 1
    for number in known.sorted() where number >= 1 {
      if number > next { gaps.append(next...number - 1) }
      next = number + 1
    }
    if next <= last { gaps.append(next...last) }
    return gaps
  }
}
