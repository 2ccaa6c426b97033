/// The chunks of a PNG and their checksums.
enum PNGStructure {
  /// Walks all chunks to the end mark.
  static func walk(_ bytes: inout MediaBytes) throws(MediaFault) {
    var at = 8
    var hasPalette = false
    var data = Data.awaited
    var frames = (declared: 0, found: 0)
    for _ in 0..<MediaLimits.mostParts {
      guard let length = bytes.big32(at: at), let type = bytes.fourCC(at: at + 4) else {
        throw .stops(.png, at: bytes.byteCount, "without an end marker")
      }
      let end = (at + 8).boundedSum(Int(length))
      guard end <= bytes.byteCount - 4 else { throw .stops(.png, at: bytes.byteCount, "inside its \(type) chunk") }
      try check(&bytes, at: at, to: end, type)
      switch type {
      case "PLTE": hasPalette = true
      case "acTL":
        let declared = bytes.big32(at: at + 8) ?? 0
        if data == .awaited, PNGReader.isAnimation(declared) { frames.declared = Int(declared) }
      case "fcTL": frames.found += 1
      case "IDAT" where data == .over: throw .damaged(.png, at: at, "where its picture data goes on after other chunks")
      case "IDAT":
        if data == .awaited, bytes.byte(at: 25) == 3, !hasPalette {
          throw .damaged(.png, at: at, "where its picture data begins and its palette is missing")
        }
        data = .running
      case "IEND":
        guard frames.found >= frames.declared else {
          throw .damaged(.png, at: at, "where it ends with \(frames.found) of the \(frames.declared) frames that it declares")
        }
        return
      default: break
      }
      if type != "IDAT", data == .running { data = .over }
      at = end + 4
    }
    throw .tooComplex(.png, at: at, "\(MediaLimits.mostParts.grouped) chunks")
  }

  /// Where the walk stands to the chunks of picture data.
  private enum Data { case awaited, running, over }

  private static func check(_ bytes: inout MediaBytes, at start: Int, to end: Int, _ type: FourCC) throws(MediaFault) {
    var sum = CRC32()
    guard bytes.eachPiece(from: start + 4, to: end, { sum.add($0) }), let stated = bytes.big32(at: end) else {
      throw .stops(.png, at: bytes.byteCount, "inside its \(type) chunk")
    }
    guard sum.value == stated else { throw .damaged(.png, at: start, "the checksum of its \(type) chunk does not match") }
  }
}
