import Documents

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// `formatctl-render`: reads a drawing from stdin and writes its pixels to stdout, as red, green, blue and opacity.
///
/// It is a program of its own so that Pango, with forty libraries, is not part of formatctl. On stderr it says in one line what is
/// wrong with a drawing, or how many characters no font has.
@main struct Render {
  static func main() {
    do throws(DrawingError) {
      let drawing = try DrawingFile(Self.input())
      let canvas = try Canvas(width: drawing.width, height: drawing.height, scale: drawing.scale)
      try canvas.draw(drawing.shapes, drawing.pictures)
      guard Self.write(canvas.pixels) else { throw DrawingError("the pixels cannot be written") }
      if canvas.unknownCharacters > 0 { Self.say("no font has \(canvas.unknownCharacters) of the characters") }
    } catch {
      Self.say(error.description)
      exit(1)
    }
  }

  /// Reads everything from stdin.
  private static func input() -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 20)
    while true {
      let count = read(0, &piece, piece.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes += piece[..<count]
    }
  }

  /// Writes everything to stdout, and tells whether it was taken.
  private static func write(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { send($0, to: 1) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  private static func say(_ words: String) {
    let line = Array((words.visible + "\n").utf8)
    _ = line.withUnsafeBytes { send($0, to: 2) }
  }
}

/// Writes some of the bytes, and returns how many.
private func send(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
