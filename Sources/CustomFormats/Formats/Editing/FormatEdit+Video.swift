import Documents

extension FormatEdit {
  /// The key of the video that stands in the media area, nil where that is not clear.
  private var shownVideo: String? {
    let videos = videos.compactMap { $0["key"]?.string }
    let named = tree["media"]?["videoField"]?.string
    return named.flatMap { videos.contains($0) ? $0 : nil } ?? (named == nil ? videos.first : nil)
  }

  private var videos: [JSON] { fields.filter { FieldFile.kind(of: $0) == .video } }

  private func need(of key: String?) -> String {
    let field = fields.first { $0["key"]?.string == key }
    return field?["required"] == .bool(true) ? MediaPolicy.Video.required.rawValue : MediaPolicy.Video.optional.rawValue
  }

  /// Makes `media` say of video what the fields say, where an operation changed that.
  ///
  /// What was shown stays shown beside another video, and a picture is named for when none plays.
  mutating func settleVideo(since before: FormatEdit) {
    let facts = videos.map { [$0["key"], $0["required"]] }
    if facts == before.videos.map({ [$0["key"], $0["required"]] }) { return }
    guard !videos.isEmpty else {
      set("video", to: MediaPolicy.Video.none.rawValue)
      set("videoField", to: nil)
      return
    }
    if videos.count > 1, tree["media"]?["videoField"] == nil {
      let keys = videos.compactMap { $0["key"]?.string }
      set("videoField", to: before.shownVideo.flatMap { keys.contains($0) ? $0 : nil } ?? keys.first)
    }
    guard let shown = shownVideo else { return }
    set("video", to: need(of: shown))
    if tree["media"]?["fallbackImage"] == nil, let picture = FieldFile.mainPicture(among: fields) {
      set("fallbackImage", to: picture)
    }
  }

  /// Makes the video field required or not, as `media.video` was set.
  mutating func settleVideoField() {
    guard let policy = tree["media"]?["video"]?.string, let shown = shownVideo, policy != need(of: shown) else { return }
    guard policy != MediaPolicy.Video.none.rawValue, let index = try? index(of: shown) else { return }
    let isRequired = policy == MediaPolicy.Video.required.rawValue
    fields[index]["required"] = isRequired ? .bool(true) : nil
    remarks.append("\(shown.excerpt) is \(isRequired ? "required" : "optional") now, as media.video is.")
  }

  private mutating func set(_ member: String, to value: String?) {
    var media = tree["media"] ?? .object([])
    if media[member]?.string == value || member == "video" && media[member] == nil && value == "none" { return }
    media[member] = .text(value)
    tree["media"] = media
    remarks.append(value.map { "media.\(member) is \($0.excerpt) now." } ?? "media.\(member) is gone.")
  }
}
