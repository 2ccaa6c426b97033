/// The segments and scans of a JPEG.
struct JPEGStructure {
  private var frame: JPEGFrame?
  private var restartInterval = 0
  private var scanned: Set<UInt8> = []

  /// Walks all scans to the end mark.
  static func walk(_ bytes: inout MediaBytes) throws(MediaFault) {
    var structure = JPEGStructure()
    var at = 2
    for _ in 0..<MediaLimits.mostParts {
      guard let marker = bytes.firstIndex(of: 0xFF, from: at, before: .max), let code = bytes.byte(at: marker + 1) else {
        throw cut(bytes.byteCount)
      }
      at = marker + (code == 0xFF ? 1 : 2)
      switch code {
      case 0x00, 0x01, 0xD0...0xD8, 0xFF: continue
      case 0xD9: return try structure.judge(at: marker)
      default: break
      }
      guard let length = bytes.big16(at: at), at + length <= bytes.byteCount else { throw cut(bytes.byteCount) }
      guard length >= 2 else { throw .damaged(.jpeg, at: marker, "a segment has the length \(length)") }
      let end = at + length
      switch code {
      case 0xDA: at = try structure.scan(&bytes, header: at + 2, from: end)
      case 0xDD: structure.restartInterval = bytes.big16(at: at + 2) ?? 0
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        if structure.frame == nil { structure.frame = JPEGFrame(&bytes, code, at: at + 2, to: end) }
        at = end
        continue
      default: break
      }
      if code != 0xDA { at = end }
    }
    throw .tooComplex(.jpeg, at: at, "\(MediaLimits.mostParts.grouped) segments")
  }

  private static func cut(_ byteCount: Int) -> MediaFault { .stops(.jpeg, at: byteCount, "without an end marker") }

  /// Walks the codes of one scan and gives the place of the marker behind it.
  private mutating func scan(_ bytes: inout MediaBytes, header: Int, from start: Int) throws(MediaFault) -> Int {
    let components = Int(bytes.byte(at: header) ?? 0)
    let selectors = (0..<components).compactMap { bytes.byte(at: header + 1 + 2 * $0) }
    scanned.formUnion(selectors)
    var at = start
    var restarts = 0
    while let marker = bytes.firstIndex(of: 0xFF, from: at, before: .max), let code = bytes.byte(at: marker + 1) {
      switch code {
      case 0x00, 0xFF: at = marker + (code == 0 ? 2 : 1)
      case 0xD0...0xD7:
        guard code & 7 == UInt8(restarts & 7) else {
          throw .damaged(.jpeg, at: marker, "where restart marker \(restarts & 7) is due and \(code & 7) stands")
        }
        restarts += 1
        at = marker + 2
      default:
        try judge(restarts, of: selectors, at: marker)
        return marker
      }
    }
    throw Self.cut(bytes.byteCount)
  }

  /// Compares the restart markers of a scan with those that the size of the picture asks for.
  private func judge(_ restarts: Int, of selectors: [UInt8], at place: Int) throws(MediaFault) {
    guard restartInterval > 0, let units = frame?.units(of: selectors), units > 0 else { return }
    let wanted = (units - 1) / restartInterval
    guard restarts >= wanted else {
      throw .damaged(
        .jpeg, at: place,
        "where a scan ends with \(restarts.grouped) of its \(wanted.grouped) restart markers: picture data is missing")
    }
  }

  /// Asks at the end whether every colour component had a scan.
  private func judge(at end: Int) throws(MediaFault) {
    guard let frame, let missing = frame.components.first(where: { !scanned.contains($0.number) }) else { return }
    throw .damaged(.jpeg, at: end, "where it ends without a scan of its colour component \(missing.number)")
  }
}
