import Foundation
import Testing

/// Holds the import lines of the sources to the picture in docs/architecture.md.
@Suite struct ArchitectureTests {
  /// What a folder of the sources may import, besides the standard library; the longest matching folder counts.
  private static let allowed: [String: Set<String>] = [
    "Documents": [],
    "CustomFormats": ["Documents"],
    "CustomFormats/Catalogue": ["Documents", "CSQLite", "CMd", "CommonCrypto"],
    "CustomFormats/Media": ["Documents", "CMedia", "CSandbox"],
    "NativeAds": ["CustomFormats", "Documents"],
    "FormatPreview": ["NativeAds", "CustomFormats", "Documents"],
    "FormatPreview/Surfaces": ["NativeAds", "CustomFormats", "Documents", "CNCurses", "CFribidi", "CTerminalGuard"],
    "formatctl-render": ["Documents", "CPangoCairo"],
    "formatctl": ["FormatPreview", "NativeAds", "CustomFormats", "Documents"],
  ]

  /// The words that may stand before `import`.
  private static let importWords: Set<String> = ["public", "package", "internal", "private", "@preconcurrency", ""]

  /// The system's own C library, which any folder may use.
  private static let system: Set<String> = ["Glibc", "Darwin", "Synchronization"]

  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources").standardizedFileURL

  private static func files() throws -> [(path: String, text: String)] {
    let found = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    let all = found.compactMap { $0 as? URL }
    return try all.filter { $0.pathExtension == "swift" }.map { file in
      (String(file.path().dropFirst(sources.path().count).drop { $0 == "/" }), try String(contentsOf: file, encoding: .utf8))
    }
  }

  @Test func `each folder imports only what the picture allows`() throws {
    let files = try Self.files()
    #expect(files.count > 100)
    for file in files {
      let folder = Self.allowed.keys.filter { file.path.hasPrefix($0 + "/") }.max { $0.count < $1.count }
      let allowed = Self.allowed[try #require(folder, "\(file.path) has no place in the picture")] ?? []
      for line in file.text.split(separator: "\n") {
        let words = line.split(separator: " ").map(String.init)
        guard let index = words.firstIndex(of: "import"), words[..<index].allSatisfy(Self.importWords.contains),
          index + 1 < words.count
        else { continue }
        let module = words[index + 1].split(separator: ".").first.map(String.init) ?? ""
        #expect(allowed.union(Self.system).contains(module), "\(file.path) imports \(module)")
      }
    }
  }

  @Test(arguments: [
    "import Foundation\n", "Bundle.module", "try!", "fatalError(", "@unchecked Sendable", "as!",
  ])
  func `no source has a way to stop the program or to carry a whole framework in`(_ word: String) throws {
    for file in try Self.files() { #expect(!file.text.contains(word), "\(file.path) has \(word)") }
  }

  @Test func `the page names every room of the program, and no other`() throws {
    let page = try String(contentsOf: Self.sources.appending(path: "../docs/architecture.md"), encoding: .utf8)
    let table = try #require(page.components(separatedBy: "The rooms of `Sources/formatctl`:").last).components(
      separatedBy: "\n## ")[0]
    let named = table.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { String($0.dropFirst(3).prefix { $0 != "`" }) }
    let folder = Self.sources.appending(path: "formatctl").path()
    let rooms = try FileManager.default.contentsOfDirectory(atPath: folder).filter { !$0.hasSuffix(".swift") }
    #expect(named == rooms.sorted())
  }
}
