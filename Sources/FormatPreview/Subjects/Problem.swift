import CustomFormats

/// A finding, and the state of the ad that it shows in.
struct Problem: Sendable {
  /// The state.
  let state: AdState
  /// The finding.
  let finding: Finding
}
