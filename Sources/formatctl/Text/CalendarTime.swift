/// A moment as a date and time of day in UTC.
struct CalendarTime: Equatable {
  /// The year of the Gregorian calendar.
  let year: Int
  /// The month, counted from 1.
  let month: Int
  /// The day of the month, counted from 1.
  let day: Int
  /// The seconds since midnight.
  let second: Int

  /// Finds the date of a time in seconds since 1970.
  ///
  /// Years begin in March here, so that the leap day is the last: H. Hinnant, chrono-Compatible Low-Level Date Algorithms.
  init(_ time: Int64) {
    let days = Int(time / 86_400) - (time % 86_400 < 0 ? 1 : 0)
    second = Int(time % 86_400 + (time % 86_400 < 0 ? 86_400 : 0))
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// The date: 2026-01-31.
  var date: String { "\(Self.padded(year, 4))-\(Self.padded(month, 2))-\(Self.padded(day, 2))" }

  /// Date and time: 2026-01-31T23:59:59Z.
  var stamp: String {
    "\(date)T\(Self.padded(second / 3_600, 2)):\(Self.padded(second / 60 % 60, 2)):\(Self.padded(second % 60, 2))Z"
  }

  /// Date and time of day, to the minute: 2026-01-31 23:59 UTC.
  var minute: String { "\(date) \(Self.padded(second / 3_600, 2)):\(Self.padded(second / 60 % 60, 2)) UTC" }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
