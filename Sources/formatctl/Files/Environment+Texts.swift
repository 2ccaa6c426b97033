import Documents

extension Environment {
  /// Prints a kept text byte for byte, or fit for a terminal where stdout is one.
  func printText(_ text: [UInt8]) {
    let text = String(decoding: text, as: UTF8.self)
    if isTerminal.out {
      out.write(text.split(separator: "\n", omittingEmptySubsequences: false).map(\.visible).joined(separator: "\n"))
    } else {
      out.write(text)
    }
  }
}
