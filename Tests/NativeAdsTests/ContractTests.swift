import Foundation
import Testing

@testable import NativeAds

/// Holds docs/sdk-contract.md and the tests to each other.
@Suite struct ContractTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

  private static func page() throws -> String {
    try String(contentsOf: root.appending(path: "docs/sdk-contract.md"), encoding: .utf8)
  }

  /// Returns the cells of the rows of a table, by its first heading.
  private static func rows(_ heading: String) throws -> [[String]] {
    let lines = try page().components(separatedBy: "\n")
    let start = try #require(lines.firstIndex { $0.hasPrefix("| \(heading) |") })
    return lines[(start + 2)...].prefix { $0.hasPrefix("|") }.map { line in
      line.dropFirst().dropLast().components(separatedBy: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  /// Returns the Swift files under a folder, with their names.
  private static func files(_ folder: String) throws -> [(name: String, text: String)] {
    let found = try #require(FileManager.default.enumerator(at: root.appending(path: folder), includingPropertiesForKeys: nil))
    return try found.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.map { file in
      (file.deletingPathExtension().lastPathComponent, try String(contentsOf: file, encoding: .utf8))
    }
  }

  /// Returns the numbers at the beginning of the names of a text's tests.
  private static func numbers(_ text: String) -> Set<String> {
    var found: Set<String> = []
    for line in text.components(separatedBy: "func `").dropFirst() {
      for word in line.split(separator: " ") {
        guard word.hasPrefix("E-") else { break }
        found.insert(String(word))
      }
    }
    return found
  }

  @Test func `every number has one row, and one way of being known`() throws {
    let rows = try Self.rows("number")
    #expect(rows.map { $0[0] } == (1...52).map { "E-\($0)" })
    #expect(rows.allSatisfy { ["documented", "observed", "assumed"].contains($0[2]) })
  }

  @Test func `each row names a suite that has a test of its number, or says that there is none yet`() throws {
    let files = try Self.files("Tests")
    let tested = files.reduce(into: Set<String>()) { $0.formUnion(Self.numbers($1.text)) }
    for row in try Self.rows("number") {
      if row[3].hasPrefix("not yet: ") {
        #expect(!tested.contains(row[0]), "\(row[0]) has a test, and the page says that it has none")
      } else {
        let suites = files.filter { $0.name == row[3] && Self.numbers($0.text).contains(row[0]) }
        #expect(suites.count == 1, "\(row[0]) is to be in \(row[3])")
      }
    }
    #expect(tested.isSubset(of: try Self.rows("number").map { $0[0] }))
  }

  @Test func `the page's switches are the module's, with their defaults`() throws {
    let rows = try Self.rows("switch")
    let told = rows.map { $0[0] + ": " + $0[1].replacingOccurrences(of: "3600 ", with: "3600.0 ") }
    #expect(told == Switches.Name.allCases.map { "\($0.rawValue): \(Switches().words(for: $0))" })
  }

  @Test func `the page's old names are gone from the module, and today's are there`() throws {
    let words = try Self.files("Sources/NativeAds").reduce(into: Set<String>()) { $0.formUnion(Self.words($1.text)) }
    // These three are only somewhere else today.
    let moved: Set = ["mediaView", "videoController", "hasVideoContent"]
    for row in try Self.rows("in old code") {
      for old in row[0].components(separatedBy: ", ").compactMap({ Self.words($0).first }) where !moved.contains(old) {
        #expect(!words.contains(old), "\(old) is in the module")
      }
      let today = try #require(Self.words(row[1]).first)
      #expect(words.contains(today), "\(today) is not in the module")
    }
  }

  /// Returns the words of a text, without what stands between them.
  private static func words(_ text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// The beginnings of declarations that bring a name.
  private static let kinds = [
    "class ", "struct ", "enum ", "protocol ", "func ", "var ", "let ", "init(", "init?(", "subscript(", "typealias ",
  ]

  @Test func `every public name is documented`() throws {
    let files = try Self.files("Sources/NativeAds")
    #expect(files.count > 50)
    var bare: [String] = []
    var documented = 0
    for file in files {
      let lines = file.text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      let isProtocol = file.text.contains("public protocol ")
      var isPublicEnum = false
      for (index, line) in lines.enumerated() {
        if line.contains("enum "), line.hasSuffix("{") { isPublicEnum = line.hasPrefix("public ") }
        let isCase = isPublicEnum && line.firstMatch(of: /^(indirect )?case [a-z]/) != nil && !line.hasPrefix("case let ")
        guard isCase || Self.isPublic(line, inProtocol: isProtocol) else { continue }
        let before = lines[..<index].last { !$0.hasPrefix("@") } ?? ""
        if before.hasPrefix("///") { documented += 1 } else { bare.append("\(file.name): \(line)") }
      }
    }
    #expect(documented > 350)
    #expect(bare == [])
  }

  /// Tells whether a line begins a declaration that other modules see.
  private static func isPublic(_ line: String, inProtocol: Bool) -> Bool {
    let words = ["public ", "open "].first { line.hasPrefix($0) }
    guard words != nil || (inProtocol && (line.hasPrefix("func ") || line.hasPrefix("var "))) else { return false }
    guard !line.hasPrefix("public import"), !line.hasPrefix("public extension") else { return false }
    return kinds.contains { line.contains($0) }
  }
}
