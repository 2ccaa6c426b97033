import Testing

@testable import CustomFormats

@Suite struct MutatedMediaTests {
  /// Mutations of each file.
  private static let rounds = 2_000

  @Test(arguments: try MediaData.all()) func `no flipped, cut or inserted byte makes reading trap`(path: String) throws {
    let original = try MediaData.bytes(path)
    var numbers = SeededNumbers(state: UInt64(original.count) &* 31 &+ 7)
    var faults = 0
    for _ in 0..<Self.rounds {
      let file = MediaReader.read(Self.mutated(original, &numbers))
      if file.fault != nil { faults += 1 }
    }
    // Files of other types have no faults, only a name.
    #expect(faults > 0 || !MediaReader.read(original).type.isRead)
  }

  private static func mutated(_ original: [UInt8], _ numbers: inout SeededNumbers) -> [UInt8] {
    var bytes = original
    for _ in 0..<Int.random(in: 1...4, using: &numbers) {
      // Half of all changes hit the first 128 bytes, where the headers are.
      let reach = Bool.random(using: &numbers) ? min(bytes.count, 128) : bytes.count
      let at = Int.random(in: 0...max(0, reach - 1), using: &numbers)
      switch Int.random(in: 0..<6, using: &numbers) {
      case 0 where !bytes.isEmpty: bytes[at] ^= 1 << UInt8.random(in: 0..<8, using: &numbers)
      case 1 where !bytes.isEmpty: bytes[at] = [0, 1, 0x7F, 0x80, 0xFF].randomElement(using: &numbers) ?? 0
      case 2 where !bytes.isEmpty: bytes.removeLast(Int.random(in: 0..<bytes.count, using: &numbers))
      case 3 where !bytes.isEmpty:
        bytes.removeSubrange(at..<min(bytes.count, at + Int.random(in: 1...16, using: &numbers)))
      case 4 where bytes.count > at + 4:
        let value: UInt32 = [0, 1, 0x7FFF_FFFF, 0x8000_0000, .max].randomElement(using: &numbers) ?? 0
        withUnsafeBytes(of: value) { bytes.replaceSubrange(at..<at + 4, with: $0) }
      default:
        let some = (0..<Int.random(in: 1...16, using: &numbers)).map { _ in UInt8.random(in: 0...255, using: &numbers) }
        bytes.insert(contentsOf: some, at: min(at, bytes.count))
      }
    }
    return bytes
  }

  /// Of the cut video nothing is left to walk.
  private static let walked = try? MediaData.all().filter { !$0.hasSuffix("video-truncated.mp4") }

  @Test(arguments: walked ?? []) func `no changed byte makes a walk of the structure trap`(path: String) throws {
    let original = try MediaData.bytes(path)
    let type = MediaReader.read(original).type
    var numbers = SeededNumbers(state: UInt64(original.count) &* 17 &+ 3)
    var faults = 0
    for _ in 0..<Self.rounds / 4 {
      // Walked whatever the header says, so that the walk meets all that the header would have told.
      var bytes = MediaBytes(Self.mutated(original, &numbers))
      do throws(MediaFault) {
        try MediaStructure.walk(&bytes, as: type)
      } catch {
        faults += 1
      }
    }
    #expect(faults > 0 || !type.isRead)
  }
}
