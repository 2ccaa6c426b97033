import Testing

@testable import CustomFormats

/// The bundled formats, as their files have them and as they would be without a layout.
@Suite struct BundledLayoutTests {
  static let widths = [320.0, 360, 430]
  static let extents = [AdContent.Extent.samples, .longest, .shortest]

  private static func measured(_ slug: String, isDerived: Bool, metrics: TextMetrics, widths: [Double] = widths) throws
    -> [(String, MeasuredLayout)]
  {
    var format = try LayoutSubject.bundled(slug).format
    if isDerived { format.layout = nil }
    var out: [(String, MeasuredLayout)] = []
    for media in AdContent.Media.possible(in: format, hasMediaAspect: false) {
      for extent in extents {
        for direction in LayoutDirection.allCases {
          for width in widths {
            let measurer = LayoutMeasurer(format, metrics: metrics, direction: direction)
            let ad = measurer.measure(AdContent(format, extent, media: media), width: width)
            out.append(("\(slug) \(isDerived ? "derived " : "")\(width) \(extent) \(media) \(direction)", ad))
          }
        }
      }
    }
    return out
  }

  @Test(arguments: LayoutSubject.bundled, [false, true])
  func `nothing leaves the ad and nothing overlaps, at every width and length`(_ slug: String, _ isDerived: Bool) throws {
    for (name, ad) in try Self.measured(slug, isDerived: isDerived, metrics: .points) {
      for slot in ad.slots {
        let leaving = LayoutWords.leaving(ad.bounds, slot.rect)
        #expect(leaving.points <= 0.01, "\(name): \(slot.name) beyond the \(leaving.edge)")
      }
      for (index, front) in ad.slots.enumerated() {
        for back in ad.slots[..<index] where !front.mayLie(on: back) {
          let shared = front.rect.shared(with: back.rect)
          #expect(shared.width <= 0.01 || shared.height <= 0.01, "\(name): \(front.name) on \(back.name)")
        }
      }
    }
  }

  @Test(arguments: LayoutSubject.bundled)
  func `in cells the ads can be read from 30 columns on`(_ slug: String) throws {
    for (name, ad) in try Self.measured(slug, isDerived: false, metrics: .cells, widths: [240, 320, 480]) {
      for slot in ad.slots {
        let leaving = LayoutWords.leaving(ad.bounds, slot.rect)
        #expect(leaving.points <= 0, "\(name): \(slot.name) beyond the \(leaving.edge)")
        if slot.drawing.isText, slot.name != "@attribution" {
          #expect(slot.cut.map { $0 > 0 } ?? true, "\(name): \(slot.name) shows nothing")
        }
      }
    }
  }

  @Test func `the guide's card has its slots where its xib has them`() throws {
    let format = try LayoutSubject.bundled("simple-native").format
    let ad = LayoutMeasurer(format).measure(.samples(of: format))
    #expect(ad.place("@attribution") == "12 8 24 15")
    #expect(ad.place("@adChoices") == "333 8 15 15")
    // 360 / 1.91.
    #expect(ad.place("@media") == "0 31 360 188.5")
    #expect(ad.place("Headline") == "12 231.5 336 22")
    #expect(ad.place("Caption") == "12 257.5 336 19")
    #expect(ad.size.description == "360x288.5")
    #expect(ad.tap(at: Point(x: 180, y: 100)) == LayoutTap(slot: "@media", key: "MainImage"))
  }

  @Test func `a story keeps its words free of the app's bars`() throws {
    let format = try LayoutSubject.bundled("story-video").format
    let ad = LayoutMeasurer(format).measure(AdContent(format, .longest, media: .video(ratio: 0.5625)), width: 320)
    #expect(ad.safeArea == PointRect(x: 0, y: 56, width: 320, height: 320 * 16 / 9 - 104))
    #expect(ad.place("@media") == "0 0 320 568.9")
    for slot in ad.slots where slot.drawing.isText {
      #expect(LayoutWords.leaving(ad.safeArea, slot.rect).points <= 0, "\(slot.name)")
    }
  }

  @Test func `a picture's slots are known by its key`() throws {
    let video = try LayoutSubject.bundled("native-video").format.pictureSlots()
    #expect(video.keys.sorted() == ["MainImage", "Video"])
    #expect(video["MainImage"]?.map(\.rect) == [PointRect(x: 0, y: 0, width: 360, height: 202.5)])
    #expect(video["MainImage"]?.first?.contentMode == .aspectFill)
    #expect(video["Video"]?.first?.contentMode == .aspectFit)
    let app = try LayoutSubject.bundled("app-install").format.pictureSlots()
    #expect(app["Icon"]?.map(\.rect.size) == [PointSize(width: 56, height: 56)])
  }
}
