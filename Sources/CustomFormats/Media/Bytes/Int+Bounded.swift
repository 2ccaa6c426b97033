extension Int {
  /// Adds a number from a file; what would overflow becomes the greatest number.
  func boundedSum(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }
}
