import Foundation
import Testing

@testable import CustomFormats

@Suite struct MediaFolderTests {
  /// A folder with a file, a folder, a pipe and links, beside a secret.
  private func tree() throws -> String {
    let base = FileManager.default.temporaryDirectory.appendingPathComponent("folder-\(UUID().uuidString)").path
    let root = base + "/root"
    let files = FileManager.default
    try files.createDirectory(atPath: root + "/sub", withIntermediateDirectories: true)
    try Data("secret".utf8).write(to: URL(fileURLWithPath: base + "/secret.txt"))
    try Data("inside".utf8).write(to: URL(fileURLWithPath: root + "/sub/inside.txt"))
    for (name, target) in [
      ("in.txt", "sub/inside.txt"), ("sub/up.txt", "../sub/inside.txt"), ("out.txt", "../secret.txt"),
      ("far.txt", "/etc/hostname"),
      ("loop", "loop"), ("away", ".."),
    ] {
      try files.createSymbolicLink(atPath: root + "/" + name, withDestinationPath: target)
    }
    #expect(mkfifo(root + "/pipe", 0o600) == 0)
    return root
  }

  private func refusal(_ open: () throws(MediaAccessError) -> MediaBytes) -> MediaAccessError? {
    do throws(MediaAccessError) {
      _ = try open()
      return nil
    } catch {
      return error
    }
  }

  private static let refused: [(String, MediaAccessError)] = [
    ("../secret.txt", .outsideRoot), ("sub/../../secret.txt", .outsideRoot), ("/etc/hostname", .outsideRoot),
    ("out.txt", .outsideRoot), ("far.txt", .outsideRoot), ("away/secret.txt", .outsideRoot),
    ("sub/inside.txt\0.png", .outsideRoot),
    ("nothing.txt", .missing), ("sub/inside.txt/more", .missing), ("", .missing), ("sub", .notAFile), (".", .notAFile),
    ("pipe", .notAFile), ("loop", .unreadable("Too many levels of symbolic links")),
  ]

  @Test func `what leaves the folder or is no file is refused`() throws {
    let folder = try MediaFolder(path: try tree())
    for (path, expected) in Self.refused {
      #expect(refusal { () throws(MediaAccessError) in try folder.open(path) } == expected, "\(path)")
    }
  }

  @Test func `following links step by step refuses the same`() throws {
    let folder = try MediaFolder(path: try tree())
    for (path, expected) in Self.refused {
      #expect(refusal { () throws(MediaAccessError) in try folder.openStepwise(path) } == expected, "\(path)")
    }
  }

  @Test(arguments: ["sub/inside.txt", "in.txt", "sub/up.txt", "./sub//inside.txt", "sub/../in.txt"])
  func `links and dots that stay inside are followed`(path: String) throws {
    let folder = try MediaFolder(path: try tree())
    var one = try folder.open(path)
    #expect(one.whole(atMost: 100) == [UInt8]("inside".utf8))
    var two = try folder.openStepwise(path)
    #expect(two.whole(atMost: 100) == [UInt8]("inside".utf8))
  }

  @Test func `a path a person gave is opened wherever it leads`() throws {
    let root = try tree()
    var bytes = try MediaBytes(path: root + "/out.txt")
    #expect(bytes.byteCount == 6)
    #expect(bytes.whole(atMost: 5) == nil)
    #expect(bytes.whole(atMost: 6) == [UInt8]("secret".utf8))
    #expect(refusal { () throws(MediaAccessError) in try MediaBytes(path: root) } == .notAFile)
    #expect(refusal { () throws(MediaAccessError) in try MediaBytes(path: "/dev/zero") } == .notAFile)
    #expect(refusal { () throws(MediaAccessError) in try MediaBytes(path: root + "/no") } == .missing)
  }

  @Test func `a folder that is not there is missing`() {
    #expect(throws: MediaAccessError.missing) { try MediaFolder(path: "/no/such/folder") }
    #expect(throws: MediaAccessError.missing) { try MediaFolder(path: "/etc/hostname") }
  }

  @Test func `a file larger than a window is read piece by piece`() throws {
    var numbers = SeededNumbers(state: 3)
    let content = (0..<200_001).map { _ in UInt8.random(in: 0...255, using: &numbers) }
    let path = try MediaData.temporaryFile(content)
    var bytes = try MediaBytes(path: path)
    #expect(bytes.whole(atMost: .max) == content)
    for _ in 0..<2_000 {
      let at = Int.random(in: -10...200_010, using: &numbers)
      let expected = at >= 0 && at + 4 <= content.count ? content[at..<at + 4].reduce(0) { $0 << 8 | UInt32($1) } : nil
      #expect(bytes.big32(at: at) == expected)
    }
  }
}
