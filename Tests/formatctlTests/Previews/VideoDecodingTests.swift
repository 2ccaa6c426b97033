import CustomFormats
import FormatPreview
import Testing

@testable import formatctl

@Suite struct VideoDecodingTests {
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
