/// Where an ad comes from, which decides who draws AdChoices.
public enum AdOrigin: String, Sendable, CaseIterable {
  /// A line item of the publisher's own: a reservation.
  case direct
  /// Backfill: programmatic demand of Google.
  case backfill
  /// A network, through its adapter.
  case mediated
}
