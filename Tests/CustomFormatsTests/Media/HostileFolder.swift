import CustomFormats
import Foundation

/// A folder of files that are made to do harm, with creatives that name them.
struct HostileFolder {
  /// A file of the folder.
  struct File {
    let name: String
    /// What must be said of it: a part of its fault's reason, empty where it has none.
    let words: String
    /// Whether anything is wrong with it.
    let isFaulty: Bool
  }

  /// The path.
  let path: String
  /// The files that can be opened.
  let files: [File]
  /// The names of what cannot be opened as a file: a pipe, a device, a folder.
  let others = ["pipe.png", "zero.png", "folder.png"]

  /// Writes all bombs into a folder that is there.
  init(_ path: String) throws {
    self.path = path
    var files: [File] = []
    for bomb in Bombs.all {
      let name =
        "\(bomb.name.replacing("/", with: " ")).\(bomb.type == .jpeg ? "jpg" : bomb.type == .unknown ? "png" : bomb.type.rawValue)"
      try Data(bomb.bytes).write(to: URL(filePath: path + "/" + name))
      files.append(File(name: name, words: bomb.words, isFaulty: bomb.kind != nil))
    }
    let sparse = "a film of 5 GB that is not there.mp4"
    try Data(Bombs.mp4(Bombs.box("mdat", [], size: 1), Bombs.big(5_000_000_000, 8))).write(to: URL(filePath: path + "/" + sparse))
    guard truncate(path + "/" + sparse, 5_000_000_000) == 0 else { throw POSIXError(.EFBIG) }
    files.append(File(name: sparse, words: "", isFaulty: true))
    self.files = files
    guard mkfifo(path + "/pipe.png", 0o600) == 0, symlink("/dev/zero", path + "/zero.png") == 0 else { throw POSIXError(.EEXIST) }
    try FileManager.default.createDirectory(atPath: path + "/folder.png", withIntermediateDirectories: false)
    for (index, name) in (files.map(\.name) + others).enumerated() {
      let field = name.hasSuffix(".mp4") || name.hasSuffix(".webm") ? "Film" : "Picture"
      let creative = """
        {"id":"\(name)","formatId":"10063170","assets":{"\(field)":"\(name)"},"destinationUrl":"https://trailhead.example"}
        """
      try Data(creative.utf8).write(to: URL(filePath: path + "/creative-\(index).json"))
    }
    let format = """
      {"formatId":"10063170","name":"Hostile","fields":[{"key":"Picture","kind":"image"},{"key":"Film","kind":"video",
      "limits":{"types":["mp4","webm"]}}],"media":{"video":"optional","videoField":"Film","fallbackImage":"Picture"},
      "clicks":{"clickable":["Picture","Film"]},"rules":{"extension-mismatch":"off"}}
      """
    try Data(format.utf8).write(to: URL(filePath: path + "/format.json"))
  }
}
