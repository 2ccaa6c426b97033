/// Where the samples of a track stand, as its tables tell it.
struct MP4SampleTable {
  private let offsets: (start: Int, count: Int, isLong: Bool)
  private let runs: (start: Int, count: Int)
  private let sizes: (start: Int, count: Int, each: Int)

  /// Finds the tables of a track; nil where one is missing or the data stand in another file.
  init?(_ bytes: inout MediaBytes, track: Box) {
    guard let media = Self.child("mdia", of: track, &bytes), let information = Self.child("minf", of: media, &bytes),
      !Self.isElsewhere(information, &bytes), let table = Self.child("stbl", of: information, &bytes),
      let runBox = Self.child("stsc", of: table, &bytes), let sizeBox = Self.child("stsz", of: table, &bytes)
    else { return nil }
    let long = Self.child("co64", of: table, &bytes)
    guard let place = long ?? Self.child("stco", of: table, &bytes) else { return nil }
    let (step, isLong) = long == nil ? (4, false) : (8, true)
    offsets = (place.body + 8, Self.count(&bytes, at: place.body + 4, in: place, each: step), isLong)
    runs = (runBox.body + 8, Self.count(&bytes, at: runBox.body + 4, in: runBox, each: 12))
    let each = Int(bytes.big32(at: sizeBox.body + 4) ?? 0)
    let stated = Int(bytes.big32(at: sizeBox.body + 8) ?? 0)
    sizes = (sizeBox.body + 12, each > 0 ? stated : min(stated, max(0, sizeBox.end - sizeBox.body - 12) / 4), each)
  }

  /// The chunks in the order of the table.
  var chunks: Chunks { Chunks(table: self) }

  /// A walk from chunk to chunk.
  struct Chunks {
    fileprivate let table: MP4SampleTable
    private var chunk = 0
    private var sample = 0
    private var run = 0

    fileprivate init(table: MP4SampleTable) {
      self.table = table
    }

    /// Gives the next chunk that has samples: its number from 1, place and length.
    mutating func next(_ bytes: inout MediaBytes) -> (number: Int, start: UInt64, length: Int)? {
      guard chunk < table.offsets.count, sample < table.sizes.count, sample < MediaLimits.mostBlocks else { return nil }
      let at = table.offsets.start + chunk * (table.offsets.isLong ? 8 : 4)
      guard let start = table.offsets.isLong ? bytes.big64(at: at) : bytes.big32(at: at).map(UInt64.init) else { return nil }
      chunk += 1
      // An entry holds from the chunk that it names up to the next entry's.
      while run + 1 < table.runs.count, let first = bytes.big32(at: table.runs.start + 12 * (run + 1)), first <= chunk {
        run += 1
      }
      guard run < table.runs.count, let stated = bytes.big32(at: table.runs.start + 12 * run + 4) else { return nil }
      let count = min(Int(stated), table.sizes.count - sample)
      defer { sample += count }
      if table.sizes.each > 0 {
        let (length, overflow) = count.multipliedReportingOverflow(by: table.sizes.each)
        return (chunk, start, overflow ? .max : length)
      }
      var length = 0
      for index in sample..<min(sample + count, MediaLimits.mostBlocks) {
        length = length.boundedSum(Int(bytes.big32(at: table.sizes.start + 4 * index) ?? 0))
      }
      return (chunk, start, length)
    }
  }

  private static func child(_ type: FourCC, of parent: Box, _ bytes: inout MediaBytes) -> Box? {
    var at = parent.body
    while let box = Box(&bytes, at: at, before: parent.end) {
      if box.type == type { return box }
      at = box.end
    }
    return nil
  }

  /// Tells whether any of the track's data references names another file.
  private static func isElsewhere(_ information: Box, _ bytes: inout MediaBytes) -> Bool {
    guard let data = child("dinf", of: information, &bytes), let list = child("dref", of: data, &bytes) else { return false }
    var at = list.body + 8
    while let entry = Box(&bytes, at: at, before: list.end) {
      if let flags = bytes.big32(at: entry.body), flags & 1 == 0 { return true }
      at = entry.end
    }
    return false
  }

  private static func count(_ bytes: inout MediaBytes, at place: Int, in box: Box, each: Int) -> Int {
    min(Int(bytes.big32(at: place) ?? 0), max(0, box.end - place - 4) / each)
  }
}
