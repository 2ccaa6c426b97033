import CSandbox

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Another program that decodes media: it has limited memory and time, writes no file, and ends with the thread that started it.
public enum TiedProgram {
  /// The hidden verb by which this program becomes another one.
  public static let verb = "__become"

  /// The most memory, in bytes, that it may address: many times what a 4K video takes.
  private static let mostMemory: UInt = 4_294_967_296
  /// The most seconds of processor time.
  private static let mostSeconds: UInt32 = 600

  /// Becomes the program of a path, with its arguments; gives the exit status where it cannot.
  public static func run(_ words: [String]) -> Int32 {
    guard !words.isEmpty else { return 2 }
    let list = words.map { strdup($0) } + [nil]
    defer { for word in list { free(word) } }
    let refusal = list.withUnsafeBufferPointer { formatctl_become($0.baseAddress, mostMemory, mostSeconds) }
    let sentence = Array("it cannot be started: \(String(cString: strerror(refusal)))\n".utf8)
    _ = sentence.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    return 2
  }
}
