/// What an app does with a click itself; it is given the key that was reported.
public typealias GADNativeAdCustomClickHandler = (_ assetID: String) -> Void
