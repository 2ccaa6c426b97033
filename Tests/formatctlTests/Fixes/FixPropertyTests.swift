import CustomFormats
import Documents
import Foundation
import Testing

@testable import formatctl

/// What holds of `validate --fix` whatever is wrong with a creative: bundled ones, damaged at random from a fixed seed.
@Suite struct FixPropertyTests {
  /// Numbers that look random and are the same in every run.
  ///
  /// The factors are those of Knuth's MMIX generator.
  private struct Numbers {
    var state: UInt64

    mutating func next(below most: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % most
    }
  }

  private static let damages = [
    " ", "  ", "\\n", "\\t", "\\r\\n", "\\u0020", "\\u00a0", "\\u2028", "\\r", "\\u0007", "\\u200b", "%",
  ]

  /// Returns a text with faults written between the quotes of some of its values.
  private static func damaged(_ bytes: [UInt8], _ numbers: inout Numbers) -> [UInt8] {
    let document = JSONDocument(bytes)
    let texts = document.nodes.filter { $0.kind == .string && !$0.range.isEmpty }
    var out = bytes
    for node in texts.reversed() where numbers.next(below: 2) == 0 {
      // At the start, the end, or between two ASCII characters.
      let inner = node.range.dropFirst().filter {
        bytes[$0] < 0x80 && bytes[$0 - 1] < 0x80 && bytes[$0 - 1] != UInt8(ascii: "\\")
      }
      let places =
        [node.range.lowerBound, node.range.upperBound] + (inner.randomlyChosen(numbers.next(below: 1_000)).map { [$0] } ?? [])
      let place = places[numbers.next(below: places.count)]
      out.insert(contentsOf: damages[numbers.next(below: damages.count)].utf8, at: place)
    }
    return out
  }

  @Test(arguments: ["simple-native", "native-video", "app-install", "content", "story-video", "product-card"])
  func `nothing mendable is left, nothing else changes, and a second time changes nothing`(format: String) throws {
    let folder = try Folder()
    try folder.copy("Formats/\(format)", to: "ads")
    var numbers = Numbers(state: UInt64(format.utf8.count))
    var before: [String: [UInt8]] = [:]
    for name in try folder.contents().keys.sorted() where name.hasSuffix(".json") && !name.hasSuffix("format.json") {
      let bytes = Array(try folder.read(name))
      before[name] = bytes
      for number in 1...8 {
        let damaged = Self.damaged(bytes, &numbers)
        let other = "ads/damaged-\(number)-\(name.split(separator: "/").last ?? "")"
        before[other] = damaged
        try folder.write(String(decoding: damaged, as: UTF8.self), to: other)
      }
    }
    var call = ["validate"] + before.keys.sorted() + ["-r", "json", "--fail-on", "never"]
    let reported = folder.run(call).printed
    #expect(reported.contains(#""fixable":true"#))
    call.append("--fix")
    let left = folder.run(call).printed
    #expect(!left.contains(#""fixable":true"#))
    var changed = 0
    for (name, bytes) in before {
      let mended = Array(try folder.read(name))
      if mended != bytes { changed += 1 }
      let (old, new) = (JSONDocument(bytes), JSONDocument(mended))
      try #require(old.nodes.count == new.nodes.count, "\(name)")
      #expect(Self.frame(old) == Self.frame(new), "\(name)")
      for (one, other) in zip(old.nodes, new.nodes) where one.kind == .string {
        #expect(Self.solid(old.text(one)) == Self.solid(new.text(other)), "\(name)")
      }
    }
    #expect(changed > 0)
    let after = try folder.contents()
    folder.run(call)
    #expect(try folder.contents() == after)
  }

  /// The bytes that stand in no text.
  private static func frame(_ document: JSONDocument) -> [UInt8] {
    var out: [UInt8] = []
    var at = 0
    for node in document.nodes where node.kind == .string {
      out += document.bytes[at..<node.range.lowerBound]
      at = node.range.upperBound
    }
    return out + document.bytes[at...]
  }

  /// A text without its blanks, breaks and characters that show nothing, encoded or not.
  private static func solid(_ text: String) -> String {
    let bare = text.replacing("%20", with: "").unicodeScalars.filter { !$0.properties.isWhitespace && $0 != "\u{200B}" }
    return String(String.UnicodeScalarView(bare))
  }
}

extension Array {
  /// Returns the element that a number means; nil of an empty list.
  fileprivate func randomlyChosen(_ number: Int) -> Element? { isEmpty ? nil : self[number % count] }
}
