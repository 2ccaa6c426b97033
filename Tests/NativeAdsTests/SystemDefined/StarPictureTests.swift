import Testing

@testable import NativeAds

@Suite struct StarPictureTests {
  @Test(
    arguments: [
      (5.0, StarPicture.five), (5.5, .five), (4.99, .fourAndHalf), (4.5, .fourAndHalf), (4.49, .four), (4, .four),
      (3.99, .threeAndHalf),
      (3.5, .threeAndHalf), (3.49, nil), (0, nil),
    ] as [(Double, StarPicture?)])
  func `stars are rounded down to a half, and none are drawn below three and a half`(rating: Double, picture: StarPicture?) {
    #expect(StarPicture(rating: rating) == picture)
  }

  @Test func `without a rating there is no picture`() { #expect(StarPicture(rating: nil) == nil) }
}
