import CustomFormats

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Frames and complaints of a decoder, put together as they come; one frame is held until it is taken.
struct FrameReader {
  /// Where frames come from while none is held; -1 else, which `poll` passes over.
  var source: Int32 { frame == nil && !isAtEnd ? decoding.frames : -1 }
  /// Where complaints come from; -1 after the last.
  private(set) var complaints: Int32
  /// What was complained of, as far as it is kept.
  private(set) var complaint: [UInt8] = []
  /// Whether a frame is held, or none comes any more.
  var isReady: Bool { frame != nil || isAtEnd }
  /// Whether there has been a frame.
  private(set) var hasFrames = false

  private let decoding: VideoDecoding
  private let (width, height): (Int, Int)
  private var pixels: [UInt8] = []
  private var filled = 0
  private var frame: Bitmap?
  private var isAtEnd = false

  /// The bytes of complaints that are kept.
  private static let mostComplaint = 4_096

  /// Begins to read frames of a size.
  init(_ decoding: VideoDecoding, width: Int, height: Int) {
    self.decoding = decoding
    (self.width, self.height) = (width, height)
    complaints = decoding.complaints
  }

  /// Takes the frame that is held; nil after the last.
  mutating func take() -> Bitmap? {
    defer { frame = nil }
    return frame
  }

  /// Reads what there is of the next frame.
  mutating func readFrame() {
    if pixels.isEmpty { pixels = [UInt8](repeating: 0, count: width * height * 4) }
    let count = pixels.withUnsafeMutableBytes { read(decoding.frames, $0.baseAddress.map { $0 + filled }, $0.count - filled) }
    if count < 0, errno == EINTR { return }
    if count <= 0 { isAtEnd = true }
    filled += max(0, count)
    guard filled == pixels.count else { return }
    frame = Bitmap(width: width, height: height, pixels: pixels)
    hasFrames = true
    (pixels, filled) = ([], 0)
  }

  /// Reads what there is of complaints.
  mutating func readComplaint() {
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = read(complaints, &bytes, bytes.count)
    if count < 0, errno == EINTR { return }
    if count <= 0 { complaints = -1 }
    complaint += bytes.prefix(max(0, min(count, Self.mostComplaint - complaint.count)))
  }
}
