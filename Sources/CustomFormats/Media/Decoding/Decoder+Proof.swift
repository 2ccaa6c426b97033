extension Decoder {
  /// Decodes every pixel of a picture; throws what is wrong, and gives what was not looked at.
  func prove(_ bytes: inout MediaBytes, as type: MediaType) throws(MediaFault) -> String? {
    guard type.isImage else { return "the pictures of videos are not decoded" }
    guard let all = bytes.whole(atMost: MediaLimits.mostBytesDecoded) else {
      return DecodingFailure.tooHeavy(byteCount: bytes.byteCount).description
    }
    do throws(DecodingFailure) {
      return try proof(of: all, type: type)
    } catch {
      if case .notStarted = error { return error.description }
      throw MediaFault(.undecodable, error.description)
    }
  }

  private func proof(of bytes: [UInt8], type: MediaType) throws(DecodingFailure) -> String? {
    let child = try DecodingProcess(program: program, arguments: ProofRequest(type: type, byteCount: bytes.count).arguments)
    switch child.exchange(bytes, atMost: DecodingAnswer.mostText, seconds: seconds) {
    case .timedOut: throw .timedOut(seconds: seconds)
    case .tooMuch: throw .childDied("gave more bytes than an answer has")
    case .ended(let answer, let end):
      switch ProofAnswer(answer) {
      case .sound(let left): return left
      case .failure(let reason): throw .undecodable(reason)
      case nil: throw .childDied(end)
      }
    }
  }
}
