/// What a child answers that has decoded every pixel: two lines, "sound" or "failure" and a remark.
enum ProofAnswer: Equatable {
  /// All is well, but for what was not looked at.
  case sound(notChecked: String?)
  /// What is wrong.
  case failure(String)

  /// The answer as bytes.
  var bytes: [UInt8] {
    switch self {
    case .sound(let left): Array("sound\n".utf8) + DecodingAnswer.printable((left ?? "").utf8) + [0x0A]
    case .failure(let reason): Array("failure\n".utf8) + DecodingAnswer.printable(reason.utf8) + [0x0A]
    }
  }

  /// Reads an answer, nil where the bytes are none.
  init?(_ bytes: [UInt8]) {
    let lines = bytes.split(separator: 0x0A, maxSplits: 2, omittingEmptySubsequences: false)
    guard lines.count == 3, lines[2].isEmpty else { return nil }
    // The child has read hostile bytes: its words are not printed as they are.
    let remark = String(decoding: DecodingAnswer.printable(lines[1]), as: UTF8.self)
    if lines[0].elementsEqual("sound".utf8) {
      self = .sound(notChecked: remark.isEmpty ? nil : remark)
    } else if lines[0].elementsEqual("failure".utf8) {
      self = .failure(remark)
    } else {
      return nil
    }
  }

  /// Makes an answer of what decoding gave.
  init(_ frames: () throws(DecodingFailure) -> String?) {
    do throws(DecodingFailure) {
      self = .sound(notChecked: try frames())
    } catch {
      self = .failure(error.description)
    }
  }
}
