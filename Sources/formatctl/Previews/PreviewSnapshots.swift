import CustomFormats
import Documents
import FormatPreview

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Snapshots of ads in a folder: a file a state, in a folder a creative, in a folder a format.
struct PreviewSnapshots {
  /// A snapshot as it is, and as the folder has it.
  private struct Page {
    let file: FilePath
    let text: [UInt8]
    /// What the file holds; nil where there is none.
    let kept: [UInt8]?
  }

  private let folder: FilePath
  private let pages: [Page]
  /// The files of states that the creatives do not have any more.
  private let outdated: [FilePath]

  /// Draws the previews of each subject, and reads what the folder has of them.
  ///
  /// Where every state is drawn, other snapshots of the same creatives are out of date.
  init(_ subjects: [[PrintedPreview]], in folder: FilePath, hasAllStates: Bool) throws(FileError) {
    self.folder = folder
    var pages: [Page] = []
    var outdated: [FilePath] = []
    var taken: Set<String> = []
    for previews in subjects {
      guard let subject = previews.first?.subject else { continue }
      let place = folder.appending(Self.place(of: subject, &taken))
      let own = try previews.map { preview throws(FileError) in
        let file = place.appending(FileName.encoded(preview.ad.state.name) + ".txt")
        return Page(file: file, text: Array(preview.snapshot.utf8), kept: file.kind == .absent ? nil : try file.bytes())
      }
      pages += own
      if hasAllStates { outdated += try Self.snapshots(in: place).filter { file in !own.contains { $0.file == file } } }
    }
    self.pages = pages
    self.outdated = outdated
  }

  /// Writes what is not there as it should be, takes snapshots away that are out of date, and says so in a sentence.
  func write() throws(FileError) -> String {
    let changed = pages.filter { $0.kept != $0.text }
    for page in changed {
      if let kept = page.kept, !Self.isSnapshot(kept) {
        throw FileError(page.file, "is left as it is", "it is no snapshot; name another folder")
      }
    }
    for page in changed {
      try page.file.parent?.makeFolder()
      try page.file.write(page.text)
    }
    for file in outdated where unlink(file.absolute) != 0 { throw FileError(file, "cannot be removed", systemReason) }
    let parts = [
      "\(changed.count) written", changed.count < pages.count ? "\(pages.count - changed.count) unchanged" : nil,
      outdated.isEmpty ? nil : "\(outdated.count) removed",
    ]
    return "\(pages.count.counting("snapshot")) in \(folder): \(parts.compactMap { $0 }.joined(separator: ", "))."
  }

  /// What differs, as the unified form of the lines, and what is missing or out of date; nothing where all is as it was.
  var differences: String {
    let changed = pages.compactMap { page -> String? in
      guard let kept = page.kept else { return "\(page.file.shown.visible) is not there.\n" }
      if kept == page.text { return nil }
      return LineDiff(from: kept, to: page.text).unified(page.file.shown, "the ad as it is now")
    }
    return (changed + outdated.map { "\($0.shown.visible) is of a state that the creative does not have.\n" }).joined()
  }

  /// Says in a sentence how many snapshots are as they were.
  var verdict: String {
    let counts = [
      (pages.count { $0.kept != nil && $0.kept != $0.text }, "differ", "differs"),
      (pages.count { $0.kept == nil }, "are missing", "is missing"), (outdated.count, "are out of date", "is out of date"),
    ]
    let faults = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.0 == 1 ? $0.2 : $0.1)" }
    let all = pages.count.counting("snapshot")
    return faults.isEmpty ? "\(all) checked, nothing differs." : "\(all) checked: \(faults.joined(separator: ", "))."
  }

  /// Returns the folder of a creative, by its format and name; of two alike the second has a number.
  private static func place(of subject: PreviewSubject, _ taken: inout Set<String>) -> String {
    // What some file systems take for the same name is one.
    let format = FileName.encoded(subject.format.slug ?? subject.format.reference)
    let wanted = "\(format)/\(FileName.encoded(String((subject.name ?? "samples").prefix(60))))"
    var (place, number) = (wanted, 2)
    while !taken.insert(place.lowercased()).inserted {
      place = "\(wanted)-\(number)"
      number += 1
    }
    return place
  }

  private static func snapshots(in folder: FilePath) throws(FileError) -> [FilePath] {
    guard folder.isFolder else { return [] }
    let files = try folder.entries().filter { $0.hasSuffix(".txt") }.map(folder.appending)
    return files.filter { file in file.kind == .file && (try? file.bytes()).map(isSnapshot) == true }
  }

  private static func isSnapshot(_ text: [UInt8]) -> Bool { text.starts(with: SnapshotPage.mark.utf8) }
}
