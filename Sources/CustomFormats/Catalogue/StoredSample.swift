/// A sample as one revision in the catalogue holds it.
public struct StoredSample: Hashable, Sendable {
  /// The sample, whatever its name becomes.
  public typealias Identity = CatalogueIdentity<StoredSample>

  /// The sample, whatever its name becomes.
  public let identity: Identity
  /// The format it is a sample of.
  public let format: StoredFormat.Identity
  /// The revision, counted from 1.
  public let revision: Int
  /// The name, of which a format has no two.
  public let name: String
  /// The bytes of the creative, verbatim.
  public let text: [UInt8]
  /// The hash of each media file by the path that names it.
  public let media: [String: MediaHash]
  /// The change that made the revision.
  public let change: StoredChange.Identity
  /// When it was made, in seconds since 1970.
  public let time: Int64

  /// What it holds, as it is given to another revision.
  public var content: SampleContent {
    let files = media.sorted { $0.key < $1.key }
    return SampleContent(name: name, text: text, media: files.map { SampleMedia(path: $0.key, hash: $0.value) })
  }
}
