import CustomFormats
import Testing

@Suite struct MediaTypeTests {
  @Test(
    arguments: [
      ("\u{FEFF} \n<!DOCTYPE html>", .html), ("<HTML><body>", .html), ("<!-- saved --><html>", .html),
      ("<?xml version='1.0'?><svg xmlns='x'>", .svg), ("<svg width='1'>", .svg),
      ("<html><body><svg></svg>", .html), ("<?xml version='1.0'?><VAST>", .unknown), ("%PDF-1.7", .pdf), ("8BPS\0\u{1}", .psd),
      ("II*\0\u{8}\0\0\0", .tiff), ("MM\0*\0\0\0\u{8}", .tiff), ("hello", .unknown), ("{\"a\":1}", .unknown), ("<", .unknown),
      ("BM\u{1}\0\0\0\0\0\0\0", .bmp), ("BMW is a car", .unknown), ("\0\0\0\u{18}ftypheic\0\0\0\0", .heic),
      ("\0\0\0\u{18}ftypmif1\0\0\0\0mif1avif", .avif), ("\0\0\0\u{18}ftypavif\0\0\0\0", .avif),
      ("\0\0\0\u{14}ftypqt  \0\0\0\0qt  ", .mov), ("\0\0\0\u{14}ftypM4V \0\0\0\0", .mp4), ("\0\0\0\u{8}wide", .mov),
      ("PK\u{3}\u{4}\u{14}", .zip), ("RIFF\0\0\0\0AVI LIST", .avi), ("RIFF\0\0\0\0WAVEfmt ", .wav), ("OggS\0", .ogg),
      ("FLV\u{1}\u{5}", .flv), ("CWS\u{9}", .swf), ("ID3\u{3}", .mp3), ("\0\0\u{1}\0\u{2}\0", .ico), ("%!PS-Adobe-3.0", .eps),
      ("\0\0\0\u{C}JXL \r\n", .jxl), ("\0\0\0\u{C}jP  \r\n", .jp2), ("Rar!\u{1A}\u{7}\0", .rar), ("GIF87", .unknown),
      ("\0\0\u{1}\u{0}ftypisom", .mp4),
    ] as [(String, MediaType)])
  func `a type is told from the first bytes`(head: String, type: MediaType) {
    #expect(MediaType(sniffing: [UInt8](head.utf8)) == type)
  }

  @Test func `a transport stream is known by the byte that begins its packets`() {
    let packet: [UInt8] = [0x47] + [UInt8](repeating: 0xFF, count: 187)
    #expect(MediaType(sniffing: packet + packet + packet + packet) == .mpegts)
    #expect(MediaType(sniffing: packet + packet) == .unknown)
  }

  @Test func `names fit a message`() {
    #expect(MediaType.heic.nameWithArticle == "a HEIC picture")
    #expect(MediaType.html.nameWithArticle == "an HTML page")
    #expect(MediaType.mp4.nameWithArticle == "an MP4")
    #expect(MediaType.mov.nameWithArticle == "a MOV")
    #expect(MediaType.webp.name == "WebP")
  }

  @Test func `every type but the unknown has extensions, each its own`() {
    let all = MediaType.allCases.flatMap(\.fileNameExtensions)
    #expect(Set(all).count == all.count)
    #expect(MediaType.allCases.filter(\.fileNameExtensions.isEmpty) == [.unknown])
  }

  @Test func `pictures and videos are kept apart`() {
    #expect(MediaType.allCases.filter(\.isVideo) == [.mp4, .mov, .webm])
    #expect(
      MediaType.allCases.filter { !$0.isVideo && !$0.isImage } == [
        .eps, .pdf, .html, .mkv, .avi, .mpegts, .mpegps, .flv, .wmv, .ogg, .swf, .mp3, .wav, .zip, .gzip, .rar, .unknown,
      ])
  }
}
