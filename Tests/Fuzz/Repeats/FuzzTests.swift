import Foundation
import Testing

/// Repeats what libFuzzer found, without it.
@Suite struct FuzzTests {
  private static let folder = URL(filePath: #filePath).appending(path: "../../../Data/fuzz").standardizedFileURL

  /// Each input that was found, with the target that it is for.
  private static let finds: [(target: String, file: String)] = {
    let manager = FileManager.default
    let targets = (try? manager.contentsOfDirectory(atPath: folder.path)) ?? []
    return targets.sorted().flatMap { target in
      let files = (try? manager.contentsOfDirectory(atPath: folder.appending(path: target).path)) ?? []
      return files.sorted().map { (target, $0) }
    }
  }()

  @Test(.timeLimit(.minutes(1)), arguments: finds)
  func `an input that once stopped a reader stops it no more`(_ find: (target: String, file: String)) throws {
    let target = try #require(FuzzTarget.named(find.target), "no target is called \(find.target)")
    try target.check(Array(Data(contentsOf: Self.folder.appending(path: "\(find.target)/\(find.file)"))))
  }

  @Test(arguments: FuzzTarget.all.map(\.name)) func `each target takes nothing, and one byte`(_ name: String) throws {
    let target = try #require(FuzzTarget.named(name))
    try target.check([])
    for byte in UInt8.min...UInt8.max { try target.check([byte]) }
  }
}
