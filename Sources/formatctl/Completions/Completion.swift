/// What may stand where the cursor is.
struct Completion: Equatable {
  /// What the shell itself lists there.
  enum Paths: String {
    /// Nothing.
    case none
    /// Files and folders.
    case files
    /// Folders.
    case folders
  }

  /// The part of the word before what is completed: `--color=`.
  var prefix = ""
  /// The words.
  var candidates: [Candidate] = []
  /// What the shell lists besides.
  var paths = Paths.none

  /// Nothing.
  static let nothing = Completion()

  /// Words alone.
  static func words(_ candidates: [Candidate]) -> Completion { Completion(candidates: candidates) }

  /// Files and folders.
  static let files = Completion(paths: .files)

  /// Returns the same behind a part of the word that is typed already.
  func after(_ typed: some StringProtocol) -> Completion {
    var completion = self
    completion.prefix = typed + prefix
    return completion
  }

  /// Returns what begins with the word as far as it is typed.
  func beginning(with typed: String) -> Completion {
    var completion = self
    completion.candidates = candidates.filter { (prefix + $0.word).hasPrefix(typed) }
    return completion
  }
}
