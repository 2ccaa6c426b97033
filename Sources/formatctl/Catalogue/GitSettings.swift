/// What git's own files say about the person.
struct GitSettings {
  /// The value of `user.name`: that of the repository, else the person's.
  let userName: String?

  /// Reads the files: `.git/config` in the working directory or above it, `~/.gitconfig`, `~/.config/git/config`.
  init(in environment: Environment) {
    let files = Self.files(in: environment)
    userName =
      files.lazy.compactMap { try? $0.bytes(atMost: 1_000_000) }
      .compactMap { Self.value(of: "name", in: "user", String(decoding: $0, as: UTF8.self)) }.first
  }

  private static func files(in environment: Environment) -> [FilePath] {
    var files: [FilePath] = []
    if let git = environment.folder.ancestors.lazy.map({ $0.appending(".git") }).first(where: { $0.kind != .absent }) {
      files.append((git.isFolder ? git : linked(git))?.appending("config"))
    }
    if let global = environment.variables["GIT_CONFIG_GLOBAL"] {
      files.append(environment.path(global))
      return files
    }
    let home = environment.variables["HOME"].map { environment.path($0) }
    files.append(home?.appending(".gitconfig"))
    files.append(
      (environment.variables["XDG_CONFIG_HOME"].map { environment.path($0) } ?? home?.appending(".config"))?.appending(
        "git/config"))
    return files
  }

  /// Finds the repository of a work tree whose `.git` is a file.
  private static func linked(_ file: FilePath) -> FilePath? {
    guard let bytes = try? file.bytes(atMost: 10_000), let folder = file.parent else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.hasPrefix("gitdir:") else { return nil }
    let path = text.dropFirst(7).prefix { !$0.isNewline }.trimmed
    let git = FilePath(path, from: folder.absolute)
    // The settings of a linked work tree stand in the main repository: `<main>/.git/worktrees/<name>`.
    return git.parent?.name == "worktrees" ? git.parent?.parent : git
  }

  /// Returns the last value of a name in a section of a settings file.
  static func value(of name: String, in section: String, _ text: String) -> String? {
    var current = ""
    var found: String?
    for line in text.split(whereSeparator: \.isNewline) {
      var line = String(line).trimmed[...]
      if line.first == "[" {
        current = String(line.dropFirst().prefix { $0 != "]" }).trimmed.lowercased()
        line = line.drop { $0 != "]" }.dropFirst()
      }
      let parts = line.split(separator: "=", maxSplits: 1)
      guard current == section, parts.count == 2, String(parts[0]).trimmed.lowercased() == name else { continue }
      let value = unquoted(String(parts[1]).trimmed)
      found = value.isEmpty ? found : value
    }
    return found
  }

  /// Returns a value without its quotes, escapes and comment.
  private static func unquoted(_ text: String) -> String {
    var out = ""
    var isQuoted = false
    var letters = Array(text)[...]
    while let letter = letters.popFirst() {
      switch letter {
      case "\\": if let next = letters.popFirst() { out.append(next) }
      case "\"": isQuoted.toggle()
      case "#", ";": if isQuoted { out.append(letter) } else { return out.trimmed }
      default: out.append(letter)
      }
    }
    return out.trimmed
  }
}

extension [FilePath] {
  /// Adds a path if there is one.
  fileprivate mutating func append(_ path: FilePath?) {
    if let path { append(path) }
  }
}
