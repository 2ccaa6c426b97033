import Foundation
import Testing

@testable import formatctl

/// Plays videos in the previewer, in a real terminal.
@Suite(.enabled(if: Tmux.isInstalled, "tmux is not installed"), .serialized)
struct VideoScreenTests {
  private static let hasFFmpeg = ChildProcess.path(of: "ffmpeg", in: .process()) != nil

  /// Opens the previewer in true colour.
  private static func open(_ words: String, before: String = "", path: String = "$PATH") throws -> Tmux {
    let tmux = try Tmux(columns: 80, rows: 24)
    try tmux.write(
      "\(before)\ntrap : INT\nsh -c 'echo $$ > $HOME/pid; PATH=\(path) COLORTERM=truecolor exec formatctl preview \(words) -q'\n"
        + "echo status $?\n", to: "run")
    try tmux.enter("sh $HOME/run")
    try tmux.wait(for: "the screen") { $0.contains { $0.hasPrefix(" ↑↓ asset") } }
    return tmux
  }

  /// Waits until a process is gone.
  private static func expectGone(_ process: String, at place: SourceLocation = #_sourceLocation) throws {
    let end = ContinuousClock.now + .seconds(60)
    while try Tmux.isRunning(process), ContinuousClock.now < end { usleep(20_000) }
    #expect(try !Tmux.isRunning(process), sourceLocation: place)
  }

  /// Plays the video of the bundled sample, and returns the number of the decoder.
  private static func play(_ tmux: Tmux) throws -> String {
    try tmux.wait(for: "the poster") { $0.contains { $0.contains("▶ 0:06 1280x720 H.264") } }
    try tmux.press("Space")
    try tmux.wait(for: "the second second") { $0.contains { $0.hasPrefix("│ ▶ 0:01 / 0:06 ") } }
    return try #require(try tmux.child("ffmpeg"))
  }

  @Test(.enabled(if: hasFFmpeg, "ffmpeg is not installed"))
  func `a video plays, stands still, goes on and ends, and nothing is left of its decoder`() throws {
    let tmux = try Self.open("native-video")
    let decoder = try Self.play(tmux)
    try tmux.press("Space")
    // A picture that was under way may still come, and be painted in pieces; then nothing moves any more.
    var last: [String] = []
    try tmux.wait(for: "the pause, standing still") { seen in
      usleep(300_000)
      defer { last = seen }
      return seen == last && seen.contains { $0.hasPrefix("│ ⏸ 0:0") }
    }
    try tmux.press("Space")
    try tmux.wait(for: "the poster") { $0.contains { $0.contains("▶ 0:06 1280x720 H.264") } }
    try Self.expectGone(decoder)
    try tmux.press("q")
    try tmux.wait(for: "the shell") { $0.contains("status 0") }
  }

  @Test(.enabled(if: hasFFmpeg, "ffmpeg is not installed"), arguments: ["Right", "g", "q", "C-c"], [false, true])
  func `a key that ends a video or the program ends its decoder`(_ key: String, isPaused: Bool) throws {
    let tmux = try Self.open("native-video")
    let decoder = try Self.play(tmux)
    if isPaused {
      try tmux.press("Space")
      try tmux.wait(for: "the pause") { $0.contains { $0.hasPrefix("│ ⏸ 0:0") } }
    }
    try tmux.press(key)
    try Self.expectGone(decoder)
  }

  @Test(.enabled(if: hasFFmpeg, "ffmpeg is not installed"), arguments: ["KILL", "TERM", "HUP"], [false, true])
  func `a signal that ends the program ends its decoder`(_ signal: String, isPaused: Bool) throws {
    let tmux = try Self.open("native-video")
    let decoder = try Self.play(tmux)
    if isPaused {
      try tmux.press("Space")
      try tmux.wait(for: "the pause") { $0.contains { $0.hasPrefix("│ ⏸ 0:0") } }
    }
    try tmux.kill(signal)
    try Self.expectGone(decoder)
  }

  @Test(.enabled(if: hasFFmpeg, "ffmpeg is not installed"))
  func `the decoder ends with the terminal`() throws {
    let tmux = try Self.open("native-video")
    let decoder = try Self.play(tmux)
    try tmux.close()
    try Self.expectGone(decoder)
  }

  @Test(.enabled(if: hasFFmpeg, "ffmpeg is not installed"))
  func `a video in the catalogue plays as one in a folder does`() throws {
    let tmux = try Self.open(
      "12387226@1", before: "export FORMATCTL_CATALOGUE=$HOME/formatctl.db; formatctl create native-video -q; clear")
    let decoder = try Self.play(tmux)
    try tmux.press("q")
    try Self.expectGone(decoder)
  }

  @Test(.enabled(if: hasFFmpeg, "ffmpeg is not installed"))
  func `what ffmpeg says of a broken video is said on one line`() throws {
    let tmux = try Self.open("Formats/story-video/bad-cut-video.json")
    try tmux.wait(for: "the key") { $0[23].contains("Space ▶") }
    try tmux.press("Space")
    try tmux.wait(for: "the complaint") { $0.contains { $0.hasPrefix(" ffmpeg says of balloon-cut.mp4: ") } }
    try tmux.press("q")
  }

  #if os(Linux)
    @Test func `a decoder that hangs and gives nothing ends with the program, however that ends`() throws {
      let folder = try Folder()
      try folder.write("#!/bin/sh\nwhile :; do :; done\n", to: "ffmpeg")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path + "/ffmpeg")
      let tmux = try Self.open("native-video", path: folder.path + ":" + BuiltProgram.folder)
      try tmux.press("Space")
      try tmux.wait(for: "the decoder") { _ in try tmux.child("ffmpeg") != nil }
      let decoder = try #require(try tmux.child("ffmpeg"))
      try tmux.kill("KILL")
      try Self.expectGone(decoder)
    }
  #endif

  @Test func `without ffmpeg Space says what is needed and how to get it`() throws {
    let tmux = try Self.open("native-video", path: BuiltProgram.folder)
    try tmux.press("Space")
    try tmux.wait(for: "the need") {
      $0.contains(" Playing a video needs ffmpeg: apt install ffmpeg, or brew install ffmpeg.")
    }
    try tmux.press("q")
  }
}
