/// What happens to a format or a sample.
enum UpdateAction: String, CaseIterable {
  case added, revised, unchanged, removed
}
