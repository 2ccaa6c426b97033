import Documents
import Foundation
import Testing

@testable import formatctl

@Suite struct InspectTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Data/cases/media").standardizedFileURL.path

  private func inspect(_ words: String...) -> (status: Int32, printed: String, said: String) {
    let environment = Environment.test(workingDirectory: Self.folder)
    let status = Formatctl.run(["inspect"] + words, in: environment)
    return (status.rawValue, environment.printed, environment.said)
  }

  @Test func `one file is told fact by fact`() {
    let answer = inspect("exif6-stored-627x1200.jpg")
    #expect(answer.status == 0)
    #expect(
      answer.printed == """
        exif6-stored-627x1200.jpg
          type         JPEG
          bytes        15,256
          size         1200x627 (1.91:1)
          stored       627x1200
          colour       RGB, 8 bits a sample
          orientation  6, applied by viewers
          ✓ it is whole.

        """)
  }

  @Test func `a video is told by what a player needs`() {
    #expect(
      inspect("video-15s-1280x720.mp4").printed == """
        video-15s-1280x720.mp4
          type         MP4
          bytes        88,489
          size         1280x720 (16:9)
          codec        H.264
          time         15 s
          rate         25 frames a second
          sound        aac, 1 channel
          index        behind the pictures, so it plays when all is loaded
          ✓ it is whole.

        """)
  }

  @Test func `many files are a list, with what is wrong and out of the ordinary below each`() {
    let answer = inspect(
      "main-1200x628.png", "anim-3frames-300x250.gif", "cmyk-1200x627.jpg", "truncated-1200x627.jpg", "html-named.png")
    #expect(answer.status == 1)
    #expect(
      answer.printed == """
        PNG        1200x628   3,176  main-1200x628.png
        GIF        300x250    2,121  anim-3frames-300x250.gif
                                     3 frames in 1.2 s, transparency
        JPEG       1200x627  35,897  cmyk-1200x627.jpg
                                     CMYK
        JPEG       1200x627  14,687  truncated-1200x627.jpg
                                     ✗ it is not whole: the JPEG stops at byte 14,687
                                     without an end marker.
        HTML page                55  html-named.png

        """)
  }

  @Test func `JSON has the facts, and the byte of a fault`() {
    let answer = inspect("--json", "video-2s-hevc.mp4", "zero-byte.png", "grey16-300x300.png")
    #expect(answer.status == 1)
    let files = JSONDocument(Array(answer.printed.utf8)).root?["files"]
    #expect(files?.elements.compactMap { $0["file"]?.string } == ["video-2s-hevc.mp4", "zero-byte.png", "grey16-300x300.png"])
    let video = files?.element(0)
    #expect(video?["width"]?.integer == 1280)
    #expect(video?["video"]?["codec"]?.string == "hevc")
    #expect(video?["video"]?["seconds"]?.double == 2)
    #expect(video?["video"]?["audio"]?.bool == false)
    let empty = files?.element(1)
    #expect(empty?["fault"]?["kind"]?.string == "empty")
    #expect(empty?["fault"]?["byte"]?.integer == 0)
    #expect(empty?["width"] == nil)
    #expect(files?.element(2)?["image"]?["bitDepth"]?.integer == 16)
  }

  @Test func `what cannot be opened is told, and the rest is measured`() {
    let answer = inspect("nothing.png", ".", "main-1200x628.png")
    #expect(answer.status == 2)
    #expect(
      answer.said == """
        nothing.png does not exist.
        . is a folder or a device, and inspect takes files.

        """)
    #expect(answer.printed.hasPrefix("main-1200x628.png\n"))
  }

  @Test(arguments: [
    (0.0, "0"), (0.5, "0.5"), (0.52, "0.52"), (1.005, "1"), (15, "15"), (29.97, "29.97"), (2.1, "2.1"), (3.04, "3.04"),
    (-0.25, "-0.25"), (1e300, "1e+300"), (.infinity, "inf"), (.nan, "nan"),
  ])
  func `a number has two decimals at most`(_ number: Double, _ text: String) {
    #expect(number.shortened == text)
  }
}
