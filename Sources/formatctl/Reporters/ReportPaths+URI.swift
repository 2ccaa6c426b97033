extension ReportPaths {
  /// Where a file is, as a URI.
  struct Address {
    /// The URI.
    let uri: String
    /// Whether it is to be taken from the root on.
    let isRelative: Bool
  }

  /// The URI of the root, with a slash at its end, so that relative ones can be put behind it.
  var rootURI: String { "file://" + (root.absolute == "/" ? "" : Self.encoded(root.absolute)) + "/" }

  /// Returns the URI of a file; nil for what is no file: stdin, a format of the catalogue, a file of a commit.
  func address(_ file: String) -> Address? {
    if file == "-" || Self.isStored(file) { return nil }
    if file.contains(":"), FilePath(file, from: folder.absolute).kind == .absent { return nil }
    if let path = relative(file) { return Address(uri: Self.encoded(path), isRelative: true) }
    return Address(uri: "file://" + Self.encoded(absolute(file)), isRelative: false)
  }

  /// Returns a path in which each byte that is not plain in every part of a URI is a percent code.
  ///
  /// The plain ones are the unreserved characters of RFC 3986, section 2.3, and the slash between names.
  private static func encoded(_ path: String) -> String {
    var text = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return text
  }
}
