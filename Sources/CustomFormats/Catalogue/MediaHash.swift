#if canImport(CommonCrypto)
  import CommonCrypto
#else
  import CMd
#endif

/// The SHA-256 of a media file, by which the catalogue keeps it once.
public struct MediaHash: Hashable, Sendable, CustomStringConvertible {
  /// The 32 bytes of the hash.
  public let bytes: [UInt8]

  /// Hashes the bytes of a file.
  public init(of file: [UInt8]) {
    var digest = [UInt8](repeating: 0, count: 32)
    #if canImport(CommonCrypto)
      var context = CC_SHA256_CTX()
      CC_SHA256_Init(&context)
      var start = 0
      while start < file.count {
        // CommonCrypto counts in 32 bits.
        let end = min(file.count, start + 1 << 30)
        file[start..<end].withUnsafeBytes { _ = CC_SHA256_Update(&context, $0.baseAddress, CC_LONG($0.count)) }
        start = end
      }
      CC_SHA256_Final(&digest, &context)
    #else
      var context = SHA2_CTX()
      SHA256Init(&context)
      SHA256Update(&context, file, file.count)
      SHA256Final(&digest, &context)
    #endif
    bytes = digest
  }

  /// Takes a hash of 32 bytes, or answers nil for another length.
  public init?(bytes: [UInt8]) {
    guard bytes.count == 32 else { return nil }
    self.bytes = bytes
  }

  /// The hash in 64 hexadecimal digits.
  public var description: String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

extension MediaHash: SQLiteConvertible {
  static var columnKind: String { "a blob of 32 bytes" }

  var sqliteValue: SQLiteValue { .blob(bytes) }

  init?(_ value: SQLiteValue) {
    guard case .blob(let bytes) = value else { return nil }
    self.init(bytes: bytes)
  }
}
