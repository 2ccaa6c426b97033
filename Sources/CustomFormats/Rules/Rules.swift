/// The catalogue of rules, one line a rule.
public enum Rules {
  /// Every rule, family by family, in the order of the IDs.
  public static let all: [any Rule] = [
    // Input
    DuplicateMember(),
    MalformedJSON(),
    NestedTooDeep(),
    NotUTF8(),
    TextAfterEnd(),
    UnknownLimit(),
    UnknownMember(),
    WrongKindOfLimit(),
    // Definition
    DefaultBreaksLimits(),
    DuplicateKey(),
    FormatIDNotNumeric(),
    FormatNotTappable(),
    HelpTooLong(),
    IllegalKey(),
    KeyCollision(),
    LabelTooLong(),
    LimitsContradict(),
    ListChoiceRepeated(),
    ListDefaultUnlisted(),
    ListWithoutChoices(),
    MediaContradictsField(),
    NameTooLong(),
    NoFallbackImage(),
    NothingClickable(),
    NumberDefaultsToZero(),
    RedundantDestinationField(),
    ReservedKey(),
    RoleRepeated(),
    SampleBreaksLimits(),
    SampleMissing(),
    TestIDLeftIn(),
    UnknownClickableKey(),
    UnusualKey(),
    // Geometry
    AdChoicesNotClickable(),
    AdChoicesSlotMissing(),
    AdChoicesTooSmall(),
    AdChoicesTouchArea(),
    AdTooSmall(),
    AssetInteractionEnabled(),
    AssetOutsideAd(),
    AttributionMissing(),
    AttributionTooSmall(),
    FieldNotShown(),
    ImageViewForMedia(),
    MediaTooSmallForVideo(),
    OutsideSafeArea(),
    SlotsOverlap(),
    // Change
    ChoiceRemoved(),
    ClickRemoved(),
    FieldAdded(),
    FieldRemoved(),
    KeyRenamed(),
    KindChanged(),
    LimitLoosened(),
    LimitTightened(),
    MediaRemoved(),
    NowRequired(),
    TextChanged(),
    // Creative
    AdChoicesImageTooSmall(),
    ChoiceNotListed(),
    CreativeNotTappable(),
    DanglingNull(),
    DeepLinkWithoutWebFallback(),
    DuplicateCreative(),
    FillerText(),
    IdenticalCreative(),
    ImagesSwapped(),
    InactiveFormat(),
    LiteralNull(),
    MediaNotChecked(),
    MissingField(),
    NoDestination(),
    NoFormat(),
    NoMedia(),
    NumberOutOfRange(),
    SameFileTwice(),
    UnfilledPlaceholder(),
    UnknownField(),
    UnknownFormat(),
    VideoWithoutFallback(),
    WrongKindOfValue(),
    // Text
    ControlCharacter(),
    HTMLEntity(),
    HTMLTag(),
    InvisibleCharacter(),
    LineBreakInText(),
    Mojibake(),
    PatternNotMatched(),
    RepeatedPunctuation(),
    SurroundingWhitespace(),
    TextInCapitals(),
    TextIsJSON(),
    TextTooLong(),
    TextTooShort(),
    TextWillTruncate(),
    // Media
    AdChoicesHardToSee(),
    AnimatedImage(),
    CMYKImage(),
    CodecNotAllowed(),
    DeepColourImage(),
    ExtensionMismatch(),
    FileOutsideRoot(),
    ImageCropped(),
    ImageStretched(),
    ImageTooManyPixels(),
    MediaTooHeavy(),
    MediaTooLarge(),
    MediaTooSmall(),
    MediaWrongSize(),
    MissingFile(),
    RotatedByMetadata(),
    TypeNotAllowed(),
    UnreadableImage(),
    UnreadableVideo(),
    UnsafeFileName(),
    UnusedFile(),
    VideoCodecUnsupported(),
    VideoLoadsLate(),
    VideoTooLong(),
    VideoTooShort(),
    VideoTooSmall(),
    VideoWrongRatio(),
    WrongAspectRatio(),
    // Link
    AdServerCodeInURL(),
    DangerousScheme(),
    DoubleEncodedURL(),
    ForeignMacro(),
    InsecureDestination(),
    InsecureTracker(),
    MalformedURL(),
    NoCacheBuster(),
    PrivateAddress(),
    TooManyLinks(),
    UnbalancedMacro(),
    UnknownMacro(),
    UnsupportedHost(),
    UnsupportedScheme(),
    URLTooLong(),
    URLWithBlanks(),
    URLWithoutHost(),
    URLWithoutScheme(),
    // Session
    AdChoicesAbsent(),
    AdChoicesClickSwallowed(),
    AdChoicesNotDrawn(),
    AdInSecondView(),
    AdNotAssociated(),
    AdStale(),
    AssetKeyMissing(),
    ClickBeforeImpression(),
    ClickOnDisplayOnlyAsset(),
    ClickOnUnknownAsset(),
    CompletionCalledTwice(),
    CompletionNotCalled(),
    CompletionOffMain(),
    CompletionUnclear(),
    DelegateCannotReceive(),
    DelegateGone(),
    DelegateMissing(),
    FormatNotRequested(),
    ImpressionBeforeDisplay(),
    ImpressionMissing(),
    ImpressionRepeated(),
    LoadWhileLoading(),
    MediatedImageNotDownloaded(),
    NoClickAction(),
    OffMain(),
    OptionRepeated(),
    OutletSetLate(),
    ReportBeforeRender(),
    StarsBlank(),
    TimesOutOfOrder(),
    TooManyAds(),
    TrackingCountedTwice(),
    TrackingNotOwned(),
    UnknownEvent(),
  ]

  /// The rules about one value.
  static let values = named { if case .value(let rule) = $0 { rule } else { nil } }
  /// The rules across the values of a creative.
  static let creatives = named { if case .creative(let rule) = $0 { rule } else { nil } }
  /// The rules about a definition.
  static let formats = named { if case .format(let rule) = $0 { rule } else { nil } }
  /// The rules across the creatives of a run.
  static let runs = named { if case .run(let rule) = $0 { rule } else { nil } }
  /// The rules about what has changed in a definition.
  static let changes = named { if case .change(let rule) = $0 { rule } else { nil } }
  /// The rules about what happens to an ad.
  static let sessions = named { if case .session(let rule) = $0 { rule } else { nil } }
  /// The rules about files that were delivered.
  static let deliveredFiles = named { if case .deliveredFile(let rule) = $0 { rule } else { nil } }

  private static func named<Kind>(_ picked: (RuleKind) -> Kind?) -> [NamedRule<Kind>] {
    all.compactMap { rule in picked(rule.kind).map { NamedRule(id: rule.id, rule: $0) } }
  }

  /// Returns the rule of an ID, or of an ID that it had before.
  public static func named(_ id: String) -> (any Rule)? { byID[id] }

  private static let byID: [String: any Rule] = {
    var out: [String: any Rule] = [:]
    for rule in all {
      out[rule.id] = rule
      for alias in rule.about.aliases { out[alias] = rule }
    }
    return out
  }()
}
