/// The tools that can prove a project before every commit.
enum CommitHook: String, CaseIterable, ArgumentValue {
  case preCommit = "pre-commit"
  case none
}
