/// Why there is no ad.
public struct RequestError: Error, Sendable, Equatable {
  /// The kinds of reason, with the SDK's numbers.
  ///
  /// 9 and 13 stand in the SDK's headers up to version 11 and on no newer page.
  public enum Code: Int, Sendable, CaseIterable {
    /// The request is invalid.
    case invalidRequest = 0
    /// The request is valid, and there is no ad for it.
    case noFill = 1
    /// The network failed.
    case networkError = 2
    /// The ad server refused the request.
    case serverError = 3
    /// The system is too old for the SDK.
    case osVersionTooLow = 4
    /// The answer took too long.
    case timeout = 5
    /// The answer about networks could not be read.
    case mediationDataError = 7
    /// The adapter of a network was not found or could not be made.
    case mediationAdapterError = 8
    /// The networks have no ad.
    case mediationNoFill = 9
    /// A network's ad has another size than was asked for.
    case mediationInvalidAdSize = 10
    /// The SDK failed.
    case internalError = 11
    /// An argument is invalid.
    case invalidArgument = 12
    /// The answer could not be read.
    case receivedInvalidResponse = 13
    /// The ad was used before.
    case adAlreadyUsed = 19
    /// The app's property list has no application ID.
    case applicationIdentifierMissing = 20
    /// The text that stands for an ad is invalid.
    case receivedInvalidAdString = 21
  }

  /// The domain of all codes.
  public static let domain = "com.google.admob"

  /// The kind of reason.
  public let code: Code
  /// The reason in one sentence.
  public var message: String
  /// The error beneath it: an adapter's.
  public var underlyingError: (any Error)?
  /// Who was asked for an ad.
  public var responseInfo: ResponseInfo

  /// Creates an error, in the usual words of its code unless others are given.
  public init(
    _ code: Code, message: String? = nil, underlyingError: (any Error)? = nil, responseInfo: ResponseInfo = ResponseInfo()
  ) {
    self.code = code
    self.message = message ?? code.words
    self.underlyingError = underlyingError
    self.responseInfo = responseInfo
  }

  /// Tells whether two errors say the same of the same networks, whatever lies beneath.
  public static func == (a: RequestError, b: RequestError) -> Bool {
    a.code == b.code && a.message == b.message && a.responseInfo == b.responseInfo
  }
}

extension RequestError: CustomStringConvertible {
  /// The domain, the code and the reason.
  public var description: String { "\(Self.domain) \(code.rawValue): \(message)" }
}

extension RequestError.Code {
  /// What is usually said of the code, in one sentence.
  public var words: String {
    switch self {
    case .invalidRequest: "The request is invalid."
    case .noFill: "The request is valid, and there is no ad for it."
    case .networkError: "The network failed."
    case .serverError: "The ad server refused the request."
    case .osVersionTooLow: "The system is too old for the SDK."
    case .timeout: "The answer took too long."
    case .mediationDataError: "The answer about networks could not be read."
    case .mediationAdapterError: "The adapter of a network was not found or could not be made."
    case .mediationNoFill: "The networks have no ad."
    case .mediationInvalidAdSize: "A network's ad has another size than was asked for."
    case .internalError: "The SDK failed."
    case .invalidArgument: "An argument is invalid."
    case .receivedInvalidResponse: "The answer could not be read."
    case .adAlreadyUsed: "The ad was used before."
    case .applicationIdentifierMissing: "The app's property list has no application ID."
    case .receivedInvalidAdString: "The text that stands for an ad is invalid."
    }
  }
}
