import CFribidi

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The columns that this system's C library gives to characters, by which its terminals and multiplexers go.
struct SystemWidths {
  /// Makes the library use UTF-8, whatever the environment says.
  init() {
    setlocale(LC_CTYPE, "")
    if let codeset = nl_langinfo(nl_item(CODESET)), String(cString: codeset) != "UTF-8" { setlocale(LC_CTYPE, "C.UTF-8") }
  }

  /// Tells whether the library knows a character and gives it so many columns.
  func agree(on text: String, columns: Int) -> Bool {
    var sum = 0
    for scalar in text.unicodeScalars {
      let width = formatctl_wcwidth(scalar.value)
      // An emoji that is newer than the library.
      if width < 0 { return false }
      sum += Int(width)
    }
    return sum == columns
  }
}
