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
    // Media
    AnimatedImage(),
    CMYKImage(),
    CodecNotAllowed(),
    DeepColourImage(),
    ExtensionMismatch(),
    FileOutsideRoot(),
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
  ]

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
