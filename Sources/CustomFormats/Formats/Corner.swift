/// A corner of the ad; leading is left where one reads from the left.
public enum Corner: String, Sendable, CaseIterable {
  case topLeading = "top-leading"
  case topTrailing = "top-trailing"
  case bottomLeading = "bottom-leading"
  case bottomTrailing = "bottom-trailing"
}
