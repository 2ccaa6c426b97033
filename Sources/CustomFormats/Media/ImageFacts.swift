/// What the header of a picture says.
public struct ImageFacts: Sendable, Equatable {
  /// The width in pixels as stored, before orientation.
  public var storedWidth: Int
  /// The height in pixels as stored, before orientation.
  public var storedHeight: Int
  /// The EXIF orientation, 1 (upright) to 8.
  public var orientation: Int
  /// The frames a viewer shows; 1 is a still picture.
  public var frameCount: Int
  /// The time of one run through the animation, nil for a still.
  public var durationSeconds: Double?
  /// The bits of one colour sample; 8 for palettes.
  public var bitDepth: Int
  /// How colours are stated.
  public var colourModel: ColourModel
  /// Tells whether pixels may be transparent.
  public var hasAlpha: Bool
  /// Tells whether a colour profile is embedded.
  public var hasICCProfile: Bool
  /// The name of the embedded colour profile, nil where it has none or cannot be read.
  public var profileName: String?
  /// The way of compressing that few programs read, nil for the usual ones.
  public var rareCoding: RareCoding?
  /// Tells whether a JPEG comes in refining scans.
  public var isProgressive: Bool
  /// Tells whether a PNG or GIF comes in passes.
  public var isInterlaced: Bool

  /// Creates facts; what is not given is as in a plain photo.
  public init(
    storedWidth: Int, storedHeight: Int, orientation: Int = 1, frameCount: Int = 1, durationSeconds: Double? = nil,
    bitDepth: Int = 8, colourModel: ColourModel = .rgb, hasAlpha: Bool = false, hasICCProfile: Bool = false,
    profileName: String? = nil, rareCoding: RareCoding? = nil, isProgressive: Bool = false, isInterlaced: Bool = false
  ) {
    self.storedWidth = storedWidth
    self.storedHeight = storedHeight
    self.orientation = orientation
    self.frameCount = frameCount
    self.durationSeconds = durationSeconds
    self.bitDepth = bitDepth
    self.colourModel = colourModel
    self.hasAlpha = hasAlpha
    self.hasICCProfile = hasICCProfile
    self.profileName = profileName
    self.rareCoding = rareCoding
    self.isProgressive = isProgressive
    self.isInterlaced = isInterlaced
  }

  /// The width in pixels as a viewer shows it.
  public var shownWidth: Int { isTurned ? storedHeight : storedWidth }

  /// The height in pixels as a viewer shows it.
  public var shownHeight: Int { isTurned ? storedWidth : storedHeight }

  /// Tells whether orientation swaps width and height.
  public var isTurned: Bool { orientation >= 5 }
}
