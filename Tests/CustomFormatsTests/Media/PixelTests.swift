import Testing

@testable import CustomFormats

@Suite struct PixelTests {
  @Test(arguments: [
    (1_200, 627, 300, 300, 300, 157), (627, 1_200, 300, 300, 157, 300), (100, 50, 1_000, 25, 50, 25),
    (100, 50, 1_000, 1_000, 100, 50),
    (10_000, 1, 100, 100, 100, 1), (1, 10_000, 100, 100, 1, 100), (5, 5, 0, -3, 1, 1), (48, 32, .max, .max, 48, 32),
  ]) func `a picture is fitted without changing its shape`(width: Int, height: Int, boxWidth: Int, boxHeight: Int, w: Int, h: Int)
  {
    let size = FittedSize(width: width, height: height, fitting: (boxWidth, boxHeight))
    #expect(size.width == w)
    #expect(size.height == h)
  }

  private func shrunk(_ greys: [UInt8], _ width: Int, _ height: Int, _ box: (Int, Int)) -> [UInt8] {
    let pixels: [UInt8] = greys.flatMap { grey -> [UInt8] in [grey, grey, grey, 255] }
    let size = FittedSize(width: width, height: height, fitting: box)
    return stride(from: 0, to: size.width * size.height * 4, by: 4).map {
      AreaAverage.shrunk(pixels, width: width, height: height, to: size)[$0]
    }
  }

  @Test func `each new pixel is the mean of its area`() {
    #expect(shrunk([0, 100, 200, 100], 4, 1, (2, 1)) == [50, 150])
    // A third of the middle pixel's weight goes to each side: (30 + 60 / 2) / 1.5 and (60 / 2 + 90) / 1.5.
    #expect(shrunk([30, 60, 90], 3, 1, (2, 1)) == [40, 80])
    #expect(shrunk([0, 255, 255, 0], 2, 2, (1, 1)) == [128])
    #expect(shrunk([10, 20, 30, 40], 4, 1, (4, 1)) == [10, 20, 30, 40])
    #expect(shrunk([10, 20, 30, 40, 50], 1, 5, (1, 2)) == [18, 42])
  }

  @Test func `a picture whose bytes do not fit its sides is none`() {
    #expect(Bitmap(width: 2, height: 2, pixels: [UInt8](repeating: 0, count: 15)) == nil)
    #expect(Bitmap(width: 0, height: 2, pixels: []) == nil)
    #expect(Bitmap(width: .max, height: 2, pixels: []) == nil)
    #expect(Bitmap(width: 1, height: 1, pixels: [1, 2, 3, 4])?[0, 0].blue == 3)
  }

  @Test(arguments: [
    "media/interlaced.gif", "media/offset-frame.gif", "media/transparent.gif", "cases/media/anim-3frames-300x250.gif",
  ])
  func `no changed byte makes the GIF decoder trap`(path: String) throws {
    let original = try MediaData.bytes(path)
    var numbers = SeededNumbers(state: 5)
    var (decoded, failed) = (0, 0)
    for _ in 0..<(original.count < 1_000 ? 1_000 : 40) {
      var bytes = original
      for _ in 0..<Int.random(in: 1...6, using: &numbers) {
        bytes[Int.random(in: 10..<bytes.count, using: &numbers)] = .random(in: 0...255, using: &numbers)
      }
      if Bool.random(using: &numbers) { bytes.removeLast(Int.random(in: 0..<bytes.count / 2, using: &numbers)) }
      let facts = ImageFacts(storedWidth: Int.random(in: 1...64, using: &numbers), storedHeight: 32)
      do throws(DecodingFailure) {
        _ = try PictureDecoding.gif(bytes, facts, to: FittedSize(width: facts.storedWidth, height: 32, fitting: (20, 20)))
        decoded += 1
      } catch {
        failed += 1
      }
    }
    #expect(decoded > 0)
    #expect(failed > 0 || original.count > 1_000)
  }

  @Test func `a request survives its arguments`() {
    let request = DecodingRequest(type: .webp, box: (120, 40), byteCount: 99)
    #expect(request.arguments == ["__decode", "webp", "120", "40", "99"])
    #expect(DecodingRequest(arguments: Array(request.arguments.dropFirst())) == request)
    #expect(DecodingRequest(arguments: ["webp", "1", "1", "67108865"]) == nil)
    #expect(DecodingRequest(arguments: ["docx", "1", "1", "1"]) == nil)
  }
}
