#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Who makes a change: `FORMATCTL_AUTHOR`, else git's `user.name`, else the login.
struct ChangeAuthor {
  /// The name.
  let name: String

  /// The variable that names the author.
  static let variable = "FORMATCTL_AUTHOR"

  /// Finds the author.
  init(in environment: Environment) {
    let named = environment.variables[Self.variable].flatMap { $0.isEmpty ? nil : $0 }
    name = named ?? GitSettings(in: environment).userName ?? Self.login(in: environment)
  }

  private static func login(in environment: Environment) -> String {
    for variable in ["LOGNAME", "USER"] {
      if let name = environment.variables[variable], !name.isEmpty { return name }
    }
    guard let entry = getpwuid(getuid()), let name = entry.pointee.pw_name else { return "user \(getuid())" }
    return String(cString: name)
  }
}
