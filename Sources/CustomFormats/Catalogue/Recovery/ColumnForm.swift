import Documents

/// How a record stores one column, <https://www.sqlite.org/fileformat2.html#record_format>.
enum ColumnForm: Equatable {
  case null
  /// A whole number of so many bytes.
  case integer(bytes: Int)
  /// The number 0 or 1, which takes no byte.
  case constant(Int64)
  /// A number with a fraction, which no column of a catalogue holds.
  case real
  case text(length: Int)
  case blob(length: Int)

  /// Takes a record's number for the form; nil for those that mean nothing.
  init?(_ number: Int64) {
    switch number {
    case 0: self = .null
    case 1...4: self = .integer(bytes: Int(number))
    case 5: self = .integer(bytes: 6)
    case 6: self = .integer(bytes: 8)
    case 7: self = .real
    case 8, 9: self = .constant(number - 8)
    case 12...: self = number % 2 == 0 ? .blob(length: Int((number - 12) / 2)) : .text(length: Int((number - 13) / 2))
    default: return nil
    }
  }

  /// The bytes that the column takes.
  var length: Int {
    switch self {
    case .null, .constant: 0
    case .integer(let bytes): bytes
    case .real: 8
    case .text(let length), .blob(let length): length
    }
  }

  /// Reads the value; nil where a text is no UTF-8, and for numbers with a fraction.
  func value(_ bytes: [UInt8]) -> SQLiteValue? {
    switch self {
    case .null: .null
    case .constant(let number): .integer(number)
    case .integer:
      .integer(bytes.reduce(bytes.first ?? 0 >= 0x80 ? -1 : 0) { $0 << 8 | Int64($1) })
    case .real: nil
    case .text: UTF8Check.firstFault(in: bytes) == nil ? .text(String(decoding: bytes, as: UTF8.self)) : nil
    case .blob: .blob(bytes)
    }
  }

  /// Reads the forms of all columns; nil unless they make up the payload to the byte.
  static func header(of local: [UInt8], payloadSize: Int) -> (columns: [ColumnForm], start: Int)? {
    var reader = RecordReader(local, from: 0, to: local.count)
    guard let length = reader.varint(), length > 0, length <= local.count else { return nil }
    var rest = payloadSize - Int(length)
    var columns: [ColumnForm] = []
    while reader.at < Int(length) {
      guard let number = reader.varint(), reader.at <= Int(length), let column = ColumnForm(number), column.length <= rest else {
        return nil
      }
      rest -= column.length
      columns.append(column)
    }
    return rest == 0 ? (columns, Int(length)) : nil
  }
}
