import CustomFormats
import Documents
import Foundation
import NativeAds
import Testing

@testable import FormatPreview

@Suite struct ShapeListTests {
  /// Returns what the renderer reads of an ad: the line of JSON and the bytes behind it.
  private func list(_ ad: StagedAd, _ pictures: [String: LoadedPicture] = [:], isDark: Bool = false) throws -> (
    JSONValue, [UInt8]
  ) {
    let list = ShapeList(AdShapes(ad, pictures: pictures), pictures: pictures, scale: 2, isDark: isDark)
    let end = try #require(list.bytes.firstIndex(of: 10))
    let document = JSONDocument(Array(list.bytes[..<end]))
    return (try #require(document.isWhole ? document.root : nil), Array(list.bytes[(end + 1)...]))
  }

  /// Returns every shape, those of groups in the place of the group.
  private func flat(_ shapes: JSONValue?) -> [JSONValue] {
    (shapes?.elements ?? []).flatMap { $0["shapes"] == nil ? [$0] : flat($0["shapes"]) }
  }

  private static let samples = Bundled.names.flatMap { name in
    let files = (try? FileManager.default.contentsOfDirectory(atPath: Bundled.folder.appending(path: name).path())) ?? []
    return files.filter { $0.hasSuffix(".json") && $0 != "format.json" }.sorted().map { (name, $0) }
  }

  @Test(arguments: samples)
  func `a picture has the lines of a page, each where the page has it`(_ name: String, _ file: String) throws {
    let (format, creative) = try Bundled.creative(name, file)
    for state in [AdState.typical, .longest, .rightToLeft] {
      let ad = StagedAd(creative, of: format, in: state, columns: 45)
      let page = AdMarkup(ad, pictures: [:], id: "ad").markup.text.matches(
        of: /<text x="([^"]*)" y="([^"]*)"(?: textLength="([^"]*)")?[^>]*font-size="([^"]*)"[^>]*>([^<]*)<\/text>/)
      let (root, _) = try list(ad)
      let picture = flat(root["shapes"]).filter { $0["words"] != nil }
      #expect(page.count == picture.count && !page.isEmpty)
      for (line, shape) in zip(page, picture) {
        var written = Markup()
        written += "\(shape["words"]?.string ?? "")"
        #expect(String(line.5) == written.text)
        #expect(Double(line.1) == shape["x"]?.double && Double(line.2) == shape["baseline"]?.double)
        #expect(line.3.flatMap { Double($0) } == shape["width"]?.double && Double(line.4) == shape["size"]?.double)
      }
    }
  }

  @Test func `a picture is the size of the ad in pixels, and its pixels stand behind the line`() throws {
    let layout = #""layout":{"root":{"slot":"MainImage","height":100,"contentMode":"aspectFill","radius":8}}"#
    let ad = Bakery.ad(#""MainImage":"loaf.jpg""#, columns: 40, format: layout)
    let bitmap = try #require(Bitmap(width: 2, height: 1, pixels: [1, 2, 3, 255, 4, 5, 6, 128]))
    let (root, pixels) = try list(ad, ["loaf.jpg": .pixels(bitmap, complaint: nil)])
    #expect(root["width"]?.integer == 640 && root["height"]?.integer == 200 && root["scale"]?.integer == 2)
    #expect(pixels == bitmap.pixels)
    let shape = try #require(flat(root["shapes"]).first { $0["picture"] != nil })
    #expect(shape["picture"]?.integer == 0 && shape["mode"]?.string == "aspectFill")
    #expect(shape["area"]?.elements.map(\.double) == [0, 0, 320, 100, 0])
  }

  @Test func `what a picture is decoded to is as much as it takes`() {
    let layout = #""layout":{"root":{"slot":"MainImage","height":100,"contentMode":"aspectFill"}}"#
    let ad = Bakery.ad(#""MainImage":"loaf.jpg""#, columns: 40, format: layout)
    // loaf.jpg is 1200x627: as wide as 320 points, it is 167.2 points high.
    #expect(ad.wantedPictures(scale: 2) == [WantedPicture(path: "loaf.jpg", width: 640, height: 335)])
  }

  @Test func `a dark screen has the colours of one`() throws {
    let ad = Bakery.ad(#""Headline":"Bread""#, format: #""layout":{"root":{"slot":"Headline","color":"muted"}}"#)
    for (isDark, ink) in [(false, "#5F6368"), (true, "#A6A9AF")] {
      let (root, _) = try list(ad, isDark: isDark)
      #expect(flat(root["shapes"]).first { $0["words"]?.string == "Bread" }?["fill"]?.string == ink)
    }
  }
}
