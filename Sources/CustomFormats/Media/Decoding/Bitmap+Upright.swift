extension Bitmap {
  /// Turns and mirrors the picture as its EXIF orientation asks.
  func upright(_ orientation: Int) -> Bitmap {
    guard (2...8).contains(orientation) else { return self }
    let isTurned = orientation >= 5
    let (newWidth, newHeight) = isTurned ? (height, width) : (width, height)
    let turned = [UInt8](unsafeUninitializedCapacity: pixels.count) { target, count in
      pixels.withUnsafeBytes { source in
        for y in 0..<newHeight {
          for x in 0..<newWidth {
            let (fromX, fromY) = place(x, y, orientation)
            let pixel = source.loadUnaligned(fromByteOffset: (fromY * width + fromX) * 4, as: UInt32.self)
            UnsafeMutableRawBufferPointer(target).storeBytes(of: pixel, toByteOffset: (y * newWidth + x) * 4, as: UInt32.self)
          }
        }
      }
      count = pixels.count
    }
    return Bitmap(width: newWidth, height: newHeight, pixels: turned) ?? self
  }

  /// Tells which stored pixel an upright one comes from.
  private func place(_ x: Int, _ y: Int, _ orientation: Int) -> (Int, Int) {
    switch orientation {
    case 2: (width - 1 - x, y)
    case 3: (width - 1 - x, height - 1 - y)
    case 4: (x, height - 1 - y)
    case 5: (y, x)
    case 6: (y, height - 1 - x)
    case 7: (width - 1 - y, height - 1 - x)
    default: (width - 1 - y, x)
    }
  }
}
