public import CustomFormats

/// A situation that an ad is looked at in.
public enum AdState: Sendable, Hashable {
  /// The creative as it is.
  case typical
  /// Every text as long as its field takes.
  case longest
  /// Every text as short as its field takes.
  case shortest
  /// Without an optional asset.
  case without(String)
  /// With a video in the media area.
  case video
  /// With the picture instead of a video.
  case noVideo
  /// Served in the EEA, where the ad server adds AdChoices to a reservation.
  case eea
  /// Served elsewhere.
  case noEEA
  /// Loaded by an app that asks for the addresses of pictures alone.
  case imageLoadingOff
  /// In an app that runs from right to left.
  case rightToLeft
  /// With texts of a script whose letters are wide.
  case wideScript
  /// With emoji in every text.
  case emoji
  /// With pictures whose download fails.
  case brokenImage
  /// Before there is an ad.
  case loading
  /// With an error instead of an ad.
  case noAd

  /// The name on the command line, in small letters.
  public var name: String {
    switch self {
    case .typical: "typical"
    case .longest: "longest"
    case .shortest: "shortest"
    case .without(let key): "no-" + key.lowercased()
    case .video: "video"
    case .noVideo: "no-video"
    case .eea: "eea"
    case .noEEA: "no-eea"
    case .imageLoadingOff: "image-loading-off"
    case .rightToLeft: "rtl"
    case .wideScript: "wide-script"
    case .emoji: "emoji"
    case .brokenImage: "broken-image"
    case .loading: "loading"
    case .noAd: "no-ad"
    }
  }

  /// The name as people say it.
  public var label: String {
    switch self {
    case .without(let key): "no \(key)"
    case .noVideo: "no video"
    case .eea: "EEA"
    case .noEEA: "no EEA"
    case .rightToLeft: "RTL"
    case .imageLoadingOff: "images off"
    case .wideScript: "wide script"
    case .brokenImage: "broken image"
    case .noAd: "no ad"
    case .typical, .longest, .shortest, .video, .emoji, .loading: name
    }
  }

  /// Returns the states that an ad of a format can be in; no two have one name.
  public static func all(of format: CustomFormat) -> [AdState] {
    let video = format.videoField
    var states: [AdState] = [.typical, .longest, .shortest]
    if let video { states += video.isRequired ? [.video] : [.video, .noVideo] }
    for field in format.fields where !field.isRequired {
      let state = AdState.without(field.key)
      if !states.contains(where: { $0.name == state.name }) { states.append(state) }
    }
    states += [.eea, .noEEA, .rightToLeft, .wideScript, .emoji]
    if format.fields.contains(where: { $0.kind == .image }) { states.append(.brokenImage) }
    return states + [.imageLoadingOff, .loading, .noAd]
  }
}
