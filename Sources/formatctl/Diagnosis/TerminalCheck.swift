import FormatPreview

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A look at the terminal: what it is called, how large it is, its colours and characters.
struct TerminalCheck {
  /// What the call may touch.
  let environment: Environment

  /// What was found.
  var diagnoses: [Diagnosis] { [terminal, colours, characters] }

  private var term: String { environment.variables["TERM"] ?? "" }

  private var terminal: Diagnosis {
    let tmux = environment.variables["TMUX"].map { $0.isEmpty ? "" : ", inside tmux" } ?? ""
    guard environment.isTerminal.out else {
      return .works("terminal", "stdout is none, so that no question is asked and nothing is coloured by itself")
    }
    if term.isEmpty || term == "dumb" {
      let words = term.isEmpty ? "TERM is not set" : "TERM is dumb"
      return .limited(
        "terminal", words, "Set TERM to what the terminal is, such as xterm-256color, for colours and the preview.")
    }
    let size = Self.size().map { "\($0.columns)x\($0.rows)" } ?? "\(environment.width) columns"
    let words = "\(term), \(size)\(tmux)"
    if environment.width < 60 {
      return .limited("terminal", words, "Widen it to 60 columns or more; tables and previews are cramped below.")
    }
    return .works("terminal", words)
  }

  private var colours: Diagnosis {
    let variables = environment.variables
    guard environment.style.isOn else {
      if environment.colour == .never { return .works("colours", "off, as --color never asks") }
      if let value = variables["NO_COLOR"], !value.isEmpty {
        return .works("colours", "off, as NO_COLOR asks; --color always turns them on")
      }
      return .works("colours", "off, as stdout shows none; --color always turns them on")
    }
    switch ColourDepth(variables: variables) {
    case .full: return .works("colours", "all of 24 bits")
    case .palette: return .works("colours", "256")
    case .sixteen:
      return .limited(
        "colours", "16, as far as TERM and COLORTERM say", "Set COLORTERM=truecolor if the terminal shows all colours.")
    }
  }

  private var characters: Diagnosis {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    guard let variable = names.first(where: { environment.variables[$0]?.isEmpty == false }),
      let locale = environment.variables[variable]
    else {
      return .limited("characters", "no locale is set, so that the system counts on ASCII", Self.advice)
    }
    guard let encoding = Self.encoding(of: locale) else {
      return .limited("characters", "\(variable) is \(locale), a locale that this system does not have", Self.advice)
    }
    if encoding.uppercased().filter({ $0 != "-" }) == "UTF8" {
      return .works("characters", "UTF-8, as \(variable)=\(locale) says")
    }
    return .limited("characters", "\(encoding), as \(variable)=\(locale) says", Self.advice)
  }

  private static let advice = "Set LC_ALL=C.UTF-8, or another UTF-8 locale that locale -a lists; all output is UTF-8."

  /// Returns the encoding of a locale, nil for one that is not installed.
  private static func encoding(of locale: String) -> String? {
    #if canImport(Glibc)
      let mask = Int32(LC_CTYPE_MASK)
    #else
      let mask = LC_CTYPE_MASK
    #endif
    guard let opened = newlocale(mask, locale, nil) else { return nil }
    defer { freelocale(opened) }
    return nl_langinfo_l(nl_item(CODESET), opened).map { String(cString: $0) }
  }

  /// Returns the size of the terminal on stdout.
  private static func size() -> (columns: Int, rows: Int)? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return (Int(size.ws_col), Int(size.ws_row))
  }
}
