import Documents

/// A 64-bit digest of bytes that tells the contents of one run apart.
///
/// It is no defence against a forger: of a million contents two meet by chance once in 30 million runs.
struct ContentHash {
  /// The digest so far.
  private(set) var value: UInt64 = 0x2D35_8DCC_AA6C_78A5

  /// Takes up a number.
  mutating func add(_ number: Int) { mix(UInt64(bitPattern: Int64(number))) }

  /// Takes up a run of bytes and its length.
  mutating func add(_ bytes: ArraySlice<UInt8>) {
    bytes.withUnsafeBytes { buffer in
      var at = 0
      while at + 8 <= buffer.count {
        mix(buffer.loadUnaligned(fromByteOffset: at, as: UInt64.self))
        at += 8
      }
      var rest: UInt64 = 0
      while at < buffer.count {
        rest = rest << 8 | UInt64(buffer[at])
        at += 1
      }
      mix(rest)
      mix(UInt64(buffer.count))
    }
  }

  /// Takes up the text of a node: what it says, not how it is escaped.
  mutating func add(_ creative: Creative, node: Int) {
    let node = creative.document.nodes[node]
    if node.classes.contains(.escape) {
      add(Array(creative.document.text(node).utf8)[...])
    } else {
      add(creative.document.bytes[node.range])
    }
  }

  private mutating func mix(_ word: UInt64) {
    let product = (value ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    value = product.high ^ product.low ^ word &* 0xA24B_AED4_963E_E407
  }
}
