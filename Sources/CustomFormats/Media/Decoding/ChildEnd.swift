#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How a decoding child ended, in words.
enum ChildEnd {
  /// Reads a status of `waitpid`; the words follow "decoding it".
  static func text(_ status: Int32) -> String {
    let signal = status & 0x7F
    switch signal {
    case 0 where status >> 8 & 0xFF == 0: return "ended without an answer"
    case 0: return "ended with status \(status >> 8 & 0xFF)"
    case SIGXCPU: return "took more than \(DecoderChild.mostSeconds) s of processor time"
    case SIGSYS: return "made a system call that decoding does not need (signal \(signal))"
    case SIGKILL: return "was ended by the system (signal \(signal))"
    default: return "crashed (signal \(signal))"
    }
  }
}
