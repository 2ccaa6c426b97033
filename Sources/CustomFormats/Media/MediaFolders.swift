/// The folders that media are taken from: one for all creatives, or each creative's own.
public struct MediaFolders {
  /// The folder of a delivery, for all creatives.
  public let delivery: FolderMedia?

  /// The most folders that stay open; creatives come folder by folder.
  private static let mostOpen = 32

  private var open: [FolderMedia] = []
  private var closedCount = 0

  private let depth: MediaDepth

  /// Takes the media of every creative from its own folder.
  public init(depth: MediaDepth = .header) {
    delivery = nil
    self.depth = depth
  }

  /// Takes all media from one folder.
  public init(delivery: FolderMedia) {
    self.delivery = delivery
    depth = .header
  }

  /// How many files were measured.
  public var fileCount: Int { (delivery?.fileCount ?? 0) + closedCount + open.reduce(0) { $0 + $1.fileCount } }

  /// Returns the media for creatives of a folder.
  mutating func media(for folder: String) -> FolderMedia? {
    if let delivery { return delivery }
    if let index = open.lastIndex(where: { $0.path == folder }) {
      if index != open.count - 1 { open.append(open.remove(at: index)) }
      return open.last
    }
    guard let media = try? FolderMedia(folder, depth: depth) else { return nil }
    if open.count >= Self.mostOpen { closedCount += open.removeFirst().fileCount }
    open.append(media)
    return media
  }
}
