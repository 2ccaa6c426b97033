import CustomFormats
import Foundation

/// Programs that tests let the decoder run.
enum BuiltProgram {
  /// The path of `formatctl`, which lies beside the tests.
  static var formatctl: String {
    var places = CommandLine.arguments.prefix(1).map { URL(fileURLWithPath: $0) }
    if let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") {
      places.insert(URL(fileURLWithPath: link), at: 0)
    }
    // On macOS the test runner stands elsewhere and names the bundle among its arguments.
    places += CommandLine.arguments.filter { $0.contains(".xctest") }.map { URL(fileURLWithPath: $0) }
    for place in places {
      var folder = place.deletingLastPathComponent()
      for _ in 0..<5 {
        let program = folder.appendingPathComponent("formatctl").path
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: program, isDirectory: &isFolder), !isFolder.boolValue { return program }
        folder.deleteLastPathComponent()
      }
    }
    return "formatctl is not built"
  }

  /// The path of a program that misbehaves in one way.
  static func misbehaving(_ name: String) -> String {
    MediaData.folder.appendingPathComponent("programs/\(name)").path
  }
}
