import CSandbox

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a caged child says of its cage, as the kernel tells it.
public struct CageReport: Sendable, Equatable {
  /// Why the cage could not be closed, nil where it is.
  public let refusal: String?
  /// Whether the kernel filters the child's system calls.
  public let filtersSystemCalls: Bool

  /// The hidden verb that a program answers with its report.
  public static let verb = "__cage"

  /// The most bytes of memory that a child may address.
  public var mostMemory: Int { Int(DecoderChild.mostMemory) }
  /// The most seconds of processor time that a child may take.
  public var mostSeconds: Int { Int(DecoderChild.mostSeconds) }

  /// Cages the calling process and writes what the kernel says of it; gives the exit status.
  ///
  /// The kernel's page is opened before, since the cage allows to open nothing.
  public static func run() -> Int32 {
    let page = open("/proc/self/status", O_RDONLY | O_CLOEXEC)
    let refusal = formatctl_cage(DecoderChild.mostMemory, DecoderChild.mostSeconds)
    var text = Array("\(refusal)\n".utf8)
    if page >= 0 {
      var bytes = [UInt8](repeating: 0, count: 4_096)
      let count = bytes.withUnsafeMutableBytes { read(page, $0.baseAddress, $0.count) }
      text += bytes.prefix(max(0, count))
    }
    return text.withUnsafeBytes { write(1, $0.baseAddress, $0.count) } == text.count ? 0 : 1
  }

  /// Asks a child of the program.
  public init(program: String) throws(DecodingFailure) {
    let child = try DecodingProcess(program: program, arguments: [Self.verb])
    switch child.exchange([], atMost: 8_192, seconds: 5) {
    case .timedOut: throw .timedOut(seconds: 5)
    case .tooMuch: throw .childDied("gave more than a report")
    case .ended(let answer, let end):
      guard let report = CageReport(answer) else { throw .childDied(end) }
      self = report
    }
  }

  /// Reads a child's answer: the errno of what was refused, then the kernel's lines on the process.
  init?(_ answer: [UInt8]) {
    let lines = String(decoding: answer, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = lines.first, let refused = Int32(first) else { return nil }
    refusal = refused == 0 ? nil : String(cString: strerror(refused))
    // In /proc/PID/status mode 2 is a filter: proc_pid_status(5).
    filtersSystemCalls = lines.contains { line in
      line.hasPrefix("Seccomp:") && line.dropFirst(8).filter { !$0.isWhitespace } == "2"
    }
  }
}
