import CustomFormats

/// A picture of two pixels by one, red 200, green 30, blue 60, by which a decoder is tried.
struct TrialPicture {
  /// The type.
  let type: MediaType
  /// The bytes of the file.
  let bytes: [UInt8]

  /// One of each type that is decoded.
  static let all = [
    TrialPicture(
      .png,
      """
      89504e470d0a1a0a0000000d49484452000000020000000108020000007b40e8dd0000000f4944415478da633c2167c3
      c0c00000064401241756170d0000000049454e44ae426082
      """),
    TrialPicture(
      .jpeg,
      """
      ffd8ffe000104a46494600010100000100010000ffdb0043000d090a0b0a080d0b0a0b0e0e0d0f13201513121213271c
      1e17202e2931302e292d2c333a4a3e333646372c2d405741464c4e525352323e5a615a50604a51524fffdb0043010e0e
      0e131113261515264f352d354f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f
      4f4f4f4f4f4f4f4f4f4f4f4f4f4fffc00011080001000203012200021101031101ffc400150001010000000000000000
      0000000000000005ffc40014100100000000000000000000000000000000ffc400150101010000000000000000000000
      0000000406ffc40014110100000000000000000000000000000000ffda000c03010002110311003f008800eaf7ffd9
      """),
    TrialPicture(
      .gif,
      """
      47494638376102000100810000c81e3c0000000000000000002c00000000020001000008050001000808003b
      """),
    TrialPicture(
      .webp,
      """
      524946461e000000574542505650384c110000002f0100000007508f2297a7ff8188e87f0000
      """),
  ]

  private init(_ type: MediaType, _ digits: String) {
    self.type = type
    let values = digits.compactMap(\.hexDigitValue)
    bytes = stride(from: 0, to: values.count - 1, by: 2).map { UInt8(values[$0] * 16 + values[$0 + 1]) }
  }

  /// Tells whether a picture is this one, as near as JPEG comes.
  func isShown(by bitmap: Bitmap) -> Bool {
    guard bitmap.width == 2, bitmap.height == 1 else { return false }
    let pixel = bitmap[0, 0]
    return zip([pixel.red, pixel.green, pixel.blue], [200, 30, 60]).allSatisfy { abs(Int($0) - $1) <= 8 }
  }
}
