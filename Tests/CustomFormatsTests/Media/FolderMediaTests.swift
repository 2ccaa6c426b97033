import Testing

@testable import CustomFormats

@Suite struct FolderMediaTests {
  private static func png(_ folder: CreativeFolder, _ names: String...) throws {
    for name in names { try folder.copy("cases/media/icon-100x100.png", to: name) }
  }

  private func creative(_ id: String, _ file: String) -> String { Proof.creative(id, #","Picture":{"file":"\#(file)"}"#) }

  @Test func `a file is measured beneath the creative's own folder, and counted once`() throws {
    let folder = try CreativeFolder([
      "ads/a.json": creative("a", "img/hero.png"), "ads/b.json": creative("b", "./img//hero.png"),
      "other/c.json": creative("c", "../ads/img/hero.png"),
    ])
    try Self.png(folder, "ads/img/hero.png")
    let proof = try folder.prove(["."])
    #expect(proof.findings == ["c file-outside-root other/c.json 1"])
    #expect(proof.summary.files == 1)
  }

  @Test func `in a delivery a missing file is paired with one that no creative names`() throws {
    let folder = try CreativeFolder([
      "ads.ndjson": [creative("a", "hero_44.png"), creative("b", "hero-45.png"), creative("c", "hero_45.png")]
        .joined(separator: "\n")
    ])
    try Self.png(folder, "acme/images/Hero-44.png", "acme/hero-45.png", "acme/spare.png")
    let media = try FolderMedia(folder.path + "/acme", isDeep: true)
    #expect(media.media(at: "hero_44.png") == .missing(similar: "images/Hero-44.png"))
    let proof = try folder.prove(["ads.ndjson"], delivery: "acme")
    #expect(
      proof.findings == [
        "a missing-file ads.ndjson 1", "c missing-file ads.ndjson 3", "- unused-file acme/spare.png -",
      ])
    #expect(proof.summary.files == 1)
    #expect(proof.summary.warnings == 1)
  }

  @Test(
    arguments: [
      ("hero_44.jpg", ["hero-44.jpg", "hero-45.jpg"], "hero-44.jpg"),
      ("hero-44.jpg", ["hero-45.jpg"], nil),
      ("img/hero.jpg", ["hero.jpg"], "hero.jpg"),
      ("hero.jpg", ["hero.png", "HERO.JPG"], "HERO.JPG"),
      ("hero.jpg", ["hero.png"], "hero.png"),
      ("sumer-hero.jpg", ["summer-hero.jpg"], "summer-hero.jpg"),
      ("cat.jpg", ["hat.jpg"], nil),
      ("a.jpg", [], nil),
    ] as [(String, [String], String?)])
  func `a name resembles another when only small things differ`(_ path: String, _ there: [String], _ meant: String?) {
    #expect(SimilarName.best(for: path, among: there) { _ in true } == meant)
  }

  @Test func `the next best one is meant where the best is taken`() {
    #expect(SimilarName.best(for: "hero.jpg", among: ["hero.png", "HERO.JPG"]) { $0 != "HERO.JPG" } == "hero.png")
  }

  @Test func `what stands at a path is told apart`() throws {
    let folder = try CreativeFolder(["a/b.txt": "x"])
    let media = try FolderMedia(folder.path)
    #expect(media.media(at: "a") == .notAFile)
    #expect(media.media(at: "/etc/hostname") == .outsideRoot)
    #expect(media.media(at: "../x.png") == .outsideRoot)
    #expect(media.media(at: "x.png") == .missing(similar: nil))
    #expect(media.media(at: "a/b.txt").file?.type == .unknown)
  }
}
