import CustomFormats
import FormatPreview
import NativeAds

/// A creative in an app: loaded, shown, tapped and taken off the screen, with the emulated SDK.
struct Simulation {
  /// What the media area shows.
  enum Media: String, CaseIterable, ArgumentValue {
    case video, image
    case nothing = "none"
  }

  /// What a session is made of.
  struct Conditions {
    /// What the media area shows; nil for what the creative has.
    var media: Media?
    /// Whether the ad is served in the EEA.
    var isEEA = false
    /// Whether the app asks for addresses of pictures alone.
    var isImageLoadingOff = false
    /// Whether the app handles clicks itself.
    var hasHandler = false
    /// The schemes that apps on the phone open.
    var installedSchemes: Set<String> = []
  }

  /// The format.
  let format: CustomFormat
  /// The ad as it is served.
  let ad: StagedAd
  /// The conditions.
  let conditions: Conditions
  private let creative: ServedCreative
  private let columns: Int
  private let mediated: MappedNativeAd?
  private let parameter: String?

  /// Prepares a creative, or in its place the ad of a network.
  init(_ subject: PreviewSubject, _ conditions: Conditions, mediated: MappedNativeAd? = nil, parameter: String? = nil) {
    format = subject.format
    self.conditions = conditions
    self.mediated = mediated
    self.parameter = parameter
    let own = mediated?.creative(of: subject.format) ?? subject.creative
    creative = conditions.isEEA && mediated == nil ? AdState.eea.applied(to: own, of: subject.format) : own
    columns = Int((min(max(format.shownLayout.width, 160), 1_200) / TextMetrics.cellWidth).rounded())
    ad = Self.staged(creative, of: format, conditions.media, conditions, columns)
  }

  /// Whether it is the ad of a network.
  var isMediated: Bool { mediated != nil }

  /// The states of the media area that the format allows, in which taps may go elsewhere.
  var mediaStates: [Media] {
    var states: [Media] = format.videoField == nil ? [] : [.video]
    if format.videoField?.isRequired != true {
      if format.mediaImageField != nil { states.append(.image) }
      if format.mediaImageField?.isRequired != true { states.append(.nothing) }
    }
    return states
  }

  /// Returns the ad with something in the media area.
  func staged(with media: Media) -> StagedAd { Self.staged(creative, of: format, media, conditions, columns) }

  private static func staged(
    _ creative: ServedCreative, of format: CustomFormat, _ media: Media?, _ conditions: Conditions, _ columns: Int
  ) -> StagedAd {
    var served = creative
    switch media {
    case nil: break
    case .video?: served = AdState.video.applied(to: served, of: format)
    case .image?: served = AdState.noVideo.applied(to: served, of: format)
    case .nothing?:
      served = AdState.noVideo.applied(to: served, of: format)
      if let field = format.mediaImageField { served.remove(field.key) }
    }
    return StagedAd(served, of: format, in: conditions.isImageLoadingOff ? .imageLoadingOff : .typical, columns: columns)
  }

  /// Plays the session, with taps on slots by their names.
  func session(tapping taps: [String]) -> PlayedSession {
    let candidate = AdCandidate(ad.creative, of: format, isEEA: conditions.isEEA)
    let line = MappedAdapter.lineItem(parameter: parameter)
    let phone = Phone(
      adSource: CandidateSource([mediated == nil ? candidate : AdCandidate([line])]),
      installedSchemes: conditions.installedSchemes)
    phone.adapters[line.className] = { [mediated] in MappedAdapter(mediated) }
    return PlayedSession(ad, on: phone, taps: taps, hasHandler: conditions.hasHandler, leaves: true)
  }

  /// Returns the slot that a word of a call means: its name, the key that it shows or reports, or AdChoices and media.
  func slot(of word: String) throws(UsageError) -> String {
    let slots = ad.phone.slots
    let names = slots.map { Layout.title(of: $0.name) }
    if let slot = slots.last(where: { Layout.title(of: $0.name) == word || $0.name == word || $0.key == word || $0.tap == word })
    {
      return slot.name
    }
    if format[word] != nil {
      throw UsageError(
        "\(word) is on screen nowhere in this state; what is there are \(names.joined(separator: ", ")).", next: nil)
    }
    let near = Suggestion.nearest(to: word, among: names)
    throw UsageError(
      "the ad has nothing called \"\(word)\"\(Suggestion.question(near)) What can be tapped are \(names.joined(separator: ", "))."
    )
  }
}
