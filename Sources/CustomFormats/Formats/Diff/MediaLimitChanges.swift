import Documents

/// What has become of the limits of a picture or video.
struct MediaLimitChanges {
  private let pair: FieldPair
  private let older: MediaAssetLimits
  private let newer: MediaAssetLimits
  private let profile: Profile

  /// Takes the limits of a media field in both definitions.
  init(_ pair: FieldPair, _ older: MediaAssetLimits, _ newer: MediaAssetLimits, _ profile: Profile) {
    self.pair = pair
    self.older = older
    self.newer = newer
    self.profile = profile
  }

  /// The changes.
  var all: [LimitChange] { sides + ratio + weight + frames + seconds + types + codecs + sound }

  private var kind: FieldKind { pair.newer.kind }
  private var things: String { kind == .video ? "videos" : "pictures" }

  private var sides: [LimitChange] {
    side("width", "wide", ("width", "minWidth", "maxWidth"), \.width, \.minWidth, \.maxWidth)
      + side("height", "high", ("height", "minHeight", "maxHeight"), \.height, \.minHeight, \.maxHeight)
  }

  private func side(
    _ quality: String, _ word: String, _ members: (exact: String, low: String, high: String),
    _ exact: KeyPath<MediaAssetLimits, Int?>, _ low: KeyPath<MediaAssetLimits, Int?>, _ high: KeyPath<MediaAssetLimits, Int?>
  ) -> [LimitChange] {
    let words = BoundWords<Int>(
      amount: { "\($0) pixels \(word)" }, plain: { "\($0)" }, quality: quality, tooLow: "Replace \(things)",
      tooHigh: "Replace \(things)", notExact: "Replace \(things) of another \(quality)", members: members)
    func bounds(_ limits: MediaAssetLimits) -> Bounds<Int> {
      Bounds(
        low: limits[keyPath: exact] ?? limits[keyPath: low].flatMap { $0 > 0 ? $0 : nil },
        high: limits[keyPath: exact] ?? limits[keyPath: high])
    }
    return words.changes(of: pair, from: bounds(older), to: bounds(newer))
  }

  private var weight: [LimitChange] {
    let words = BoundWords<Int>(
      amount: { "\($0.grouped) bytes" }, plain: \.grouped, quality: "weight", tooLow: "Replace \(things)",
      tooHigh: "Replace \(things)", notExact: "Replace \(things) of another weight", members: ("maxBytes", "minBytes", "maxBytes")
    )
    // Where a field says nothing, the ad server's or the buyer's own limit holds.
    let usual = kind == .video ? profile.maxVideoBytes : profile.maxImageBytes
    func bounds(_ limits: MediaAssetLimits) -> Bounds<Int> {
      Bounds(low: limits.minBytes.flatMap { $0 > 0 ? $0 : nil }, high: limits.maxBytes ?? usual)
    }
    return words.changes(of: pair, from: bounds(older), to: bounds(newer))
  }

  private var frames: [LimitChange] {
    let words = BoundWords<Int>(
      amount: { "\($0) frame\($0 == 1 ? "" : "s")" }, plain: { "\($0)" }, quality: "number of frames", tooLow: "",
      tooHigh: "Replace \(things) with", notExact: "", members: ("frames", "frames", "frames"))
    return words.changes(of: pair, from: Bounds(low: nil, high: older.frames), to: Bounds(low: nil, high: newer.frames))
  }

  private var seconds: [LimitChange] {
    let words = BoundWords<Double>(
      amount: { "\(MediaWish.decimal($0)) s" }, plain: MediaWish.decimal, quality: "duration", tooLow: "Replace videos",
      tooHigh: "Cut videos", notExact: "Replace videos of another duration", members: ("maxSeconds", "minSeconds", "maxSeconds"))
    // The ad server asks for more than a second of every video.
    func bounds(_ limits: MediaAssetLimits) -> Bounds<Double> {
      Bounds(low: limits.minSeconds.flatMap { $0 > 1 ? $0 : nil }, high: limits.maxSeconds)
    }
    return words.changes(of: pair, from: bounds(older), to: bounds(newer))
  }

  private var ratio: [LimitChange] {
    let (before, now) = (RatioSpans(older), RatioSpans(newer))
    guard before != now else { return [] }
    let sameTolerance = older.tolerance == newer.tolerance
    let was = Self.ratios(older, withTolerance: !sameTolerance || newer.aspectRatios.isEmpty)
    let keep = older.aspectRatios.isEmpty ? "leave the ratio open" : "keep \(was)"
    return [
      change(
        now: Self.ratios(newer, withTolerance: true), before: was, remedy: "Replace \(things) of other ratios, or \(keep).",
        isTighter: !now.contains(before), member: "aspectRatios")
    ]
  }

  private static func ratios(_ limits: MediaAssetLimits, withTolerance: Bool) -> String {
    if limits.aspectRatios.isEmpty { return "any ratio" }
    let list = limits.aspectRatios.map(\.text.excerpt).asAChoice
    return withTolerance ? "\(list) within \(MediaWish.decimal(limits.tolerance * 100)) %" : list
  }

  private var types: [LimitChange] {
    let (before, now) = (older.types(for: kind), newer.types(for: kind))
    let gone = before.filter { !now.contains($0) }
    guard Set(before) != Set(now) else { return [] }
    return [
      change(
        now: MediaWish.list(now, "or"), before: MediaWish.list(before, "or"),
        remedy: "Replace \(MediaWish.list(gone)) files, or keep taking them.", isTighter: !gone.isEmpty, member: "types")
    ]
  }

  private var codecs: [LimitChange] {
    let (before, now) = (older.codecs, newer.codecs)
    guard before.map(Set.init) != now.map(Set.init) else { return [] }
    let isTighter = now.map { now in before?.contains { !now.contains($0) } ?? true } ?? false
    let was = before?.asAChoice ?? "any codec"
    return [
      change(
        now: now?.asAChoice ?? "any codec", before: was, remedy: "Export videos of other codecs anew, or keep \(was).",
        isTighter: isTighter, member: "codecs")
    ]
  }

  private var sound: [LimitChange] {
    guard older.audio != newer.audio else { return [] }
    func words(_ audio: Bool?) -> String { audio.map { $0 ? "with sound" : "without sound" } ?? "with or without sound" }
    return [
      change(
        now: words(newer.audio), before: words(older.audio),
        remedy: "Export videos \(words(newer.audio)), or keep \(words(older.audio)).", isTighter: newer.audio != nil,
        member: "audio")
    ]
  }

  private func change(now: String, before: String, remedy: String, isTighter: Bool, member: String) -> LimitChange {
    LimitChange(
      subject: pair.key, key: pair.key, now: now, before: before, remedy: remedy, isTighter: isTighter,
      path: pair.path.member("limits").member(member))
  }
}
