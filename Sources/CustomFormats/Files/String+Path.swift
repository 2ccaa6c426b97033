extension String {
  /// The last part of a path.
  package var fileName: String { split(separator: "/").last.map(String.init) ?? self }

  /// The part of a path before its last one, empty where there is none.
  package var folderName: String {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return slash == startIndex ? "/" : String(self[..<slash])
  }

  /// The ending of a file name in small letters, without its point.
  package var fileExtension: String {
    let name = fileName
    guard let point = name.utf8.lastIndex(of: UInt8(ascii: ".")), point > name.startIndex else { return "" }
    return name[name.utf8.index(after: point)...].lowercased()
  }

  /// A file name without folder and ending.
  package var fileStem: String {
    let name = fileName
    guard let point = name.utf8.lastIndex(of: UInt8(ascii: ".")), point > name.startIndex else { return name }
    return String(name[..<point])
  }

  /// Returns the path of a name in this folder.
  package func appending(path name: String) -> String {
    isEmpty || self == "." || name.hasPrefix("/") ? name : hasSuffix("/") ? self + name : self + "/" + name
  }
}
