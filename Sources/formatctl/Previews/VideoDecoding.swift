import CustomFormats
import FormatPreview

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A running ffmpeg that decodes a video, and the pipes through which it gives frames and complaints.
///
/// It gets the open file and no name, is told what the file is, and may open nothing but files: a playlist that is called a video
/// leads nowhere. It ends with this program, however that ends: it is tied to it, and its pipe is gone.
struct VideoDecoding {
  /// The process.
  let child: pid_t
  /// The end of the pipe of frames.
  let frames: Int32
  /// The end of the pipe of complaints.
  let complaints: Int32

  /// Starts ffmpeg, by its path, on an open file; this program is the one that becomes it.
  init(
    _ errand: VideoErrand, of file: Int32, by ffmpeg: String, through program: String, variables: [String: String]
  ) throws(Failure) {
    guard let out = OpenPipe() else { throw Failure("ffmpeg cannot be started: \(systemReason).") }
    guard let err = OpenPipe() else {
      for end in [out.reading, out.writing] { close(end) }
      throw Failure("ffmpeg cannot be started: \(systemReason).")
    }
    defer { for end in [out.writing, err.writing] { close(end) } }
    do {
      child = try ChildProcess.start(
        [program, TiedProgram.verb, ffmpeg] + Self.arguments(errand), variables: variables, input: file, out: out.writing,
        err: err.writing)
    } catch {
      for end in [out.reading, err.reading] { close(end) }
      throw error
    }
    (frames, complaints) = (out.reading, err.reading)
  }

  /// The words that ffmpeg is started with.
  static func arguments(_ errand: VideoErrand) -> [String] {
    let container = errand.type == .webm ? "matroska" : "mov"
    return ["-nostdin", "-hide_banner", "-loglevel", "error", "-threads", "2"]
      + ["-protocol_whitelist", "file", "-f", container, "-i", "file:/dev/fd/0", "-map", "0:V:0", "-an", "-sn", "-dn"]
      + ["-vf", "fps=\(FrameClock.rate),scale=\(errand.width):\(errand.height):flags=area"]
      + ["-f", "rawvideo", "-pix_fmt", "rgba", "pipe:1"]
  }

  /// Says what a program complained of, in a sentence; nil where it did not and gave frames.
  static func sentence(_ complaint: [UInt8], of path: String, hasFrames: Bool) -> String? {
    let lines = String(decoding: complaint, as: UTF8.self).split(separator: "\n")
    guard let first = lines.first else { return hasFrames ? nil : "ffmpeg gives no frame of \(path)." }
    // Part of the program and its address stand in brackets before what it says.
    var words = first
    while words.first == "[", let end = words.firstIndex(of: "]") { words = words[end...].dropFirst(2) }
    if words.last == "." { words = words.dropLast() }
    return "ffmpeg says of \(path): \(words.prefix(200))."
  }
}
