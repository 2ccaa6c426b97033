import CustomFormats
import Testing

@Suite struct BitmapPNGTests {
  @Test func `a picture that was written as PNG is read as it was`() throws {
    let pixels: [UInt8] = [255, 0, 0, 255, 0, 255, 0, 128, 0, 0, 255, 0, 1, 2, 3, 255, 250, 250, 250, 255, 9, 8, 7, 77]
    let bitmap = try #require(Bitmap(width: 3, height: 2, pixels: pixels))
    let file = try #require(bitmap.png)
    #expect(MediaReader.read(file).image == ImageFacts(storedWidth: 3, storedHeight: 2, hasAlpha: true))
    let read = try Decoder(program: BuiltProgram.formatctl, seconds: 60).picture(of: file, type: .png, fitting: (9, 9))
    #expect(read == bitmap)
  }

  @Test func `a picture that no page shows is not written`() {
    let wide = Bitmap(width: 20_000, height: 1, pixels: [UInt8](repeating: 0, count: 80_000))
    #expect(wide != nil && wide?.png == nil)
  }
}
