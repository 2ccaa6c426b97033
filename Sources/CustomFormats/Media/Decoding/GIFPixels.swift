/// The LZW codes of GIF frames, in tables that are made once for all of them.
struct GIFPixels {
  private var prefix = [UInt16](repeating: 0, count: 4_096)
  private var suffix = [UInt8](repeating: 0, count: 4_096)
  private var stack = [UInt8](repeating: 0, count: 4_097)

  /// Decodes up to a number of pixels and tells whether there were as many.
  mutating func decode(_ bytes: [UInt8], from start: Int, count: Int, _ put: (UInt8) -> Void) -> Bool {
    guard start < bytes.count, (1...11).contains(bytes[start]) else { return false }
    var codes = CodeReader(bytes: bytes, at: start + 1)
    let clear = 1 << Int(bytes[start])
    for literal in 0..<min(clear, 4_096) { suffix[literal] = UInt8(truncatingIfNeeded: literal) }
    var (size, next, previous, first, left) = (Int(bytes[start]) + 1, clear + 2, -1, UInt8(0), count)
    while left > 0, let code = codes.next(size) {
      if code == clear {
        (size, next, previous) = (Int(bytes[start]) + 1, clear + 2, -1)
        continue
      }
      if code == clear + 1 { break }
      guard code < next || (code == next && previous >= 0), previous >= 0 || code < clear else { return false }
      var depth = 0
      var at = code
      if code == next {
        stack[0] = first
        depth = 1
        at = previous
      }
      while at >= clear + 2, depth < 4_096 {
        stack[depth] = suffix[at]
        depth += 1
        at = Int(prefix[at])
      }
      first = suffix[at]
      stack[depth] = first
      depth += 1
      while depth > 0, left > 0 {
        depth -= 1
        left -= 1
        put(stack[depth])
      }
      if previous >= 0, next < 4_096 {
        prefix[next] = UInt16(truncatingIfNeeded: previous)
        suffix[next] = first
        next += 1
        if next == 1 << size, size < 12 { size += 1 }
      }
      previous = code
    }
    return left == 0
  }

  /// Takes codes of growing length out of a chain of sub-blocks.
  private struct CodeReader {
    let bytes: [UInt8]
    var at: Int
    private var blockLeft = 0
    private var bits = 0
    private var held = 0

    init(bytes: [UInt8], at: Int) {
      self.bytes = bytes
      self.at = at
    }

    mutating func next(_ size: Int) -> Int? {
      while held < size {
        if blockLeft == 0 {
          guard at < bytes.count, bytes[at] > 0 else { return nil }
          blockLeft = Int(bytes[at])
          at += 1
        }
        guard at < bytes.count else { return nil }
        bits |= Int(bytes[at]) << held
        held += 8
        at += 1
        blockLeft -= 1
      }
      let code = bits & (1 << size - 1)
      bits >>= size
      held -= size
      return code
    }
  }
}
