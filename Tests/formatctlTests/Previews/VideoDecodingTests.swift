import CustomFormats
import FormatPreview
import Foundation
import Testing

@testable import formatctl

@Suite struct VideoDecodingTests {
  private static let hasFFmpeg = ChildProcess.path(of: "ffmpeg", in: .process()) != nil

  @Test(arguments: [(MediaType.mp4, "mov"), (.mov, "mov"), (.webm, "matroska")])
  func `ffmpeg is told what the file is, and may open nothing but files`(_ type: MediaType, _ container: String) throws {
    let errand = VideoErrand(number: 1, sample: 0, path: "-y http://a.example", type: type, width: 180, height: 104)
    let words = VideoDecoding.arguments(errand)
    let input = try #require(words.firstIndex(of: "-i"))
    #expect(words[..<input].suffix(4) == ["-protocol_whitelist", "file", "-f", container])
    #expect(words[input + 1] == "file:/dev/fd/0")
    #expect(words.contains("fps=20,scale=180:104:flags=area"))
    #expect(!words.contains { $0.contains("example") })
  }

  /// Decodes a file to its end; returns how many frames came, and what was complained of.
  private static func decode(_ path: String, as type: MediaType) throws -> (frames: Int, sentence: String?) {
    let errand = VideoErrand(number: 1, sample: 0, path: "it", type: type, width: 16, height: 8)
    let ffmpeg = try #require(ChildProcess.path(of: "ffmpeg", in: .process()))
    let file = try #require(try MediaBytes(path: path).anotherDescriptor())
    defer { close(file) }
    let decoding = try VideoDecoding(
      errand, of: file, by: ffmpeg, through: BuiltProgram.folder + "/formatctl", variables: ProcessInfo.processInfo.environment)
    defer { for end in [decoding.frames, decoding.complaints] { close(end) } }
    var reader = FrameReader(decoding, width: 16, height: 8)
    var count = 0
    while true {
      while !reader.isReady { reader.readFrame() }
      guard reader.take() != nil else { break }
      count += 1
    }
    while reader.complaints >= 0 { reader.readComplaint() }
    _ = WaitStatus(of: decoding.child)
    return (count, VideoDecoding.sentence(reader.complaint, of: "it", hasFrames: reader.hasFrames))
  }

  @Test(
    .enabled(if: hasFFmpeg, "ffmpeg is not installed"),
    arguments: [("sound.mp4", MediaType.mp4), ("pixel-shape.mov", .mov), ("vp9.webm", .webm)])
  func `a second of a video is twenty frames`(_ name: String, _ type: MediaType) throws {
    let decoded = try Self.decode(Folder.repository + "/Tests/Data/media/" + name, as: type)
    #expect(decoded.frames == 20)
    #expect(decoded.sentence == nil)
  }

  @Test(.enabled(if: hasFFmpeg, "ffmpeg is not installed"))
  func `a playlist that is called a video leads to no other file`() throws {
    let folder = try Folder()
    let other = Folder.repository + "/Tests/Data/media/sound.mp4"
    try folder.write("#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXTINF:1.0,\n\(other)\n#EXT-X-ENDLIST\n", to: "list.mp4")
    let list = folder.path + "/list.mp4"
    // Left to itself ffmpeg would follow it.
    let ffmpeg = try #require(ChildProcess.path(of: "ffmpeg", in: .process()))
    let free = try ChildProcess(ffmpeg, ["-nostdin", "-v", "error", "-i", list, "-f", "rawvideo", "-"], in: .process())
    #expect(free.status == 0 && !free.output.isEmpty)
    for type in [MediaType.mp4, .mov, .webm] {
      let decoded = try Self.decode(list, as: type)
      #expect(decoded.frames == 0)
      #expect(decoded.sentence?.hasPrefix("ffmpeg says of it: ") == true)
    }
  }

  @Test func `the first complaint is told without the part of ffmpeg that made it`() {
    let complaint = Array("[mov,mp4 @ 0x55de] moov atom not found\nfile:/dev/fd/0: Invalid data found\n".utf8)
    #expect(
      VideoDecoding.sentence(complaint, of: "a.mp4", hasFrames: false) == "ffmpeg says of a.mp4: moov atom not found.")
    let mapping = Array("Stream map '0:V:0' matches no streams.\n".utf8)
    #expect(
      VideoDecoding.sentence(mapping, of: "a.mp4", hasFrames: true)
        == "ffmpeg says of a.mp4: Stream map '0:V:0' matches no streams.")
    #expect(VideoDecoding.sentence(Array("[\n".utf8), of: "a.mp4", hasFrames: true) == "ffmpeg says of a.mp4: [.")
    #expect(VideoDecoding.sentence([], of: "a.mp4", hasFrames: false) == "ffmpeg gives no frame of a.mp4.")
    #expect(VideoDecoding.sentence([], of: "a.mp4", hasFrames: true) == nil)
  }
}
