#if DEBUG
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Darwin)
    import Darwin
  #endif

  /// What a debug build's decoding child does wrong when it is asked to, so that tests see what becomes of it.
  enum DecoderMisdeed: String {
    case crash, hang, allocate

    /// The variable that asks for one; `Tests/release-switches` looks for it in the release program.
    static let variable = "FORMATCTL_DECODER_MISDEED"

    /// Does what the environment asks for; gives the reason of a decoder that is refused memory.
    static func commit() -> String? {
      guard let word = getenv(variable) else { return nil }
      switch DecoderMisdeed(rawValue: String(cString: word)) {
      case .crash: UnsafeMutableRawPointer(bitPattern: 8)?.storeBytes(of: 1, as: Int.self)
      case .hang: while true {}
      case .allocate: return fill(megabytes: 1_024)
      case nil: break
      }
      return nil
    }

    /// Takes memory piece by piece and writes to all of it, as a decoder does that believes a header.
    private static func fill(megabytes: Int) -> String? {
      for _ in 0..<megabytes / 16 {
        guard let memory = malloc(16 << 20) else {
          return "its decoder asked for \(megabytes) MB of memory and may have \(DecoderChild.mostMemory >> 20)"
        }
        memset(memory, 1, 16 << 20)
      }
      return nil
    }
  }
#endif
