/// What a request carries.
open class Request {
  /// Creates a request.
  public init() {}
}

/// What a request to Ad Manager carries.
open class AdManagerRequest: Request {
  /// The keys and values that line items are targeted at.
  public var customTargeting: [String: String]?
}
