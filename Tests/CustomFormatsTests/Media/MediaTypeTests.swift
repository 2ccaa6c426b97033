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
    ] as [(String, MediaType)])
  func `a type is told from the first bytes`(head: String, type: MediaType) {
    #expect(MediaType(sniffing: [UInt8](head.utf8)) == type)
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
    #expect(MediaType.allCases.filter { !$0.isVideo && !$0.isImage } == [.pdf, .html, .unknown])
  }
}
