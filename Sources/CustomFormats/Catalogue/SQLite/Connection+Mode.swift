import CSQLite

extension Connection {
  /// How a database file is opened.
  enum Mode {
    /// Writes, and makes the file if it is absent.
    case creating
    /// Reads a file that can be written, so that the log's files can be made and removed again.
    case reading
    /// Reads a file that cannot be written.
    case readingOnly
    /// Reads a file that nobody changes meanwhile, without locks and without the log.
    case immutable

    /// The flags that SQLite opens with.
    var flags: Int32 {
      switch self {
      case .creating: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
      case .reading: SQLITE_OPEN_READWRITE
      case .readingOnly: SQLITE_OPEN_READONLY
      case .immutable: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
      }
    }

    /// The name that SQLite is given for a path.
    ///
    /// SQLite gives `:memory:`, the empty name and names that begin with `file:` a meaning of their own.
    func name(of path: String) -> String {
      let plain = path.hasPrefix("/") ? path : "./" + path
      guard self == .immutable else { return plain }
      return "file:" + plain.utf8.map(Self.escaped).joined() + "?immutable=1"
    }

    private static func escaped(_ byte: UInt8) -> String {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"):
        String(UnicodeScalar(byte))
      default:
        "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
    }
  }
}
