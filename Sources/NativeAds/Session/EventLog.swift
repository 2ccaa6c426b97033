/// All that happened in a session, in order: what is printed, judged and compared.
public struct EventLog: Sendable, Equatable {
  /// The events in the order in which they happened.
  public private(set) var events: [RecordedEvent] = []

  /// Creates a log of nothing.
  public init() {}

  /// Adds an event.
  mutating func append(_ event: RecordedEvent) { events.append(event) }

  /// Notes that the newest message of a name met a delegate that does not implement it.
  mutating func markUnheard(_ message: DelegateMessage) {
    guard let index = events.lastIndex(where: { $0.event == .told(message, isHeard: true) }) else { return }
    let old = events[index]
    events[index] = RecordedEvent(time: old.time, ad: old.ad, event: .told(message, isHeard: false))
  }

  /// The events without their times and ads.
  public var happened: [SessionEvent] { events.map(\.event) }

  /// The messages to delegates, heard or not.
  public var messages: [DelegateMessage] {
    happened.compactMap { if case .told(let message, _) = $0 { message } else { nil } }
  }

  /// The messages that no delegate heard.
  public var unheardMessages: [DelegateMessage] {
    happened.compactMap { if case .told(let message, isHeard: false) = $0 { message } else { nil } }
  }

  /// What is wrong with how the app uses the SDK.
  public var diagnostics: [Diagnostic] {
    happened.compactMap { if case .diagnostic(let diagnostic) = $0 { diagnostic } else { nil } }
  }

  /// The switches that an outcome rests on, each once.
  public var assumptions: [Switches.Name] {
    happened.reduce(into: []) { names, event in
      if case .assumed(let name) = event, !names.contains(name) { names.append(name) }
    }
  }

  /// Returns how often an event happened.
  public func count(of event: SessionEvent) -> Int { happened.count { $0 == event } }

  /// Returns the events of one ad.
  public func events(ofAd ad: Int) -> [SessionEvent] { events.filter { $0.ad == ad }.map(\.event) }
}
