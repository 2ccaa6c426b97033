import CSQLite

/// What SQLite, or the layer over it, could not do.
///
/// It never carries a bound value, since it may end in a log.
public struct SQLiteError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The extended result code, <https://www.sqlite.org/rescode.html>.
  public let code: Int32
  /// What SQLite says about it.
  public let message: String
  /// The system's error number beneath, or 0.
  public let systemCode: Int32
  /// The statement, with `?` for values, if there was one.
  public let sql: String?

  /// The code without its extension.
  var primaryCode: Int32 { code & 0xFF }

  /// One sentence with the message, the code and the statement.
  public var description: String {
    let statement = sql.map { ", in \"\($0)\"" } ?? ""
    return "SQLite says \"\(message)\" (code \(code))\(statement)"
  }

  /// Takes a code and the message of the connection it came from.
  init(code: Int32, connection: OpaquePointer?, sql: String? = nil) {
    let message = connection.flatMap { sqlite3_errmsg($0) } ?? sqlite3_errstr(code)
    self.code = code
    self.message = message.map { String(cString: $0) } ?? "unknown error"
    self.systemCode = connection.map { sqlite3_system_errno($0) } ?? 0
    self.sql = sql
  }

  /// Takes a code and a message that do not come from a connection.
  init(code: Int32, message: String, systemCode: Int32 = 0, sql: String?) {
    self.code = code
    self.message = message
    self.systemCode = systemCode
    self.sql = sql
  }
}
