import CustomFormats
import Documents

/// What a finding is known by from run to run, wherever in its file it stands.
struct Fingerprint: Hashable {
  /// The digest of what the finding is about.
  let digest: UInt64
  /// Which of the findings with this digest it is, counted from 1.
  let ordinal: Int

  /// Creates a fingerprint of its parts.
  init(_ digest: UInt64, _ ordinal: Int = 1) {
    self.digest = digest
    self.ordinal = ordinal
  }

  /// Reads a fingerprint as a baseline holds it; nil for other texts.
  init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard let first = parts.first, first.utf8.count == 16, parts.count <= 2,
      first.utf8.allSatisfy({ "0123456789abcdef".utf8.contains($0) }), let digest = UInt64(first, radix: 16)
    else { return nil }
    self.digest = digest
    guard parts.count == 2 else {
      ordinal = 1
      return
    }
    guard let number = Int(parts[1]), number > 1, String(number) == parts[1] else { return nil }
    ordinal = number
  }

  /// The fingerprint as a baseline holds it: 16 hexadecimal digits, then which of several it is.
  var text: String { ordinal == 1 ? digits : "\(digits)-\(ordinal)" }

  /// The digest as 16 hexadecimal digits.
  var digits: String {
    let digits = String(digest, radix: 16)
    return String(repeating: "0", count: max(0, 16 - digits.count)) + digits
  }

  /// Returns the digest of a finding in a file, by FNV-1a of 64 bits.
  ///
  /// It tells findings of one project apart and guards against nobody, and takes texts as reports show them, so that one that is
  /// read again has the same. Its numbers:
  /// http://www.isthe.com/chongo/tech/comp/fnv/
  static func digest(_ finding: Finding, file: String?) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    for part in [finding.rule, file, finding.creative, finding.formatID, finding.key, finding.given] {
      part?.visible.utf8.forEach(add)
      // No text holds these bytes, so that no two lists of parts read the same.
      add(part == nil ? 0xFE : 0xFF)
    }
    return hash
  }
}
