/// What the parent asks of a child that is to decode every pixel and give none.
struct ProofRequest: Equatable {
  /// The type of the picture.
  let type: MediaType
  /// The number of bytes that follow on standard input.
  let byteCount: Int

  /// The word behind the verb that tells it from a request for pixels.
  private static let word = "prove"

  /// Creates a request.
  init(type: MediaType, byteCount: Int) {
    self.type = type
    self.byteCount = byteCount
  }

  /// Reads the arguments after the verb, nil where they are not a request.
  init?(arguments: [String]) {
    guard arguments.count == 3, arguments[0] == Self.word, let type = MediaType(rawValue: arguments[1]),
      let count = Int(arguments[2]), (1...MediaLimits.mostBytesDecoded).contains(count)
    else { return nil }
    self.init(type: type, byteCount: count)
  }

  /// The arguments after the program's name.
  var arguments: [String] { [DecoderChild.verb, Self.word, type.rawValue, String(byteCount)] }
}
