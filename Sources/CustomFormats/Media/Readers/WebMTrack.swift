/// What a WebM says of one track.
struct WebMTrack {
  /// The kind of stream: 1 pictures, 2 sound.
  var kind: UInt64 = 0
  /// The codec's name.
  var codec = ""
  /// The time of one frame in nanoseconds, 0 where not told.
  var frameNanoseconds: UInt64 = 0
  /// The number of sound channels; 1 where none is told.
  var channels = 1
  /// The width in pixels as coded.
  var width = 0
  /// The height in pixels as coded.
  var height = 0
  /// The width to show, or the first side of a ratio.
  var displayWidth = 0
  /// The height to show, or the second side of a ratio.
  var displayHeight = 0
  /// What display sides count: 0 pixels, else units of a ratio.
  var displayUnit: UInt64 = 0

  /// Reads a track entry.
  init(_ bytes: inout MediaBytes, from start: Int, to end: Int) {
    read(&bytes, from: start, to: end, isVideo: false)
  }

  private mutating func read(_ bytes: inout MediaBytes, from start: Int, to end: Int, isVideo: Bool) {
    var at = start
    for _ in 0..<256 {
      guard at < end, let element = EBMLElement(&bytes, at: at), let next = element.end else { return }
      switch element.id {
      case 0x83: kind = element.number(&bytes) ?? 0
      case 0x86: codec = element.text(&bytes) ?? ""
      case 0x23E383: frameNanoseconds = element.number(&bytes) ?? 0
      case 0xE0 where !isVideo: read(&bytes, from: element.body, to: min(next, end), isVideo: true)
      case 0xE1 where !isVideo: readSound(&bytes, from: element.body, to: min(next, end))
      case 0xB0 where isVideo: width = Int(clamping: element.number(&bytes) ?? 0)
      case 0xBA where isVideo: height = Int(clamping: element.number(&bytes) ?? 0)
      case 0x54B0 where isVideo: displayWidth = Int(clamping: element.number(&bytes) ?? 0)
      case 0x54BA where isVideo: displayHeight = Int(clamping: element.number(&bytes) ?? 0)
      case 0x54B2 where isVideo: displayUnit = element.number(&bytes) ?? 0
      default: break
      }
      at = next
    }
  }

  private mutating func readSound(_ bytes: inout MediaBytes, from start: Int, to end: Int) {
    var at = start
    for _ in 0..<32 {
      guard at < end, let element = EBMLElement(&bytes, at: at), let next = element.end else { return }
      if element.id == 0x9F { channels = Int(clamping: element.number(&bytes) ?? 1) }
      at = next
    }
  }

  /// What is known of it, where it is sound.
  var audio: AudioFacts {
    var facts = AudioFacts(matroska: codec)
    facts.channels = channels
    return facts
  }

  /// The shape of a pixel, as the smallest whole numbers; 1 to 1 where it is a square or not told.
  var pixelShape: (width: Int, height: Int) {
    let (across, overflow) = displayWidth.multipliedReportingOverflow(by: height)
    let (down, overflowing) = displayHeight.multipliedReportingOverflow(by: width)
    guard across > 0, down > 0, !overflow, !overflowing else { return (1, 1) }
    var (divisor, rest) = (across, down)
    while rest > 0 { (divisor, rest) = (rest, divisor % rest) }
    return (across / divisor, down / divisor)
  }

  /// The size after the shape of pixels.
  var shownSize: (width: Int, height: Int) {
    guard displayWidth > 0, displayHeight > 0 else { return (width, height) }
    if displayUnit == 0 { return (displayWidth, displayHeight) }
    let shown = Double(height) * Double(displayWidth) / Double(displayHeight)
    return (shown < 1e9 ? Int(shown.rounded()) : width, height)
  }
}
