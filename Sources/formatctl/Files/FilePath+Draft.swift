#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension FilePath {
  /// The path beside the file at which it is written until it is whole.
  ///
  /// It is hidden and short, however long the file's own name is, and no two files or processes have the same.
  var draft: String {
    // FNV-1a, 64 bits.
    let hash = absolute.utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    let folder = absolute.prefix(through: absolute.lastIndex(of: "/") ?? absolute.startIndex)
    return "\(folder).formatctl-\(getpid())-\(String(hash, radix: 36)).part"
  }
}
