/// The file that holds formats, their revisions, samples and their media.
///
/// Nothing in it is updated or removed: a change adds revisions, and the state is the latest revision of each subject.
public final class Catalogue {
  /// The path it was opened by.
  public let path: String
  /// Whether it was opened for reading or writing.
  public let access: Access
  /// The open database.
  let connection: Connection

  /// What a catalogue is opened for.
  public enum Access: Sendable {
    /// Looks only, makes no file and leaves none behind.
    case reading
    /// Changes, and makes the file and its folder if they are absent.
    case writing
  }

  /// The number that marks a database as a catalogue: "FmtC" in ASCII.
  static let applicationID = 0x466D_7443

  /// The most bytes that one media file may have, 64 MiB.
  public static let largestMedia = 67_108_864

  /// Opens the catalogue at a path.
  public static func open(_ path: String, _ access: Access) throws(CatalogueError) -> Catalogue {
    let file = CatalogueFile(path: path)
    let connection =
      switch access {
      case .reading: try openForReading(file)
      case .writing: try openForWriting(file)
      }
    return Catalogue(path: path, access: access, connection: connection)
  }

  private init(path: String, access: Access, connection: Connection) {
    self.path = path
    self.access = access
    self.connection = connection
  }

  deinit {
    if access == .writing { connection.checkpoint() }
  }

  /// Runs a query and says in the catalogue's words why it failed.
  func query<Result>(_ body: (Connection) throws(SQLiteError) -> Result) throws(CatalogueError) -> Result {
    do {
      return try body(connection)
    } catch {
      throw CatalogueError(error, at: path)
    }
  }
}
