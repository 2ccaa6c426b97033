/// A place among the fields of a format.
public enum FieldPosition: Sendable, Equatable {
  case first, last
  case before(String)
  case after(String)
}
