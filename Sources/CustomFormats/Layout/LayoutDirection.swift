/// The direction in which the words of an ad run.
public enum LayoutDirection: String, Sendable, CaseIterable {
  case leftToRight, rightToLeft
}
