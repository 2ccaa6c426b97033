import CustomFormats
import Documents

extension InspectedFile {
  /// The facts of one file, one a line.
  func lines(_ style: Style, width: Int) -> [String] {
    let verdict = fault.map { "✗ it \($0)." } ?? praise.map { "✓ \($0)" } ?? ""
    var lines = [style.bold(name.visible)]
    for fact in facts { lines.append("  " + fact.name.padded(to: 13) + fact.text.visible) }
    guard !verdict.isEmpty else { return lines }
    let words = WrappedText(verdict.visible, columns: max(40, min(width, 100)) - 2).lines
    lines += words.map { "  " + (fault == nil ? style.success($0) : style.failure($0)) }
    if let left = media.notChecked {
      lines += WrappedText("· not checked: \(left.visible).", columns: max(40, min(width, 100)) - 2).lines.map {
        "  " + style.faint($0)
      }
    }
    return lines
  }

  /// Many files, a line each; below it what is wrong and what is out of the ordinary.
  static func list(_ files: [InspectedFile], _ style: Style, width: Int) -> [String] {
    let types = files.map { $0.media.type == .unknown ? "unknown" : $0.media.type.name }
    let sizes = files.map { file in file.shown.map { "\($0.width)x\($0.height)" } ?? "" }
    let bytes = files.map(\.media.byteCount.grouped)
    let columns = [types, sizes, bytes].map { texts in texts.map { DisplayWidth.of($0) }.max() ?? 0 }
    let margin = String(repeating: " ", count: columns.reduce(0) { $0 + $1 + 2 })
    var lines: [String] = []
    for (index, file) in files.enumerated() {
      let start = [
        types[index].padded(to: columns[0]), sizes[index].padded(to: columns[1]), bytes[index].padded(before: columns[2]),
      ]
      lines.append((start + [file.name.visible]).joined(separator: "  "))
      func add(_ words: String, _ look: (String) -> String) {
        for line in WrappedText(words.visible, columns: max(40, min(width, 100)) - margin.count).lines {
          lines.append(margin + look(line))
        }
      }
      if let fault = file.fault { add("✗ it \(fault).", style.failure) }
      if let left = file.media.notChecked { add("· not checked: \(left).", style.faint) }
      if !file.remarks.isEmpty { add(file.remarks.joined(separator: ", "), style.faint) }
    }
    return lines
  }

  /// What is out of the ordinary in a picture, and what a video is like.
  var remarks: [String] {
    var remarks: [String] = []
    if let stored, let shown, stored != shown { remarks.append("stored as \(stored.width)x\(stored.height)") }
    if let image = media.image {
      if image.colourModel == .cmyk { remarks.append("CMYK") }
      if image.bitDepth > 8 { remarks.append("\(image.bitDepth) bits a sample") }
      if image.frameCount != 1 {
        remarks.append(image.frameCount.counting("frame") + (image.durationSeconds.map { " in \($0.shortened) s" } ?? ""))
      }
      if image.hasAlpha { remarks.append("transparency") }
      if image.hasICCProfile { remarks.append("ICC profile") }
      if let coding = image.rareCoding { remarks.append("\(coding.rawValue) JPEG") }
      if image.isProgressive { remarks.append("progressive") }
      if image.isInterlaced { remarks.append("interlaced") }
    }
    if let video = media.video {
      remarks.append(video.codec.name)
      if let time = video.durationSeconds { remarks.append("\(time.shortened) s") }
      remarks.append(video.hasAudio ? "with sound" : "silent")
      if !video.isIndexFirst { remarks.append("index behind the pictures") }
    }
    return remarks
  }
}
