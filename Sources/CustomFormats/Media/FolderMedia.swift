import Synchronization

/// The media files of a folder, each measured once.
public final class FolderMedia: MediaSource {
  /// The folder's path.
  public let path: String
  /// The path as it is shown.
  public let shown: String

  private let folder: MediaFolder
  /// Whether folders below belong to it as well, as in a delivery.
  private let isDeep: Bool
  private let depth: MediaDepth
  private let cache = ProbeCache()
  private let memory = Mutex(Memory())

  private struct Memory {
    var listings: [String: [String]] = [:]
    var measured: Set<String> = []
    var suggested: Set<String> = []
  }

  /// Opens a folder; a deep one is searched as a whole for files that resemble a missing one.
  public init(_ path: String, shown: String? = nil, isDeep: Bool = false, depth: MediaDepth = .header) throws(MediaAccessError) {
    self.path = path
    self.shown = shown ?? path
    self.isDeep = isDeep
    self.depth = depth
    folder = try MediaFolder(path: path)
  }

  /// The folder's path.
  public var folderPath: String? { path }

  /// How many files were measured.
  public var fileCount: Int { memory.withLock { $0.measured.count } }

  /// Returns what is at a path; a missing file is paired with any that resembles it.
  public func media(at path: String) -> MediaLookup { media(at: path) { _ in true } }

  /// Returns what is at a path; a missing file is paired with one that resembles it and is free.
  func media(at path: String, isFree: (String) -> Bool) -> MediaLookup {
    let found = cache.lookup(path) { measure(path) }
    guard case .missing = found else { return found }
    let similar = SimilarName.best(for: path, among: candidates(for: path), where: isFree)
    if let similar { memory.withLock { _ = $0.suggested.insert(similar) } }
    return .missing(similar: similar)
  }

  /// Returns a picture shrunk to fit a box, where every pixel is to be looked at.
  public func pixels(at path: String, fitting box: (width: Int, height: Int)) -> Bitmap? {
    guard case .decode(let decoder) = depth, let file = media(at: path).file, file.fault == nil, file.image != nil,
      var bytes = try? folder.open(path), let all = bytes.whole(atMost: MediaLimits.mostBytesDecoded)
    else { return nil }
    return try? decoder.picture(of: all, type: file.type, fitting: box)
  }

  private func measure(_ path: String) -> MediaLookup {
    do throws(MediaAccessError) {
      var bytes = try folder.open(path)
      let file = MediaReader.read(&bytes, depth: depth)
      memory.withLock { _ = $0.measured.insert(Self.plain(path)) }
      return .file(file)
    } catch {
      switch error {
      case .missing: return .missing(similar: nil)
      case .outsideRoot: return .outsideRoot
      case .notAFile: return .notAFile
      case .unreadable(let reason): return .unreadable(reason)
      }
    }
  }

  /// Returns the media files that may be meant by a missing path.
  private func candidates(for missing: String) -> [String] {
    if isDeep { return listing("") { MediaListing.all(below: path).paths } }
    let below = Self.plain(missing).folderName
    let inFolder = listing(below) { MediaListing.files(in: path.appending(path: below), prefix: below).paths }
    return below.isEmpty ? inFolder : inFolder + listing("") { MediaListing.files(in: path, prefix: "").paths }
  }

  private func listing(_ folder: String, _ list: () -> [String]) -> [String] {
    if let known = memory.withLock({ $0.listings[folder] }) { return known }
    let listed = list()
    memory.withLock { $0.listings[folder] = listed }
    return listed
  }

  /// Returns the media files of the folder and all below it, with whether they were measured or paired.
  public func deliveredFiles() -> [DeliveredFile] {
    let all = MediaListing.all(below: path).paths
    let (measured, suggested) = memory.withLock { ($0.measured, $0.suggested) }
    // On systems that fold names, a file is opened by a name that is not its own.
    let folded = Set(measured.subtracting(all).map { $0.lowercased() })
    return all.map { path in
      let isNamed = measured.contains(path) || suggested.contains(path) || folded.contains(path.lowercased())
      return DeliveredFile(path, isNamed: isNamed)
    }
  }

  /// Returns a relative path without `.`, `..` and doubled slashes.
  static func plain(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", parts.last.map({ $0 != ".." }) == true { parts.removeLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }
}
