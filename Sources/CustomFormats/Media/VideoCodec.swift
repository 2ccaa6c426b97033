/// How the pictures of a video are compressed.
public enum VideoCodec: Sendable, Equatable {
  case h264, hevc, vp8, vp9, av1
  /// A codec that formats cannot ask for, by the name its file gives it.
  case other(String)

  /// The word that `codecs` in a format uses, or the file's own.
  public var identifier: String {
    switch self {
    case .h264: "h264"
    case .hevc: "hevc"
    case .vp8: "vp8"
    case .vp9: "vp9"
    case .av1: "av1"
    case .other(let name): name
    }
  }

  /// The name a message uses.
  public var name: String {
    switch self {
    case .h264: "H.264"
    case .hevc: "HEVC"
    case .vp8: "VP8"
    case .vp9: "VP9"
    case .av1: "AV1"
    case .other(let name): name
    }
  }

  /// Reads the sample entry's type of an MP4 or MOV.
  init(sampleEntry type: FourCC) {
    switch type {
    case "avc1", "avc2", "avc3", "avc4", "dva1", "dvav": self = .h264
    case "hvc1", "hev1", "dvh1", "dvhe": self = .hevc
    case "vp08": self = .vp8
    case "vp09": self = .vp9
    case "av01", "dav1": self = .av1
    default: self = .other(type.description)
    }
  }

  /// Reads the codec's name of a WebM track.
  init(matroska name: String) {
    switch name {
    case "V_MPEG4/ISO/AVC": self = .h264
    case "V_MPEGH/ISO/HEVC": self = .hevc
    case "V_VP8": self = .vp8
    case "V_VP9": self = .vp9
    case "V_AV1": self = .av1
    default: self = .other(name)
    }
  }
}
