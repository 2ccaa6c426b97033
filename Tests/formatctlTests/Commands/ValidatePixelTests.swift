import Foundation
import Testing

@Suite struct ValidatePixelTests {
  /// A PNG of 15x15 white pixels.
  private static let white =
    "iVBORw0KGgoAAAANSUhEUgAAAA8AAAAPAQAAAAATrajnAAAAEElEQVR42mP8/5+JgYFIBABZeQIc3vO2dwAAAABJRU5ErkJggg=="

  /// Makes a folder of a bundled format in which `white.json` is its sample with a white AdChoices icon.
  private func folder(_ format: String) throws -> Folder {
    let folder = try Folder()
    let made = try BuiltProgram.run(
      """
      cp '\(Folder.repository)/Formats/\(format)/'* . && rm bad-* && echo \(Self.white) | base64 -d > white.png &&
      sed s/adchoices.png/white.png/ sample.json > white.json
      """, in: URL(filePath: folder.path))
    try #require(made.status == 0)
    return folder
  }

  @Test func `an icon that is lost on the picture behind it is seen in the pixels alone`() throws {
    let folder = try folder("story-video")
    #expect(try BuiltProgram.run("formatctl validate white.json", in: URL(filePath: folder.path)).printed == "")
    let report = try BuiltProgram.run("formatctl validate white.json --depth decode", in: URL(filePath: folder.path))
    #expect(
      report.printed == """
        sunrise-flight, format 90000001
          ! warning  white.json:15:16
                     AdChoices white.png is hard to see on MainImage balloon.jpg: its
                     contrast there is 1.5:1, at least 3:1 is needed. Put the icon
                     beside the picture, or on a colour of its own.
                     [ad-choices-hard-to-see]

        """)
  }

  @Test(arguments: ["simple-native", "native-video", "story-video", "product-card", "content", "app-install"])
  func `the icon of a bundled sample is seen, in light and dark`(format: String) throws {
    let folder = try folder(format)
    let report = try BuiltProgram.run("formatctl validate sample.json --depth decode", in: URL(filePath: folder.path))
    #expect(report.printed == "")
    #expect(report.status == 0)
  }
}
