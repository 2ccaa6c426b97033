import CustomFormats
import Documents

/// The git repository around the working directory, as the program git tells of it.
struct GitRepository {
  /// The folder of its work tree.
  let folder: FilePath

  private let git: String
  private let environment: Environment

  /// Finds git and the repository; `word` is what asks for them.
  init(for word: GitPath, in environment: Environment) throws(Failure) {
    guard let git = ChildProcess.path(of: "git", in: environment) else {
      throw Failure("\(word.word) names a commit, and there is no program git in PATH to ask.")
    }
    self.git = git
    self.environment = environment
    let answer = try ChildProcess(git, ["-C", environment.workingDirectory, "rev-parse", "--show-toplevel"], in: environment)
    let top = Self.line(answer.output)
    guard answer.status == 0, !top.isEmpty else {
      if answer.complaint.contains("not a git repository") {
        throw Failure("\(word.word) names a commit, and \(environment.workingDirectory) is in no git repository.")
      }
      throw Failure("git tells nothing of \(word.word): \(Self.line(Array(answer.complaint.utf8))).")
    }
    folder = environment.path(top)
  }

  /// What stands at a path of a commit.
  enum Content {
    /// The bytes of a file.
    case file([UInt8])
    /// The files of a folder and all below it that may be definitions, with their paths from it on.
    case folder([(path: String, object: String)])
  }

  /// Reads what stands at a path of a commit.
  func content(at place: GitPath) throws(Failure) -> Content {
    // Nothing that git could take for an option reaches it.
    guard !place.commit.hasPrefix("-"), try run(["rev-parse", "--verify", "--quiet", place.commit + "^{tree}"]).status == 0 else {
      throw try unknownCommit(place)
    }
    let kind = try run(["cat-file", "-t", place.word])
    switch (kind.status, Self.line(kind.output)) {
    case (0, "blob"): return .file(try bytes(of: place.word))
    case (0, "tree"): return .folder(try files(below: place))
    default: throw try unknownPath(place)
    }
  }

  /// Reads a file by its object or by its commit and path.
  func bytes(of object: String) throws(Failure) -> [UInt8] {
    let answer = try run(["cat-file", "blob", object])
    guard answer.status == 0 else { throw Failure("git does not give \(object): \(Self.line(Array(answer.complaint.utf8))).") }
    return answer.output
  }

  /// Returns where a path of a commit stands in the work tree.
  func workTree(_ place: GitPath) -> FilePath {
    place.isRelative ? environment.path(place.path) : FilePath(place.path, from: folder.absolute).shown(from: folder.start)
  }

  private func files(below place: GitPath) throws(Failure) -> [(path: String, object: String)] {
    let answer = try run(["ls-tree", "-r", "-z", "--full-tree", place.word])
    guard answer.status == 0 else {
      throw Failure("git does not list \(place.word): \(Self.line(Array(answer.complaint.utf8))).")
    }
    return answer.output.split(separator: 0).compactMap { entry in
      // Mode, kind and object stand before a tab, the path behind it.
      let parts = entry.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
      guard parts.count == 2 else { return nil }
      let words = parts[0].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
      let path = String(decoding: parts[1], as: UTF8.self)
      guard words.count == 3, words[1] == "blob", Self.mayBeDefinition(path) else { return nil }
      return (path, words[2])
    }
  }

  /// Tells whether a folder on the disk would be searched for it.
  private static func mayBeDefinition(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    guard let name = parts.last, name.hasSuffix(".json"), !name.hasPrefix("bad-") else { return false }
    return !parts.contains { $0.hasPrefix(".") }
  }

  private func unknownCommit(_ place: GitPath) throws(Failure) -> Failure {
    let answer = try run(["for-each-ref", "--format=%(refname:short)"])
    let names = String(decoding: answer.output, as: UTF8.self).split(separator: "\n").map(String.init)
    let near = Suggestion.nearest(to: place.commit, among: names + ["HEAD"])
    let end = near.isEmpty ? "; a branch, a tag or a commit is expected." : Suggestion.question(near)
    return Failure("the git repository \(folder.absolute) has no commit \"\(place.commit)\"\(end)")
  }

  private func unknownPath(_ place: GitPath) throws(Failure) -> Failure {
    let parts = place.path.split(separator: "/").map(String.init)
    let above = parts.dropLast().joined(separator: "/")
    let answer = try run(["ls-tree", "--name-only", "-z", "--full-tree", "\(place.commit):\(above)"])
    let names = answer.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    let near = Suggestion.nearest(to: parts.last ?? "", among: names).map { above.isEmpty ? $0 : "\(above)/\($0)" }
    let end = near.isEmpty ? ", a path from the root of the repository on is expected." : Suggestion.question(near)
    return Failure("the commit \(place.commit) has no \"\(place.path)\"\(end)")
  }

  private func run(_ words: [String]) throws(Failure) -> ChildProcess {
    try ChildProcess(git, ["-C", environment.workingDirectory] + words, in: environment)
  }

  private static func line(_ bytes: [UInt8]) -> String {
    String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }
}
