import Documents

/// Finds the file that somebody meant by a name that is not there.
enum SimilarName {
  /// Returns the path whose file name resembles the one of a missing path, nil if none does.
  ///
  /// Case, blanks, `-` and `_` count for nothing, another folder or ending for little. Numbers must be the same: of
  /// hero-17 and hero-18 neither is meant by the other.
  static func best(for path: String, among candidates: [String], where isFree: (String) -> Bool) -> String? {
    let wanted = Name(path)
    let ranked = candidates.compactMap { candidate -> (rank: Int, path: String)? in
      guard candidate != path, let rank = wanted.rank(of: Name(candidate)) else { return nil }
      return (rank, candidate)
    }
    return ranked.sorted { ($0.rank, $0.path) < ($1.rank, $1.path) }.first { isFree($0.path) }?.path
  }

  /// A file name without what people get wrong.
  private struct Name {
    let stem: [Character]
    let ending: String
    let digits: [Character]

    init(_ path: String) {
      stem = NearMatch.folded(path.fileStem)
      ending = path.fileExtension
      digits = stem.filter(\.isNumber)
    }

    /// Returns how far a name is, nil for one that is not meant.
    func rank(of other: Name) -> Int? {
      guard digits == other.digits else { return nil }
      if stem == other.stem { return ending == other.ending ? 0 : 1 }
      let allowed = stem.count / 5
      guard abs(stem.count - other.stem.count) <= allowed else { return nil }
      let distance = NearMatch.edits(stem, other.stem)
      return distance <= allowed ? 1 + distance : nil
    }
  }
}
