/// What a file is, told from its first bytes.
///
/// Facts are read for the first seven; the others are only recognised, so that a message can name them.
public enum MediaType: String, Sendable, CaseIterable {
  case jpeg, png, gif, webp
  case mp4, mov, webm
  case avif, heic, bmp, tiff, svg, pdf, psd, html
  case unknown

  /// The name a message uses: "JPEG", "HEIC picture", "HTML page".
  public var name: String {
    switch self {
    case .jpeg: "JPEG"
    case .png: "PNG"
    case .gif: "GIF"
    case .webp: "WebP"
    case .mp4: "MP4"
    case .mov: "MOV"
    case .webm: "WebM"
    case .avif: "AVIF picture"
    case .heic: "HEIC picture"
    case .bmp: "BMP picture"
    case .tiff: "TIFF picture"
    case .svg: "SVG drawing"
    case .pdf: "PDF document"
    case .psd: "Photoshop document"
    case .html: "HTML page"
    case .unknown: "file of an unknown type"
    }
  }

  /// The name with its article: "a JPEG", "an HTML page".
  public var nameWithArticle: String {
    switch self {
    case .mp4, .avif, .svg, .html: "an \(name)"
    default: "a \(name)"
    }
  }

  /// Tells whether the file holds a still or animated picture.
  public var isImage: Bool {
    switch self {
    case .jpeg, .png, .gif, .webp, .avif, .heic, .bmp, .tiff, .svg, .psd: true
    case .mp4, .mov, .webm, .pdf, .html, .unknown: false
    }
  }

  /// Tells whether the file is a video container.
  public var isVideo: Bool { self == .mp4 || self == .mov || self == .webm }

  /// Tells whether facts are read from this type, not just its name.
  public var isRead: Bool {
    switch self {
    case .jpeg, .png, .gif, .webp, .mp4, .mov, .webm: true
    default: false
    }
  }

  /// The usual file name extensions in lower case, the commonest first.
  public var fileNameExtensions: [String] {
    switch self {
    case .jpeg: ["jpg", "jpeg", "jpe", "jfif"]
    case .png: ["png", "apng"]
    case .gif: ["gif"]
    case .webp: ["webp"]
    case .mp4: ["mp4", "m4v"]
    case .mov: ["mov", "qt"]
    case .webm: ["webm"]
    case .avif: ["avif", "avifs"]
    case .heic: ["heic", "heif"]
    case .bmp: ["bmp", "dib"]
    case .tiff: ["tif", "tiff"]
    case .svg: ["svg"]
    case .pdf: ["pdf"]
    case .psd: ["psd"]
    case .html: ["html", "htm"]
    case .unknown: []
    }
  }
}
