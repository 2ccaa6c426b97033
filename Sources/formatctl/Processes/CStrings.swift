#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Texts as a program takes its arguments and its variables.
struct CStrings {
  /// The texts in order.
  let texts: [String]

  /// Creates the strings of texts.
  init(_ texts: [String]) {
    self.texts = texts
  }

  /// Lends the strings, nil behind the last one, and returns what `body` does, or `ENOMEM`.
  func lend(_ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32) -> Int32 {
    var copies = texts.map { strdup($0) } + [nil]
    defer { for copy in copies { free(copy) } }
    return copies.withUnsafeMutableBufferPointer { $0.baseAddress.map(body) ?? ENOMEM }
  }
}
