import CustomFormats
import Documents

extension EventLog {
  /// The events as lines of a session, which `formatctl replay` judges; what a session has no word for is left out.
  ///
  /// Impressions and clicks of custom ads are told when the app reports them, those of system-defined ads when they count.
  public var sessionLines: [String] {
    let custom = Set(events.compactMap { if case .received(.customNative, _, _) = $0.event { $0.ad } else { nil } })
    return events.compactMap { recorded in
      guard let (kind, members) = recorded.event.line(isCustom: recorded.ad.map(custom.contains) ?? false) else { return nil }
      let time = (recorded.time * 1_000).rounded()
      let start = [
        JSON.Member("t", Int(exactly: time).map { .number($0) } ?? .number("\(time)")),
        JSON.Member("event", .string(kind.rawValue)),
      ]
      let ad = recorded.ad.map { [JSON.Member("ad", .number($0))] } ?? []
      return JSON.object(start + ad + members).compactText
    }
  }
}

extension SessionEvent {
  /// Returns what a session says of the event, nil where it has no word for it.
  fileprivate func line(isCustom: Bool) -> (SessionEventKind, [JSON.Member])? {
    switch self {
    case .requested(_, let types, let formatIDs):
      (.request, [.of(.adTypes, list: types.map(\.kind.rawValue)), .of(.formatIds, list: formatIDs)])
    case .received(let type, let formatID, let origin):
      (.load, [.of(.type, type.kind.rawValue), .of(.origin, origin.rawValue)] + (formatID.map { [.of(.formatId, $0)] } ?? []))
    case .failed(let error): (.fail, [JSON.Member(SessionMember.code.rawValue, .number(error.code.rawValue))])
    case .told(.adLoaderDidFinishLoading, _): (.finish, [])
    case .imageReady(let address): (.imageReady, [.of(.file, address)])
    case .networkAsked(let item): (.networkAsked, [.of(.adapter, item.className)])
    case .networkAnswered(let item, let error):
      (.networkAnswered, [.of(.adapter, item.className), .of(.gives, list: [error == nil ? "ad" : "error"])])
    case .reported(let report): (.networkReported, [.of(.what, "\(report)")])
    // A view is given its ad, and AdChoices its place, in one go.
    case .adChoicesPlaced: isCustom ? nil : (.bind, [])
    case .shown(let share):
      (.show, [JSON.Member(SessionMember.visible.rawValue, .number("\((share * 1_000).rounded() / 1_000)"))])
    case .hidden: (.hide, [])
    case .impressionCalled: (.impression, [])
    case .impressionRecorded: isCustom ? nil : (.impression, [])
    case .clickReported(let key): (.click, [.of(.asset, key)])
    case .clickRecorded(let asset): isCustom ? nil : (.click, [.of(.asset, asset)])
    case .measurementStarted: (.measurement, [])
    default: nil
    }
  }
}

extension JSON.Member {
  /// Makes a member that holds a text.
  fileprivate static func of(_ member: SessionMember, _ text: String) -> JSON.Member {
    JSON.Member(member.rawValue, .string(text))
  }

  /// Makes a member that holds a list of texts.
  fileprivate static func of(_ member: SessionMember, list: [String]) -> JSON.Member {
    JSON.Member(member.rawValue, .array(list.map { .string($0) }))
  }
}

extension AdLoaderAdType {
  /// What sessions call the kind of ad.
  fileprivate var kind: AdKind { self == .native ? .native : .customNative }
}
