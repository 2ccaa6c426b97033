/// Decodes pictures, each in a caged child process.
///
/// Decoders are C code that reads hostile bytes: whatever they do, this process only sees pixels or one failure.
public struct Decoder: Sendable {
  /// The program that answers to the verb `DecoderChild.verb`.
  public let program: String
  /// How long a picture may take before its child is ended.
  public let seconds: Double

  /// Names the program to run, usually this one.
  public init(program: String, seconds: Double = 10) {
    self.program = program
    self.seconds = seconds
  }

  /// Gives a picture upright and shrunk to fit a box, never enlarged.
  ///
  /// Of an animation it is the first frame. A picture that is cut is given as far as it goes where its format allows.
  public func picture(of bytes: [UInt8], type: MediaType, fitting box: (width: Int, height: Int)) throws(DecodingFailure)
    -> Bitmap
  {
    try decode(bytes, type: type, fitting: box).bitmap
  }

  /// Gives a picture as `picture(of:type:fitting:)` does, with what was wrong with it.
  public func decode(_ bytes: [UInt8], type: MediaType, fitting box: (width: Int, height: Int)) throws(DecodingFailure)
    -> DecodedPicture
  {
    let facts = try Self.facts(of: bytes, type: type)
    let size = FittedSize(shown: facts, fitting: box)
    // The child fits the picture into the box itself: fitting it twice could round twice, to another size.
    let most = (max(1, min(box.width, facts.shownWidth)), max(1, min(box.height, facts.shownHeight)))
    let request = DecodingRequest(type: type, box: most, byteCount: bytes.count)
    let child = try DecodingProcess(program: program, arguments: request.arguments)
    let outcome = child.exchange(bytes, atMost: size.width * size.height * 4 + DecodingAnswer.mostText, seconds: seconds)
    switch outcome {
    case .timedOut: throw .timedOut(seconds: seconds)
    case .tooMuch: throw .childDied("gave more bytes than the picture can have")
    case .ended(let answer, let end):
      switch DecodingAnswer(answer, expecting: size) {
      case .picture(let bitmap, let complaint): return DecodedPicture(bitmap: bitmap, complaint: complaint)
      case .failure(let reason): throw .undecodable(reason)
      case nil: throw .childDied(end)
      }
    }
  }

  /// Judges by the header whether a picture may be decoded at all.
  static func facts(of bytes: [UInt8], type: MediaType) throws(DecodingFailure) -> ImageFacts {
    guard [.jpeg, .png, .webp, .gif].contains(type) else { throw .unsupported(type) }
    guard bytes.count <= MediaLimits.mostBytesDecoded else { throw .tooHeavy(byteCount: bytes.count) }
    let file = MediaReader.read(bytes)
    if file.fault?.kind == .empty { throw .refused(.empty) }
    guard file.type == type else { throw .otherType(said: type, found: file.type) }
    if let fault = file.fault, fault.kind != .truncated || file.image == nil { throw .refused(fault) }
    guard let image = file.image else { throw .undecodable("it has no size") }
    return image
  }
}
