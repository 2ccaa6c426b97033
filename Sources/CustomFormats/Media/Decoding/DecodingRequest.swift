/// What the parent asks of its decoding child, in arguments.
struct DecodingRequest: Equatable {
  /// The type of the picture.
  let type: MediaType
  /// The box the picture must fit, as shown.
  let box: (width: Int, height: Int)
  /// The number of bytes that follow on standard input.
  let byteCount: Int

  /// Creates a request.
  init(type: MediaType, box: (width: Int, height: Int), byteCount: Int) {
    self.type = type
    self.box = box
    self.byteCount = byteCount
  }

  /// Reads the arguments after the verb, nil where they are not a request.
  init?(arguments: [String]) {
    guard arguments.count == 4, let type = MediaType(rawValue: arguments[0]), let width = Int(arguments[1]),
      let height = Int(arguments[2]), let count = Int(arguments[3]), (1...MediaLimits.mostBytesDecoded).contains(count)
    else { return nil }
    self.init(type: type, box: (width, height), byteCount: count)
  }

  /// The arguments after the program's name.
  var arguments: [String] {
    [DecoderChild.verb, type.rawValue, String(box.width), String(box.height), String(byteCount)]
  }

  /// Compares requests.
  static func == (one: DecodingRequest, other: DecodingRequest) -> Bool {
    one.type == other.type && one.box == other.box && one.byteCount == other.byteCount
  }
}
