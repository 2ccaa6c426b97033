#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The name of the system's kernel.
enum SystemName {
  /// The kernel and its release: `Linux 6.1.0`.
  static var current: String {
    var names = utsname()
    guard uname(&names) == 0 else { return "the system" }
    return text(&names.sysname) + " " + text(&names.release)
  }

  private static func text<Letters>(_ letters: inout Letters) -> String {
    withUnsafeBytes(of: &letters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
