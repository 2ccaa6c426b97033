import CustomFormats

/// What `diff` takes: a format, a path, or a path of a commit.
enum ComparedWord: Equatable {
  case format(FormatReference)
  case commit(GitPath)
}

extension ComparedWord: ArgumentValue {
  var argument: String {
    switch self {
    case .format(let reference): reference.argument
    case .commit(let path): path.word
    }
  }

  init(argument: String) throws {
    if let path = GitPath(argument) { self = .commit(path) } else { self = .format(try FormatReference(argument: argument)) }
  }
}
