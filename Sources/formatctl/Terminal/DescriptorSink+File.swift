#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension DescriptorSink {
  /// Creates a file, or empties the one that is there, and writes to it; `shown` is what an error calls it.
  convenience init(creating path: String, shown: String) throws(Failure) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw Failure("\(shown) cannot be written: \(String(cString: strerror(errno))).") }
    self.init(descriptor, holdingBack: 65_536)
  }

  /// Opens a file to add to its end, and makes it where there is none; `shown` is what an error calls it.
  convenience init(appendingTo path: String, shown: String) throws(Failure) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw Failure("\(shown) cannot be written: \(String(cString: strerror(errno))).") }
    self.init(descriptor, holdingBack: 65_536)
  }
}
