import CustomFormats
import Documents

/// A measured file under the name it was given by.
struct InspectedFile {
  /// The name.
  let name: String
  /// What its bytes say.
  let media: MediaFile
  /// How far it was looked into.
  let depth: DepthWord

  /// Creates a file from its name and measurements.
  init(_ name: String, _ media: MediaFile, _ depth: DepthWord = .header) {
    self.name = name
    self.media = media
    self.depth = depth
  }

  /// The width and height as shown.
  var shown: (width: Int, height: Int)? {
    if let image = media.image { return (image.shownWidth, image.shownHeight) }
    if let video = media.video { return (video.shownWidth, video.shownHeight) }
    return nil
  }

  /// The width and height as stored.
  var stored: (width: Int, height: Int)? {
    if let image = media.image { return (image.storedWidth, image.storedHeight) }
    if let video = media.video { return (video.storedWidth, video.storedHeight) }
    return nil
  }

  /// What is wrong with it, as a clause.
  var fault: String? { media.fault.map { "\($0.predicate): \($0.reason)" } }

  /// What is right about it, nothing of types that are only named.
  var praise: String? {
    guard media.type.isRead else { return nil }
    if media.notChecked != nil { return "it is whole, walked to its end." }
    switch depth {
    case .header: return "it is whole."
    case .whole: return "it is whole, walked to its end."
    case .decode: return "it is whole, and every pixel decodes."
    }
  }

  /// The facts by their names, for a person.
  var facts: [(name: String, text: String)] {
    var facts = [("type", media.type.name), ("bytes", media.byteCount.grouped)]
    if let shown { facts.append(("size", "\(shown.width)x\(shown.height)" + Self.ratio(shown.width, shown.height))) }
    if let stored, let shown, stored != shown { facts.append(("stored", "\(stored.width)x\(stored.height)")) }
    if let image = media.image { facts += Self.facts(of: image) }
    if let video = media.video { facts += Self.facts(of: video) }
    return facts
  }

  private static func facts(of image: ImageFacts) -> [(String, String)] {
    let colour = [.cmyk, .rgb].contains(image.colourModel) ? image.colourModel.rawValue.uppercased() : image.colourModel.rawValue
    var facts = [("colour", "\(colour), \(image.bitDepth.counting("bit")) a sample\(image.hasAlpha ? ", transparency" : "")")]
    if image.orientation != 1 { facts.append(("orientation", "\(image.orientation), applied by viewers")) }
    if image.hasICCProfile { facts.append(("profile", image.profileName ?? "an ICC profile without a name")) }
    if let coding = image.rareCoding { facts.append(("coding", coding.rawValue)) }
    if image.frameCount != 1 {
      let time = image.durationSeconds.map { " in \(Self.seconds($0))" } ?? ""
      facts.append(("frames", "\(image.frameCount)\(time)"))
    }
    if image.isProgressive { facts.append(("scans", "progressive")) }
    if image.isInterlaced { facts.append(("passes", "interlaced")) }
    return facts
  }

  private static func facts(of video: VideoFacts) -> [(String, String)] {
    var facts = [("codec", video.codec.name)]
    if let time = video.durationSeconds { facts.append(("time", seconds(time))) }
    if let rate = video.framesPerSecond { facts.append(("rate", "\(rate.shortened) frames a second")) }
    facts.append(("sound", video.audio.map(sound) ?? "none"))
    if video.pixelWidth != video.pixelHeight {
      facts.append(("pixel shape", "\(video.pixelWidth):\(video.pixelHeight), applied by players"))
    }
    if video.rotation != 0 { facts.append(("rotation", "\(video.rotation) degrees clockwise, applied by players")) }
    facts.append(("index", video.isIndexFirst ? "before the pictures" : "behind the pictures, so it plays when all is loaded"))
    return facts
  }

  private static func sound(_ audio: AudioFacts) -> String {
    let parts = [audio.codec, audio.channels.map { $0.counting("channel") }].compactMap { $0 }
    return parts.isEmpty ? "yes" : parts.joined(separator: ", ")
  }

  private static func seconds(_ time: Double) -> String { "\(time.shortened) s" }

  private static func ratio(_ width: Int, _ height: Int) -> String {
    guard width > 0, height > 0 else { return "" }
    var (a, b) = (width, height)
    while b > 0 { (a, b) = (b, a % b) }
    if width / a <= 21, height / a <= 21 { return " (\(width / a):\(height / a))" }
    return " (\((Double(width) / Double(height)).shortened):1)"
  }
}

extension Double {
  /// The number with at most two decimals and no zeros at its end.
  var shortened: String {
    let hundredths = (self * 100).rounded()
    guard hundredths.magnitude < 1e15 else { return String(self) }
    let whole = Int(hundredths)
    let (number, rest) = whole.magnitude.quotientAndRemainder(dividingBy: 100)
    let sign = whole < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(number)" }
    return rest % 10 == 0 ? "\(sign)\(number).\(rest / 10)" : "\(sign)\(number).\(rest < 10 ? "0" : "")\(rest)"
  }
}
