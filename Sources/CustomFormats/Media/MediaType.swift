/// What a file is, told from its first bytes.
///
/// Facts are read for the first seven; the others are only recognised, so that a message can name them. Raw values are
/// the words of JSON output.
public enum MediaType: String, Sendable, CaseIterable {
  case jpeg, png, gif, webp
  case mp4, mov, webm
  case avif, heic, jxl, jp2, bmp, tiff, ico, svg, eps, pdf, psd, html
  case mkv, avi, mpegts, mpegps, flv, wmv, ogg, swf, mp3, wav
  case zip, gzip, rar
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
    case .jxl: "JPEG XL picture"
    case .jp2: "JPEG 2000 picture"
    case .ico: "Windows icon"
    case .svg: "SVG drawing"
    case .eps: "PostScript document"
    case .pdf: "PDF document"
    case .psd: "Photoshop document"
    case .html: "HTML page"
    case .mkv: "Matroska video"
    case .avi: "AVI video"
    case .mpegts: "MPEG transport stream"
    case .mpegps: "MPEG program stream"
    case .flv: "Flash video"
    case .wmv: "Windows Media file"
    case .ogg: "Ogg file"
    case .swf: "Flash animation"
    case .mp3: "MP3 sound"
    case .wav: "WAV sound"
    case .zip: "ZIP archive"
    case .gzip: "gzip archive"
    case .rar: "RAR archive"
    case .unknown: "file of an unknown type"
    }
  }

  /// The name with its article: "a JPEG", "an HTML page".
  public var nameWithArticle: String {
    switch self {
    case .mp4, .avif, .svg, .html, .avi, .mpegts, .mpegps, .ogg, .mp3: "an \(name)"
    default: "a \(name)"
    }
  }

  /// Tells whether the file holds a still or animated picture.
  public var isImage: Bool {
    switch self {
    case .jpeg, .png, .gif, .webp, .avif, .heic, .jxl, .jp2, .bmp, .tiff, .ico, .svg, .psd: true
    default: false
    }
  }

  /// Tells whether the file is a video container that is read.
  public var isVideo: Bool { self == .mp4 || self == .mov || self == .webm }

  /// Tells whether facts are read from this type, not just its name.
  public var isRead: Bool {
    switch self {
    case .jpeg, .png, .gif, .webp, .mp4, .mov, .webm: true
    default: false
    }
  }

  /// Tells whether a delivery's files of this type are media, and not what media are packed in.
  var isDelivered: Bool {
    switch self {
    case .zip, .gzip, .rar, .unknown: false
    default: true
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
    case .jxl: ["jxl"]
    case .jp2: ["jp2", "j2k", "jpx"]
    case .ico: ["ico"]
    case .eps: ["eps", "ps"]
    case .mkv: ["mkv"]
    case .avi: ["avi"]
    case .mpegts: ["ts", "m2ts", "mts"]
    case .mpegps: ["mpg", "mpeg", "vob"]
    case .flv: ["flv"]
    case .wmv: ["wmv", "asf"]
    case .ogg: ["ogv", "ogg", "oga"]
    case .swf: ["swf"]
    case .mp3: ["mp3"]
    case .wav: ["wav"]
    case .zip: ["zip"]
    case .gzip: ["gz", "tgz"]
    case .rar: ["rar"]
    case .unknown: []
    }
  }
}
