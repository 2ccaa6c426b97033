/// One line of a mediation chain: a network that is asked for an ad.
public struct MediationLineItem: Sendable, Equatable {
  /// The class of its adapter, as typed in the ad server; of Swift with the module, `App.SampleCustomEvent`.
  public var className: String
  /// What the line item is called.
  public var label: String
  /// What is typed for the adapter, often an ad unit of the network.
  public var parameter: String?

  /// Creates a line item.
  public init(className: String, label: String, parameter: String? = nil) {
    self.className = className
    self.label = label
    self.parameter = parameter
  }
}
