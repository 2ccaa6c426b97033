import CustomFormats
import Foundation
import Testing

@testable import NativeAds

/// Holds what the emulator finds wrong to the rules that `explain` and the reports know.
@Suite struct DiagnosticTests {
  /// The IDs that the sources give to diagnostics.
  private static let ids: [String] = {
    let folder = URL(filePath: #filePath).appending(path: "../../../Sources/NativeAds/Session").standardizedFileURL
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    let text = files.filter { $0.lastPathComponent.hasPrefix("Diagnostic+") }
      .compactMap { try? String(contentsOf: $0, encoding: .utf8) }.joined()
    return Set(text.matches(of: /Diagnostic\(\s*"([a-z-]+)"/).map { String($0.1) }).sorted()
  }()

  @Test func `every diagnostic names a rule, and weighs what that does`() throws {
    #expect(Self.ids.count > 35)
    for id in Self.ids {
      let rule = try #require(Rules.named(id), "\(id) is no rule")
      #expect(rule.id == id)
      #expect(Diagnostic(id, "").severity == rule.about.severity)
    }
  }

  @Test func `rules of a layout weigh in the emulator what they weigh in lint`() {
    #expect(Diagnostic.attributionMissing.severity == .note)
    #expect(Diagnostic.mediaTooSmall(PointSize(width: 90, height: 90)).severity == .error)
    #expect(Diagnostic.impressionMissing.severity == .error)
  }
}
