/// Who has to act on a finding.
public enum Addressee: String, Sendable, CaseIterable {
  /// Who made the copy and the pictures.
  case advertiser
  /// Who defines the format and traffics the creative.
  case publisher
  /// Who writes the app that draws the ad.
  case app
}
