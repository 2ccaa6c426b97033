extension Phone {
  /// Tells whether a click counts, and reports one that comes before any impression.
  func countsClick(hasImpression: Bool, ad: Int) -> Bool {
    guard !hasImpression else { return true }
    assume(.countsClickBeforeImpression, ad: ad)
    report(.clickBeforeImpression, ad: ad)
    return switches.countsClickBeforeImpression
  }

  /// Reports an ad that is shown long after it was loaded.
  func noticeAge(since loadedAt: Double, ad: Int) {
    let age = now - loadedAt
    guard age > switches.staleAfter else { return }
    assume(.staleAfter, ad: ad)
    report(.stale(age: age, limit: switches.staleAfter), ad: ad)
  }
}
