/// The orientation tag in a block of EXIF.
enum ExifOrientation {
  /// Reads orientation, 1 where the block does not state a valid one.
  ///
  /// Only the first directory is read: the second one describes the thumbnail.
  static func read(_ bytes: inout MediaBytes, from start: Int, to end: Int) -> Int {
    guard end - start >= 14 else { return 1 }
    let isLittle = bytes.matches("II*\0", at: start)
    guard isLittle || bytes.matches("MM\0*", at: start) else { return 1 }
    func number16(_ bytes: inout MediaBytes, _ at: Int) -> Int? { isLittle ? bytes.little16(at: at) : bytes.big16(at: at) }
    guard let relative = isLittle ? bytes.little32(at: start + 4) : bytes.big32(at: start + 4) else { return 1 }
    let directory = start.boundedSum(Int(relative))
    guard directory <= end - 2, let count = number16(&bytes, directory) else { return 1 }
    var entry = directory + 2
    for _ in 0..<count {
      guard entry <= end - 12, let tag = number16(&bytes, entry) else { return 1 }
      if tag == 0x0112 {
        guard number16(&bytes, entry + 2) == 3, let value = number16(&bytes, entry + 8) else { return 1 }
        return (1...8).contains(value) ? value : 1
      }
      entry += 12
    }
    return 1
  }
}
