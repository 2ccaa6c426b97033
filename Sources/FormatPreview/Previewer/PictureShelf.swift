import CustomFormats

/// The pictures that were sent for, by creative and path, and what came back.
struct PictureShelf {
  private struct Place: Hashable {
    let sample: Int
    let path: String
  }

  private var sent: [Place: PictureErrand] = [:]
  private var loaded: [Place: LoadedPicture] = [:]

  /// Returns the pictures of a creative.
  func shown(of sample: Int) -> [String: LoadedPicture] {
    var shown: [String: LoadedPicture] = [:]
    for place in sent.keys where place.sample == sample { shown[place.path] = loaded[place] ?? .underWay }
    return shown
  }

  /// Returns what is to be sent for, so that a picture is there in a size; nil where it is, or is under way.
  mutating func order(_ wanted: WantedPicture, of sample: Int) -> PictureErrand? {
    let place = Place(sample: sample, path: wanted.path)
    let before = sent[place]
    if let before, before.width >= wanted.width, before.height >= wanted.height { return nil }
    let errand = PictureErrand(
      sample: sample, path: wanted.path, width: max(wanted.width, before?.width ?? 0),
      height: max(wanted.height, before?.height ?? 0))
    sent[place] = errand
    return errand
  }

  /// Forgets what was sent for, since the files may be others now; what is here is shown until they come.
  mutating func forget() { sent = sent.mapValues { PictureErrand(sample: $0.sample, path: $0.path, width: 0, height: 0) } }

  /// Takes a picture in, unless a larger one was sent for since.
  mutating func take(_ picture: LoadedPicture, _ errand: PictureErrand) {
    let place = Place(sample: errand.sample, path: errand.path)
    if sent[place] == errand || loaded[place] == nil { loaded[place] = picture }
  }
}
