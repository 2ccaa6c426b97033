/// What the sample network is asked for.
public final class SampleNativeAdRequest {
  /// Whether the pictures are wanted, and not their addresses alone.
  public var shouldDownloadImages = true
  /// The shape of pictures that is preferred; the sample network does not go by it.
  public var preferredImageOrientation = NativeAdImageOrientation.any
  /// Whether several pictures are wanted; the sample network does not go by it.
  public var shouldRequestMultipleImages = false
  /// Whether a test ad is wanted.
  public var testMode = false

  /// Creates a request with the sample network's own defaults.
  public init() {}
}

/// A shape of pictures, as the sample network has it.
public enum NativeAdImageOrientation: Sendable {
  /// Whatever there is.
  case any
  /// Higher than wide.
  case portrait
  /// Wider than high.
  case landscape
}

/// Why the sample network has no ad.
public enum SampleErrorCode: Int, Sendable {
  /// The request lacks an ad unit.
  case badRequest
  /// Nobody knows.
  case unknown
  /// The network failed.
  case networkError
  /// There is no ad.
  case noInventory
}
