import CustomFormats
import NativeAds
import Testing

@testable import FormatPreview

@Suite struct AdViewTests {
  private static let scripts = [
    "焼きたてパン 🥖 ♻️", "خبز طازج كل يوم — שלום — ก็ไก่", "👩🏽‍🍳 baking now", "é (composed) e\u{301} (combined)", "👨‍👩‍👧‍👦 🏳️‍🌈 🇯🇵 👍🏽 1️⃣ ™️ 🩷",
    "לחם טרי כל בוקר 42 abc", "เที่ยวเมืองไทยกับเราในวันหยุด กำ", "क्षि हिन्दी में समाचार", "각 각 힣",
    "e\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}zalgo",
    "لا إله", "\u{202E}reversed\u{1B}[31m\u{7}", "ＦＵＬＬ ｗｉｄｔｈ", "a\u{200B}b\u{FEFF}c\u{2066}d\u{2069}",
  ]

  @Test(arguments: scripts, [28, 37, 45, 58])
  func `the right border stands in one column on every row`(_ text: String, _ columns: Int) {
    for isColoured in [false, true] {
      for state in [AdState.typical, .rightToLeft, .longest] {
        var creative = ServedCreative(of: Bakery.definition().format)
        for key in ["Headline", "Caption"] { creative.set(ServedAsset(key: key, content: .text(text))) }
        let ad = StagedAd(creative, of: Bakery.definition().format, in: state, columns: columns)
        let page = Bakery.page(ad, isColoured: isColoured)
        #expect(page.columns == columns + 2)
        for row in 1..<page.rows - 1 {
          #expect(page[columns + 1, row].text == "│")
          #expect((0..<page.columns).reduce(0) { $0 + DisplayWidth.of(page[$1, row].text) } == columns + 2)
        }
      }
    }
  }

  @Test(arguments: [AdState.typical, .longest, .eea, .noEEA, .imageLoadingOff, .rightToLeft, .noVideo])
  func `a missing asset leaves no word for it`(_ state: AdState) {
    let ad = Bakery.ad(#""Headline":null,"Caption":null,"MainImage":null"#, "", state)
    let facts = FactsView(ad, pictures: [:], findings: nil)
    let page = PreviewPage(title: "", AdView(ad, pictures: [:], isColoured: false, order: .logical), facts, columns: 80).frame
    let text = page.lines.joined(separator: "\n").lowercased()
    for word in ["null", "nil", "undefined", "none)", "optional"] { #expect(!text.contains(word), "\(word) is printed") }
  }

  @Test func `texts, badge, stars and button stand where the layout puts them`() {
    let ad = Bakery.ad(
      #""Headline":"Warm bread","Badge":"Ad","Rating":3.5"#, "", columns: 28,
      format: """
        "layout":{"width":224,"root":{"column":[
          {"row":[{"slot":"@attribution"},{"space":"grow"},{"slot":"Rating","as":"stars","height":16}]},
          {"slot":"Headline","as":"button","height":32}]}}
        """)
    #expect(
      Bakery.page(ad).lines == [
        "╭────────────────────────────╮",
        "│Ad                     ★★★½☆│",
        "│       [ Warm bread ]       │",
        "│                            │",
        "╰────────────────────────────╯",
      ])
  }

  @Test func `right to left is the mirror of left to right`() {
    let ad = Bakery.ad(
      #""Headline":"Warm bread","Rating":5"#, "", .rightToLeft, columns: 28,
      format: """
        "layout":{"width":224,"root":{"row":[{"slot":"Headline"},{"space":"grow"},{"slot":"Rating","as":"stars","height":16}]}}
        """)
    #expect(Bakery.page(ad).lines[1] == "│★★★★★             Warm bread│")
  }

  @Test func `a picture without colour is a panel with its name, size, type and weight`() {
    let ad = Bakery.ad(
      #""MainImage":"loaf.jpg""#, columns: 28, format: #""layout":{"root":{"slot":"@media","height":112}}"#)
    #expect(
      Bakery.page(ad).lines == [
        "╭────────────────────────────╮",
        "│╭──────────────────────────╮│",
        "││                          ││",
        "││         loaf.jpg         ││",
        "││      1200x627 JPEG       ││",
        "││          90 KB           ││",
        "││                          ││",
        "│╰──────────────────────────╯│",
        "╰────────────────────────────╯",
      ])
  }

  @Test func `a video is a panel with its duration, size and codec, over the picture that stands for it`() throws {
    let bitmap = try #require(Bitmap(width: 1, height: 1, pixels: [200, 100, 0, 255]))
    let ad = Bakery.ad(
      #""MainImage":"loaf.jpg","Video":"oven.mp4""#, columns: 28, format: #""layout":{"root":{"slot":"@media","height":112}}"#)
    #expect(Bakery.page(ad).lines[3] == "││  ▶ 1:15 1280x720 H.264   ││")
    let page = Bakery.page(ad, pictures: ["loaf.jpg": .pixels(bitmap, complaint: nil)], isColoured: true)
    #expect(page.lines[4].contains(" ▶ 1:15 1280x720 H.264 "))
    #expect(page[2, 2].paper == RGB(150, 75, 0))
  }

  @Test func `a picture is drawn in its slot, and a broken one gives way to a panel that says so`() throws {
    let bitmap = try #require(Bitmap(width: 2, height: 1, pixels: [255, 0, 0, 255, 0, 0, 255, 255]))
    let ad = Bakery.ad(
      #""Headline":"Warm","MainImage":"loaf.jpg""#, columns: 28, format: #""layout":{"root":{"slot":"@media","height":112}}"#)
    let page = Bakery.page(ad, pictures: ["loaf.jpg": .pixels(bitmap, complaint: nil)], isColoured: true)
    #expect(page[1, 1].paper == RGB(255, 0, 0))
    #expect(page[28, 7].paper == RGB(0, 0, 255))
    let broken = Bakery.page(ad, pictures: ["loaf.jpg": .failure("its data is damaged")], isColoured: true)
    #expect(broken.lines.contains { $0.contains("cannot be shown: its") })
  }

  @Test func `as many pixels are asked for as cells show, four across and eight down`() {
    let assets = #""Headline":"Warm","MainImage":"loaf.jpg""#
    func wanted(_ mode: String) -> [WantedPicture] {
      let layout = #""layout":{"root":{"slot":"@media","height":160,"contentMode":"\#(mode)"}}"#
      return Bakery.ad(assets, columns: 40, format: layout).wantedPictures
    }
    // 40x10 cells are 160x80 samples; the picture is 1200x627.
    #expect(wanted("scaleToFill") == [WantedPicture(path: "loaf.jpg", width: 160, height: 80)])
    #expect(wanted("aspectFill") == [WantedPicture(path: "loaf.jpg", width: 160, height: 84)])
    #expect(wanted("aspectFit") == [WantedPicture(path: "loaf.jpg", width: 152, height: 80)])
  }

  @Test func `a layout of any height is drawn as far as three hundred rows`() {
    let ad = Bakery.ad(
      #""Headline":"Warm""#, columns: 28, format: #""layout":{"root":{"column":[{"slot":"Headline","height":9000}]}}"#)
    #expect(Bakery.page(ad).rows == 302)
  }

  @Test func `ink of some opacity is mixed with what it lies on`() {
    let ad = Bakery.ad(
      #""Headline":"Warm""#, columns: 28,
      format: ##""layout":{"root":{"column":[{"slot":"Headline","color":"#FFFFFF80"}],"background":"#000000"}}"##)
    let cell = Bakery.page(ad, isColoured: true)[1, 1]
    #expect(cell.text == "W")
    #expect(cell.paper == RGB(0, 0, 0))
    #expect(cell.ink == RGB(128, 128, 128))
  }

  @Test(arguments: [
    ("0", "☆☆☆☆☆"), ("3.24", "★★★☆☆"), ("3.25", "★★★½☆"), ("4.74", "★★★★½"), ("4.75", "★★★★★"), ("9", "★★★★★"), ("-1", "☆☆☆☆☆"),
    ("many", "☆☆☆☆☆"), ("nan", "☆☆☆☆☆"),
  ])
  func `stars are rounded to the half`(_ rating: String, _ stars: String) {
    #expect(StarRating(rating).text == stars)
  }
}
