import CSandbox

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The child process that decodes one picture, caged.
public enum DecoderChild {
  /// The hidden verb that a program runs it for.
  public static let verb = "__decode"

  /// The memory a child may address; a picture at the pixel limit needs under 600 MB as WebP, the hungriest.
  static let mostMemory: UInt = 768 * 1_024 * 1_024
  /// The processor time a child may take.
  static let mostSeconds: UInt32 = 5

  /// Reads a picture from standard input and writes its pixels, or that they are whole, to standard output; gives the exit status.
  public static func run() -> Int32 {
    let arguments = Array(CommandLine.arguments.dropFirst(2))
    let proof = ProofRequest(arguments: arguments)
    let request = DecodingRequest(arguments: arguments)
    guard let byteCount = proof?.byteCount ?? request?.byteCount else { return answer(.failure("the request is not one")) }
    let refusal = formatctl_cage(mostMemory, mostSeconds)
    guard refusal == 0 else { return answer(.failure("the child cannot be caged: \(String(cString: strerror(refusal)))")) }
    guard let bytes = readInput(byteCount) else { return answer(.failure("the picture did not arrive whole")) }
    #if DEBUG
      if let reason = DecoderMisdeed.commit() { return answer(.failure(reason)) }
    #endif
    if let proof {
      return write(ProofAnswer { () throws(DecodingFailure) in try PictureProof.run(bytes, proof.type) }.bytes) ? 0 : 1
    }
    guard let request else { return 1 }
    do throws(DecodingFailure) {
      let decoded = try decode(bytes, request)
      return answer(.picture(decoded.bitmap, complaint: decoded.complaint))
    } catch {
      return answer(.failure(error.description))
    }
  }

  /// Decodes, shrinks and turns a picture.
  static func decode(_ bytes: [UInt8], _ request: DecodingRequest) throws(DecodingFailure) -> PictureDecoding {
    let facts = try Decoder.facts(of: bytes, type: request.type)
    let shown = FittedSize(shown: facts, fitting: request.box)
    var decoded = try PictureDecoding.decode(bytes, request.type, facts, to: facts.isTurned ? shown.turned : shown)
    decoded.bitmap = decoded.bitmap.upright(facts.orientation)
    return decoded
  }

  private static func readInput(_ count: Int) -> [UInt8]? {
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count, let base = buffer.baseAddress {
        let got = read(0, base + filled, count - filled)
        if got < 0 && errno == EINTR { continue }
        if got <= 0 { return }
        filled += got
      }
    }
    return bytes.count == count ? bytes : nil
  }

  private static func answer(_ answer: DecodingAnswer) -> Int32 {
    guard write(answer.head) else { return 1 }
    if case .picture(let bitmap, _) = answer { return write(bitmap.pixels) ? 0 : 1 }
    return 0
  }

  private static func write(_ bytes: [UInt8]) -> Bool {
    var sent = 0
    return bytes.withUnsafeBytes { buffer in
      while sent < buffer.count, let base = buffer.baseAddress {
        let put = systemWrite(1, base + sent, buffer.count - sent)
        if put < 0 && errno == EINTR { continue }
        if put <= 0 { return false }
        sent += put
      }
      return true
    }
  }
}

/// Names the system's `write`, which the child's own hides.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
