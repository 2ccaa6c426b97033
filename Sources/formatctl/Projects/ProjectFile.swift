import CustomFormats
import Documents

/// The project file: what a repository asks of every call, below what the command line says.
struct ProjectFile {
  /// Its name; it is looked for upward from the working directory.
  static let fileName = "formatctl.json"

  /// The file.
  let file: FilePath
  private let document: JSONDocument

  /// Finds and reads the project file, in a folder or above it; nil where there is none.
  init?(above folder: FilePath) throws {
    guard let file = Self.file(from: folder) else { return nil }
    try self.init(file)
  }

  /// Reads a project file.
  init(_ file: FilePath) throws {
    self.file = file
    document = JSONDocument(try file.bytes())
    if let problem = document.problems.first {
      let place = document.place(at: problem.offset)
      throw Failure("\(file):\(place.line):\(place.column): \(problem.message), JSON is expected.")
    }
    if let root = document.root, root.kind != .object {
      throw failure(root, "it is \(root.kindName), an object with \"formats\" and the like is expected")
    }
    if let version = value("schemaVersion"), version.integer != 1 {
      let given = version.numberText ?? version.kindName
      throw failure(version, "schemaVersion is \(given), 1 is the newest that this program reads")
    }
  }

  /// Finds the project file, in the folder or above it.
  static func file(from folder: FilePath) -> FilePath? {
    folder.ancestors.lazy.map { $0.appending(fileName) }.first { $0.isFile }
  }

  /// Returns the paths of a member, a path or a list of paths from the file's folder on.
  func paths(_ member: String) throws -> [FilePath] {
    guard let value = value(member) else { return [] }
    let words = value.kind == .array ? value.elements : [value]
    return try words.map { word in
      guard let path = word.string, !path.isEmpty, let folder = file.parent else {
        throw failure(word, "\(member) is \(word.kindName), a path or a list of paths is expected")
      }
      return FilePath(path, from: folder.absolute).shown(from: file.start)
    }
  }

  /// Returns the path of a member that names one file, from the file's folder on.
  func path(_ member: String) throws -> FilePath? {
    guard let value = value(member) else { return nil }
    guard let path = value.string, !path.isEmpty, let folder = file.parent else {
      throw failure(value, "\(member) is \(value.string == "" ? "empty" : value.kindName), a path is expected")
    }
    return FilePath(path, from: folder.absolute).shown(from: file.start)
  }

  /// Returns the word of a member, one of a closed set.
  func word<Word: ArgumentValue>(_ member: String, as type: Word.Type) throws -> Word? {
    guard let value = value(member) else { return nil }
    let given = value.string.map { "\"\($0)\"" } ?? value.kindName
    do {
      return try Word(argument: value.string ?? "")
    } catch let error as ValueMismatch {
      throw failure(value, "\(member) is \(given), expected is \(error.expected)", Suggestion.question(error.suggestions))
    }
  }

  /// Returns the weights that the member `rules` gives to rules; nil for off.
  func ruleWeights() throws -> [String: Severity?] {
    guard let rules = value("rules") else { return [:] }
    guard rules.kind == .object else {
      throw failure(rules, "rules is \(rules.kindName), an object of rule and weight is expected")
    }
    var weights: [String: Severity?] = [:]
    for member in rules.members where !member.name.hasPrefix("x-") {
      do {
        let setting = try RuleSetting(argument: "\(member.name)=\(member.value.string ?? member.value.kindName)")
        weights[setting.rule] = .some(setting.severity)
      } catch let error as ValueMismatch {
        throw failure(
          member.value, "rules has \"\(member.name)\", expected is \(error.expected)", Suggestion.question(error.suggestions))
      }
    }
    return weights
  }

  /// Returns the schemes that apps on the phone open, in small letters; nil where the file does not say.
  func installedSchemes() throws -> Set<String>? {
    guard let value = value(ProjectMember.installed.rawValue) else { return nil }
    let words = value.kind == .array ? value.elements : [value]
    return Set(try words.map(scheme))
  }

  /// Reads a scheme: a letter, then letters, digits, `+`, `-` and `.` (RFC 3986, 3.1).
  private func scheme(_ word: JSONValue) throws -> String {
    let given = word.string.map { "\"\($0)\"" } ?? word.kindName
    let name = word.string ?? ""
    let isScheme =
      name.utf8.first.map(Self.isLetter) == true
      && name.utf8.allSatisfy { Self.isLetter($0) || "0123456789+-.".utf8.contains($0) }
    if isScheme { return name.lowercased() }
    let stem = String(name.prefix { $0 != ":" })
    let near = !stem.isEmpty && stem.count < name.count ? [stem] : []
    throw failure(word, "installed has \(given), a scheme such as \"market\" is expected", Suggestion.question(near))
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  /// Sentences about members that nobody reads, each with what may have been meant.
  var warnings: [String] {
    let known = ProjectMember.allCases.map(\.rawValue) + ProjectMember.ofTheFile
    return (document.root?.members ?? []).filter { !known.contains($0.name) && !$0.name.hasPrefix("x-") }.map { member in
      let place = document.place(at: Int(document.nodes[member.nameIndex].start) - 1)
      let near = NearMatch.of(member.name, among: ProjectMember.allCases.map(\.rawValue))
      let hint = near.map { "did you mean \($0)?" } ?? "remove it, or call it x-\(member.name) to keep it."
      return "\(file):\(place.line):\(place.column): warning: \"\(member.name)\" is no member of the project file; \(hint)"
    }
  }

  /// Reads every member, and throws what is wrong with the first that is.
  func check() throws {
    for member in [ProjectMember.formats, .creatives] { _ = try paths(member.rawValue) }
    _ = try path(ProjectMember.baseline.rawValue)
    _ = try word(ProjectMember.profile.rawValue, as: Profile.self)
    _ = try word(ProjectMember.depth.rawValue, as: DepthWord.self)
    _ = try word(ProjectMember.failOn.rawValue, as: FailureLevel.self)
    _ = try ruleWeights()
    _ = try installedSchemes()
  }

  /// Tells whether the file says anything under a name.
  func has(_ member: ProjectMember) -> Bool { value(member.rawValue) != nil }

  private func value(_ member: String) -> JSONValue? {
    document.root?[member].flatMap { $0.isNull ? nil : $0 }
  }

  private func failure(_ value: JSONValue, _ words: String, _ end: String = ".") -> Failure {
    Failure("\(file):\(value.place.line):\(value.place.column): \(words)\(end)")
  }
}
