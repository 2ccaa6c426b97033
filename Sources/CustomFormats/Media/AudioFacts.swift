/// What a video says of its sound.
public struct AudioFacts: Sendable, Equatable {
  /// The codec's short name, "aac", or the file's own; nil where it is not told.
  public var codec: String?
  /// The number of channels, nil where it is not told.
  public var channels: Int?

  /// Creates facts.
  public init(codec: String? = nil, channels: Int? = nil) {
    self.codec = codec
    self.channels = channels
  }

  /// Reads the sample entry's type of an MP4 or MOV.
  init(sampleEntry type: FourCC) {
    switch type {
    case "mp4a": codec = "aac"
    case ".mp3": codec = "mp3"
    case "ac-3": codec = "ac3"
    case "ec-3": codec = "eac3"
    case "Opus": codec = "opus"
    case "fLaC": codec = "flac"
    case "raw ": codec = "pcm_u8"
    case "twos": codec = "pcm_s16be"
    case "sowt": codec = "pcm_s16le"
    case "ulaw": codec = "pcm_mulaw"
    case "alaw": codec = "pcm_alaw"
    case "samr": codec = "amr_nb"
    case "sawb": codec = "amr_wb"
    default: codec = type.description
    }
  }

  /// Reads the codec's name of a WebM track.
  init(matroska name: String) {
    switch name {
    case "A_OPUS": codec = "opus"
    case "A_VORBIS": codec = "vorbis"
    case "A_MPEG/L3": codec = "mp3"
    case "A_AC3": codec = "ac3"
    case let name where name.hasPrefix("A_AAC"): codec = "aac"
    default: codec = name
    }
  }
}
