#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The time of day where the person sits: 14:03:21.
struct TimeOfDay: CustomStringConvertible {
  let description: String

  /// Finds the time of day of a time in seconds since 1970.
  init(_ time: Int) {
    var seconds = time_t(time)
    var parts = tm()
    localtime_r(&seconds, &parts)
    description = [parts.tm_hour, parts.tm_min, parts.tm_sec].map { ($0 < 10 ? "0" : "") + String($0) }.joined(separator: ":")
  }
}
