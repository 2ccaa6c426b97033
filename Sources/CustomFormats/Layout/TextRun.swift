/// A text made ready to be broken into lines: its characters with their widths.
struct TextRun: Sendable {
  /// A character as a reader sees it.
  struct Cluster: Sendable {
    /// The character; a blank for a tab.
    var character: Character
    /// Its width in points.
    var advance: Double
    /// Whether a line may break at it.
    var isBlank: Bool
    /// Whether a line must end at it.
    var isLineEnd: Bool
  }

  /// What fits into a width.
  struct Broken: Sendable, Equatable {
    /// The lines from top to bottom.
    var lines: [Line]
    /// How many characters of the text are shown, nil where all are.
    var shown: Int?
  }

  /// One line.
  struct Line: Sendable, Equatable {
    /// The words.
    var text: String
    /// Their width in points.
    var advance: Double
  }

  /// The characters.
  let clusters: [Cluster]
  /// The width on one line; where the text has line ends, that of its longest line.
  let advance: Double
  private let ellipsis: Double

  /// How much a line may be wider than its room.
  static let tolerance = 0.01

  /// Measures the characters of a text.
  init(_ text: String, _ style: TextStyle, _ metrics: TextMetrics) {
    var widest = 0.0
    var width = 0.0
    let blank = metrics.advance(of: " ", style)
    clusters = text.map { character in
      if character.isNewline {
        width = 0
        return Cluster(character: character, advance: 0, isBlank: true, isLineEnd: true)
      }
      let isTab = character == "\t"
      let isBlank = isTab || character == " " || character == "\u{3000}"
      let advance = isTab ? blank : metrics.advance(of: character, style)
      width += advance
      widest = max(widest, width)
      return Cluster(character: isTab ? " " : character, advance: advance, isBlank: isBlank, isLineEnd: false)
    }
    advance = widest
    ellipsis = metrics.advance(of: "…", style)
  }

  /// Breaks the text at blanks, and words that are wider than the room between characters.
  ///
  /// Past the most lines, the last one ends in "…".
  func lines(fitting width: Double, atMost most: Int? = nil) -> Broken {
    let room = width + Self.tolerance
    var lines: [Line] = []
    var start = 0
    while start < clusters.count {
      let (end, next) = lineEnd(from: start, room: room)
      if let most, lines.count + 1 == most, clusters[next...].contains(where: { !$0.isBlank }) {
        let (line, shown) = lastLine(from: start, room: room)
        return Broken(lines: lines + [line], shown: shown)
      }
      lines.append(line(start..<end))
      start = next
    }
    return Broken(lines: lines.isEmpty ? [Line(text: "", advance: 0)] : lines, shown: nil)
  }

  /// Returns where the line from a character on ends, and where the next one begins.
  private func lineEnd(from start: Int, room: Double) -> (end: Int, next: Int) {
    var width = 0.0
    // Where the line may end, and what follows it: behind the last word that fits.
    var wordEnd: Int?
    var at = start
    while at < clusters.count {
      let cluster = clusters[at]
      if cluster.isLineEnd { return (trimmed(start..<at), at + 1) }
      if cluster.isBlank {
        if at > start, !clusters[at - 1].isBlank { wordEnd = at }
      } else if width + cluster.advance > room, at > start {
        guard let wordEnd else { return (at, at) }
        return (wordEnd, skippingBlanks(from: wordEnd))
      }
      width += cluster.advance
      at += 1
    }
    return (trimmed(start..<at), at)
  }

  /// Returns the last line that is shown of a longer text, and how many characters are.
  private func lastLine(from start: Int, room: Double) -> (line: Line, shown: Int) {
    var end = start
    var width = ellipsis
    while end < clusters.count, !clusters[end].isLineEnd, width + clusters[end].advance <= room {
      width += clusters[end].advance
      end += 1
    }
    end = trimmed(start..<end)
    let kept = line(start..<end)
    return (Line(text: kept.text + "…", advance: kept.advance + ellipsis), end == start ? shown(before: start) : end)
  }

  private func line(_ range: Range<Int>) -> Line {
    Line(text: String(clusters[range].map(\.character)), advance: clusters[range].reduce(0) { $0 + $1.advance })
  }

  /// Returns the end of a range without blanks at its end.
  private func trimmed(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, clusters[end - 1].isBlank { end -= 1 }
    return end
  }

  private func skippingBlanks(from start: Int) -> Int {
    var at = start
    while at < clusters.count, clusters[at].isBlank { at += 1 }
    return at
  }

  private func shown(before start: Int) -> Int { trimmed(0..<start) }
}
