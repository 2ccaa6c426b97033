import CustomFormats

/// What the SDK's native validator says of an ad view at the moment when it is given its ad.
///
/// The order of the checks and their exact limits are not published.
struct NativeAdValidator {
  private let view: NativeAdView
  private let tolerance: Double

  /// Creates a validator that lets places be off by some points.
  init(_ view: NativeAdView, tolerance: Double) {
    self.view = view
    self.tolerance = tolerance
  }

  /// What it finds, in the order of the messages V1 to V6; V7 is reported where interaction is turned off.
  var findings: [Diagnostic] { media + outside + attribution + overlaps + size }

  private var assets: [(asset: GADNativeAssetIdentifier, view: UIView, rect: PointRect?)] {
    view.registered.compactMap { entry in
      entry.view.flatMap { $0.isVisible ? (entry.asset, $0, $0.rect(in: view)) : nil }
    }
  }

  private var media: [Diagnostic] {
    guard let media = view.mediaView, media.isVisible, media.shown != .nothing, media.frame.width > 0, media.frame.height > 0
    else {
      return [.mediaViewNotUsed]
    }
    let isSmall = LeastSizes.lack(of: media.frame.size, least: LeastSizes.video) > tolerance
    return isSmall && media.shown == .video ? [.mediaTooSmall(media.frame.size)] : []
  }

  private var outside: [Diagnostic] {
    assets.compactMap { asset, _, rect in
      guard let rect else { return .assetOutside(asset) }
      let isInside =
        rect.x >= -tolerance && rect.y >= -tolerance && rect.maxX <= view.frame.width + tolerance
        && rect.maxY <= view.frame.height + tolerance && rect.width > 0 && rect.height > 0
      return isInside ? nil : .assetOutside(asset)
    }
  }

  private var attribution: [Diagnostic] {
    let isThere = view.descendants.contains { label in
      guard let label = label as? UILabel, label.isVisible, let text = label.text else { return false }
      return LeastSizes.lack(of: label.frame.size, least: LeastSizes.attribution) <= 0 && AttributionWords.contains(text)
    }
    return isThere ? [] : [.attributionMissing]
  }

  private var overlaps: [Diagnostic] {
    let assets = assets
    var found: [Diagnostic] = []
    for (index, one) in assets.enumerated() {
      for other in assets.dropFirst(index + 1) {
        guard let a = one.rect, let b = other.rect else { continue }
        let shared = a.shared(with: b)
        if shared.width > tolerance, shared.height > tolerance { found.append(.assetsOverlap(one.asset, other.asset)) }
      }
    }
    return found
  }

  private var size: [Diagnostic] {
    LeastSizes.lack(of: view.frame.size, least: LeastSizes.ad) > tolerance ? [.adTooSmall(view.frame.size)] : []
  }
}
