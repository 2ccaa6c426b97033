/// The ratios of width to height that a field takes, as spans that do not meet; none for any.
struct RatioSpans: Equatable {
  private let spans: [ClosedRange<Double>]

  /// Works out the spans from ratios and tolerance.
  init(_ limits: MediaAssetLimits) {
    var spans: [ClosedRange<Double>] = []
    let all = limits.aspectRatios.map { ratio in
      let off = ratio.value * limits.tolerance
      return ratio.value - off...ratio.value + off
    }
    for span in all.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = spans.last, span.lowerBound <= last.upperBound {
        spans[spans.count - 1] = last.lowerBound...max(last.upperBound, span.upperBound)
      } else {
        spans.append(span)
      }
    }
    self.spans = spans
  }

  /// Tells whether every ratio that another field takes is taken.
  func contains(_ other: RatioSpans) -> Bool {
    if spans.isEmpty { return true }
    // 4:3 and 1.3333:1 are meant to be one ratio: measured sizes do not tell them apart.
    let grain = 1e-4
    return !other.spans.isEmpty
      && other.spans.allSatisfy { span in
        spans.contains { $0.lowerBound - grain <= span.lowerBound && span.upperBound <= $0.upperBound + grain }
      }
  }
}
