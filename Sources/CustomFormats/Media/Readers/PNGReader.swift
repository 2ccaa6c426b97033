/// Reads PNG and animated PNG.
struct PNGReader {
  private var image: ImageFacts
  private var isAnimated = false
  private var frames = 0
  private var microseconds = 0

  /// Measures a PNG.
  static func read(_ bytes: inout MediaBytes) -> MediaFile {
    var file = MediaFile(byteCount: bytes.byteCount, type: .png)
    do throws(MediaFault) {
      var reader = try PNGReader(header: &bytes)
      file.image = reader.image
      if let fault = MediaFault.ofSize(.png, width: reader.image.storedWidth, height: reader.image.storedHeight) {
        throw fault
      }
      defer { file.image = reader.image }
      let picture = try reader.walk(&bytes, from: 33, to: "IDAT")
      if reader.isAnimated || !endsWithMark(&bytes) {
        _ = try reader.walk(&bytes, from: picture, to: "IEND")
        reader.setFrames()
      }
    } catch {
      file.fault = error
    }
    return file
  }

  private static func endsWithMark(_ bytes: inout MediaBytes) -> Bool {
    let end = bytes.byteCount - 12
    return bytes.big64(at: end) == 0x0000_0000_4945_4E44 && bytes.big32(at: end + 8) == 0xAE42_6082
  }

  private init(header bytes: inout MediaBytes) throws(MediaFault) {
    guard bytes.fourCC(at: 12) != "CgBI" else {
      throw .damaged(.png, at: 12, "it was rewritten for iOS (CgBI) and other programs cannot read it")
    }
    guard let length = bytes.big32(at: 8), let type = bytes.fourCC(at: 12), let width = bytes.big32(at: 16),
      let height = bytes.big32(at: 20), let depth = bytes.byte(at: 24), let colours = bytes.byte(at: 25),
      let interlace = bytes.byte(at: 28)
    else { throw .stops(.png, at: bytes.byteCount, "inside its header") }
    guard type == "IHDR", length == 13 else { throw .damaged(.png, at: 8, "where its IHDR chunk should be") }
    guard width <= Int32.max, height <= Int32.max else {
      throw .damaged(.png, at: 16, "its sides are beyond what a PNG can have")
    }
    let depths: [UInt8]
    let model: ColourModel
    switch colours {
    case 0: (model, depths) = (.grey, [1, 2, 4, 8, 16])
    case 2: (model, depths) = (.rgb, [8, 16])
    case 3: (model, depths) = (.palette, [1, 2, 4, 8])
    case 4: (model, depths) = (.grey, [8, 16])
    case 6: (model, depths) = (.rgb, [8, 16])
    default: throw .damaged(.png, at: 25, "there is no colour type \(colours)")
    }
    guard depths.contains(depth) else { throw .damaged(.png, at: 24, "its colour type takes no \(depth) bits") }
    guard interlace <= 1 else { throw .damaged(.png, at: 28, "there is no interlace method \(interlace)") }
    image = ImageFacts(
      storedWidth: Int(width), storedHeight: Int(height), bitDepth: Int(depth), colourModel: model,
      hasAlpha: colours >= 4, isInterlaced: interlace == 1)
  }

  /// Reads chunks up to the first picture data, or to the end mark, and gives its place.
  private mutating func walk(_ bytes: inout MediaBytes, from start: Int, to last: FourCC) throws(MediaFault) -> Int {
    var at = start
    for _ in 0..<MediaLimits.mostParts {
      guard let length = bytes.big32(at: at), let type = bytes.fourCC(at: at + 4) else { break }
      guard type.isPrintable, length <= Int32.max else {
        throw .damaged(.png, at: at, "where a chunk should begin")
      }
      if type == last, type != "IEND" || bytes.holds(at, 12) { return at }
      let data = at + 8
      switch type {
      case "IEND" where last == "IEND": throw .stops(.png, at: bytes.byteCount, "inside its end marker")
      case "IEND": throw MediaFault(.noPicture, "the PNG ends at byte \(at.grouped) before any picture data", offset: at)
      case "tRNS": image.hasAlpha = true
      case "iCCP":
        image.hasICCProfile = true
        // The profile itself is compressed, so the chunk's own name stands for it.
        image.profileName = ICCProfileName.latin1(bytes.copy(min(Int(length), 79), at: data))
      case "eXIf": image.orientation = ExifOrientation.read(&bytes, from: data, to: data.boundedSum(Int(length)))
      case "acTL" where last == "IDAT": isAnimated = PNGReader.isAnimation(bytes.big32(at: data) ?? 0)
      case "fcTL": countFrame(&bytes, at: data)
      default: break
      }
      at = data.boundedSum(Int(length)).boundedSum(4)
    }
    guard at > bytes.byteCount - 8 else {
      throw .tooComplex(.png, at: at, "\(MediaLimits.mostParts.grouped) chunks")
    }
    throw .stops(.png, at: bytes.byteCount, "without an end marker")
  }

  /// Tells the frames found; a declared animation with one frame is a still.
  private mutating func setFrames() {
    guard isAnimated, frames > 1 else { return }
    image.frameCount = frames
    image.durationSeconds = Double(microseconds) / 1_000_000
  }

  /// Tells whether a declared number of frames makes an animation; viewers take one beyond a PNG's numbers for none.
  static func isAnimation(_ declared: UInt32) -> Bool { (2...UInt32(Int32.max)).contains(declared) }

  private mutating func countFrame(_ bytes: inout MediaBytes, at data: Int) {
    frames += 1
    guard let numerator = bytes.big16(at: data + 20), let denominator = bytes.big16(at: data + 22) else { return }
    // Whole microseconds, for a sum of tenths as floating point is not the tenth of the sum.
    microseconds += numerator * 1_000_000 / (denominator == 0 ? 100 : denominator)
  }
}
