#if DEBUG
  import Foundation
  import Testing

  /// A decoding child that is made to misbehave, seen from the command line.
  @Suite struct DecoderMisdeedTests {
    private static let media = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Data/media").standardizedFileURL

    private func inspect(_ misdeed: String, _ words: String) throws -> BuiltProgram.Result {
      try BuiltProgram.run("FORMATCTL_DECODER_MISDEED=\(misdeed) formatctl inspect --depth decode \(words)", in: Self.media)
    }

    @Test(arguments: [
      ("crash", "decoding it crashed (signal 11)."),
      ("hang", "decoding it took more than"),
      ("allocate", "its decoder asked for 1024 MB of memory and may have 768."),
    ]) func `a decoder that misbehaves is one finding with its cause`(misdeed: String, cause: String) throws {
      let result = try inspect(misdeed, "progressive.jpg")
      #expect(result.status == 1)
      #expect(result.said == "")
      let words = result.printed.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      // A child that hangs is ended by its own limit, or on a busy machine by its parent.
      #expect(words.contains("✗ it cannot be decoded: \(cause)"))
      #expect(words.components(separatedBy: "✗").count == 2)
    }

    @Test func `a decoder that misbehaves leaves what is not decoded alone`() throws {
      let result = try inspect("crash", "index-first.mp4 matroska.mkv")
      #expect(result.status == 0)
      #expect(!result.printed.contains("✗"))
    }

    @Test func `validate says of one picture what its decoder did`() throws {
      let formats = Self.media.appending(path: "../../../Formats").standardizedFileURL
      let result = try BuiltProgram.run(
        "HOME=/nowhere FORMATCTL_DECODER_MISDEED=crash formatctl validate --depth decode -q simple-native/sample.json",
        in: formats)
      #expect(result.status == 1)
      #expect(result.printed.contains("cannot be decoded: decoding it crashed"))
      #expect(result.printed.contains("[unreadable-image]"))
    }
  }
#endif
