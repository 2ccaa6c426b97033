#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Text that goes to an open file of the process, in large pieces.
///
/// A reader that left (`| head`) is no failure: what comes after is dropped, and the command ends as it would have.
final class DescriptorSink: TextSink {
  private let descriptor: Int32
  private let capacity: Int
  private var held: [UInt8] = []
  private(set) var isOpen = true
  private(set) var failure: OutputError?

  /// Creates a sink that holds back up to so many bytes; none means at once.
  init(_ descriptor: Int32, holdingBack capacity: Int) {
    self.descriptor = descriptor
    self.capacity = capacity
  }

  func write(_ text: String) {
    guard isOpen else { return }
    held.append(contentsOf: text.utf8)
    if held.count > capacity { flush() }
  }

  func flush() {
    guard isOpen, !held.isEmpty else { return }
    var sent = 0
    while sent < held.count {
      let count = held[sent...].withUnsafeBytes { writeOut($0, to: descriptor) }
      if count > 0 {
        sent += count
      } else if errno == EAGAIN {
        waitUntilWritable(descriptor)
      } else if errno != EINTR {
        isOpen = false
        failure = errno == EPIPE ? nil : OutputError(reason: String(cString: strerror(errno)))
        break
      }
    }
    held.removeAll(keepingCapacity: true)
  }
}

/// Writes some of the bytes to an open file, and returns how many; less than none for an error.
func writeOut(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}

private func waitUntilWritable(_ descriptor: Int32) {
  var file = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
  _ = poll(&file, 1, -1)
}
