import CustomFormats
import Foundation
import Testing

/// Drives the previewer in a real terminal: keys, mouse, sizes and every way out.
@Suite(.enabled(if: Tmux.isInstalled, "tmux is not installed"), .serialized)
struct ScreenTests {
  /// The last line of the screen while it waits for keys.
  private static let keys = " ↑↓ asset  ←→ state  n problem  ? why  ⏎ tap  e edit  : more  q quit"

  /// Opens the previewer, after the settings of the terminal were kept.
  private static func open(
    _ words: String, columns: Int = 80, rows: Int = 24, term: String = "tmux-256color", variables: [String: String] = [:]
  ) throws -> Tmux {
    let tmux = try Tmux(columns: columns, rows: rows, term: term)
    try tmux.enter("stty -a | grep -v rows > $HOME/before; clear; echo ready")
    try tmux.wait(for: "the shell") { $0.first == "ready" }
    let settings = variables.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
    // It says how the program ended once that is gone, Ctrl-C or not.
    try tmux.write(
      "trap : INT\nsh -c 'echo $$ > $HOME/pid; exec env \(settings) formatctl preview \(words)'\necho status $?\n", to: "run")
    try tmux.enter("sh $HOME/run")
    try tmux.wait(for: "the screen") { $0.contains { $0.hasPrefix(" ↑↓ asset") } }
    return tmux
  }

  /// Waits until the screen is the shell's.
  private static func waitForShell(_ tmux: Tmux, at place: SourceLocation = #_sourceLocation) throws {
    try tmux.wait(for: "the shell's screen", at: place) { seen in
      try tmux.flags.hasSuffix(" 0") && !seen.contains { $0.hasPrefix(" ↑↓ asset") }
    }
  }

  /// Expects that the shell is there again with nothing of the previewer left.
  private static func expectRestored(_ tmux: Tmux, status: Int, at place: SourceLocation = #_sourceLocation) throws {
    try tmux.wait(for: "status \(status)", at: place) { $0.contains { $0.hasSuffix("status \(status)") } }
    try tmux.enter("stty -a | grep -v rows > $HOME/after; cmp $HOME/before $HOME/after && echo same")
    let seen = try tmux.wait(for: "the same settings", at: place) { $0.contains { $0.hasSuffix("same") && !$0.contains("echo") } }
    #expect(!seen.contains { $0.contains("asset") && $0.contains("state") }, sourceLocation: place)
    // The cursor shows, and the mouse is the terminal's own again.
    #expect(try tmux.flags == "1 0 0 0", sourceLocation: place)
  }

  @Test func `keys move, the mouse selects, and q gives the terminal back as it was`() throws {
    let tmux = try Self.open("native-video -q", variables: ["COLORTERM": "truecolor"])
    var seen = try tmux.wait(for: "the ad") { $0.contains { $0.contains("▶ 0:06 1280x720 H.264") } }
    #expect(seen[0] == " Native video 12387226                                      harbour-espresso  ✓")
    #expect(seen[1].hasPrefix(" [typical] longest  shortest "))
    #expect(seen[23] == " ↑↓ asset  ←→ state  n problem  ? why  ⏎ tap  e edit  Space ▶  : more  q quit")
    try tmux.press("Right")
    try tmux.wait(for: "the longest texts") { $0[1].contains("[longest]") }
    try tmux.press("Left", "Down", "Down", "Enter")
    seen = try tmux.wait(for: "the route") { $0[21].contains("⏎ Caption") }
    #expect(seen[21] == " ⏎ Caption → nothing is reported")
    // A press and a release on the first row of the table, as a terminal reports them by SGR.
    try tmux.type("\u{1B}[<0;55;4M\u{1B}[<0;55;4m")
    try tmux.wait(for: "the headline") { $0[21].contains("⏎ Headline") }
    try tmux.press("q")
    try Self.expectRestored(tmux, status: 0)
  }

  @Test func `a terminal that shrinks too far says so, and one that grows shows all again`() throws {
    let tmux = try Self.open("simple-native -q")
    try tmux.resize(columns: 50, rows: 12)
    try tmux.wait(for: "the size") { $0.contains { $0.contains("This terminal has 50x12 cells,") } }
    try tmux.resize(columns: 120, rows: 40)
    let seen = try tmux.wait(for: "the screen") { $0.contains { $0.hasPrefix(" ↑↓ asset") } }
    #expect(seen[39] == Self.keys)
    try tmux.press("q")
    try Self.expectRestored(tmux, status: 0)
  }

  @Test(arguments: [("TERM", 143), ("HUP", 129), ("SEGV", 139), ("ABRT", 134)])
  func `a signal that ends the program leaves the terminal as it was`(_ signal: String, _ status: Int) throws {
    // The report of a crash would wait for a key.
    let tmux = try Self.open("simple-native -q", variables: ["SWIFT_BACKTRACE": "enable=no"])
    try tmux.kill(signal)
    try Self.expectRestored(tmux, status: status)
  }

  @Test func `an edit is saved in its file, and what an editor saves is shown`() throws {
    let folder = try Folder()
    try folder.copy("Formats/native-video", to: "ad")
    let file = URL(filePath: folder.path + "/ad/sample.json")
    let tmux = try Self.open("\(folder.path)/ad/sample.json -q")
    try tmux.press("e")
    try tmux.wait(for: "the value") { $0[23].hasPrefix(" Headline: Roasted by the harbour") }
    try tmux.type(", twice")
    try tmux.press("Enter")
    try tmux.wait(for: "the copy") { $0[20].hasPrefix(" Edited in a copy") && $0[0].contains("• harbour-espresso") }
    try tmux.press("s")
    try tmux.wait(for: "the file's name") { $0[20].contains("Saved in ") || $0[19].contains("Saved in ") }
    let saved = try String(contentsOf: file, encoding: .utf8)
    #expect(saved.contains("\"Headline\": \"Roasted by the harbour, twice\","))
    try saved.replacingOccurrences(of: "twice", with: "thrice").write(to: file, atomically: true, encoding: .utf8)
    try tmux.wait(for: "the editor's words") { $0.contains { $0.contains("harbour, t┊hrice") } }
    try "{\n  \"assets\": [\n".write(to: file, atomically: true, encoding: .utf8)
    try tmux.wait(for: "the fault") { $0.contains { $0.contains("sample.json:3:1:") } && $0.contains { $0.contains("t┊hrice") } }
    try tmux.press("q")
    try Self.expectRestored(tmux, status: 0)
  }

  @Test func `an edit of what another program has written meanwhile is not saved`() throws {
    let folder = try Folder()
    try folder.copy("Formats/native-video", to: "ad")
    let file = URL(filePath: folder.path + "/ad/sample.json")
    let tmux = try Self.open("\(folder.path)/ad/sample.json -q")
    try tmux.press("e")
    try tmux.type("!")
    try tmux.press("Enter")
    try tmux.wait(for: "the copy") { $0[0].contains("• harbour-espresso") }
    let text = try String(contentsOf: file, encoding: .utf8)
    let other = text.replacingOccurrences(of: "\"locale\": \"en\"", with: "\"locale\": \"en-GB\"")
    try other.write(to: file, atomically: true, encoding: .utf8)
    try tmux.wait(for: "the change") { $0.joined().contains("u takes the edit back") }
    try tmux.press("s")
    try tmux.wait(for: "the refusal") { $0.joined().contains("another program has") }
    #expect(try String(contentsOf: file, encoding: .utf8) == other)
    try tmux.press("q", "q")
    try Self.expectRestored(tmux, status: 0)
  }

  @Test func `the form adds a field, shows what breaks, and saves a revision of the catalogue`() throws {
    let tmux = try Tmux(columns: 80, rows: 24)
    try tmux.enter("export FORMATCTL_CATALOGUE=$HOME/formatctl.db; formatctl create native-video -q; clear; echo ready")
    try tmux.wait(for: "the shell") { $0.first == "ready" }
    try tmux.enter("formatctl preview 12387226@1 -q")
    try tmux.wait(for: "the screen") { $0.contains { $0.hasPrefix(" ↑↓ asset") } }
    try tmux.press("f", "a")
    try tmux.wait(for: "the prompt") { $0[23].hasPrefix(" new field:") }
    try tmux.type("Price:text,required,max=15")
    try tmux.press("Enter")
    try tmux.wait(for: "the field") { $0.contains { $0.contains("Price         text required") } }
    try tmux.press("s")
    try tmux.wait(for: "the review") { $0.contains { $0.contains("breaking: Price: required, before no field") } }
    try tmux.press("Enter")
    try tmux.wait(for: "the revision") { $0.contains { $0.hasPrefix(" Revised 12387226, revision 2.") } }
    try tmux.press("q")
    try Self.waitForShell(tmux)
    try tmux.enter("clear; formatctl history native-video")
    try tmux.wait(for: "the change") { $0.contains { $0.contains("Price") } }
  }

  @Test func `the form saves a definition in its file, and refuses one that another program has written`() throws {
    let folder = try Folder()
    try folder.copy("Formats/native-video", to: "ad")
    let file = folder.path + "/ad/format.json"
    let tmux = try Self.open("\(folder.path)/ad -q")
    try tmux.press("f", "Enter", "Down", "Down", "Enter", "s")
    try tmux.wait(for: "the review") { $0.contains { $0.contains("⏎ saves, Esc goes on") } }
    try tmux.press("Enter")
    try tmux.wait(for: "the file's name") { $0.joined().contains("Saved in ") }
    let saved = try String(contentsOfFile: file, encoding: .utf8)
    #expect(FormatFile.read(Array(saved.utf8)).format["Headline"]?.isRequired == false)
    try tmux.press("f", "Enter", "Down", "Down", "Enter")
    try tmux.wait(for: "the setting") { $0.contains { $0.contains("required   yes") } }
    let other = saved.replacingOccurrences(of: "Native video", with: "Other video")
    try other.write(toFile: file, atomically: true, encoding: .utf8)
    try tmux.press("s")
    try tmux.wait(for: "the review") { $0.contains { $0.contains("⏎ saves, Esc goes on") } }
    try tmux.press("Enter")
    try tmux.wait(for: "the refusal") { $0.joined().contains("another program has") }
    #expect(try String(contentsOfFile: file, encoding: .utf8) == other)
    try tmux.press("q")
    try tmux.wait(for: "the whole form") { $0[23].hasPrefix(" ⏎ change") && $0.contains { $0.contains("+ a field") } }
    try tmux.press("q", "d")
    try tmux.wait(for: "the keys") { $0[23].hasPrefix(" ↑↓ asset") }
    try tmux.press("q")
    try Self.expectRestored(tmux, status: 0)
  }

  @Test func `S keeps an edit as a sample of its own, in a folder with its media or in the catalogue`() throws {
    let folder = try Folder()
    try folder.copy("Formats/native-video", to: "ad")
    var tmux = try Self.open("\(folder.path)/ad -q")
    try tmux.press("e")
    try tmux.type("!")
    try tmux.press("Enter", "S")
    try tmux.wait(for: "the name") { $0[23].hasPrefix(" Name of the new sample: harbour-espresso-2") }
    try tmux.press("Enter")
    try tmux.wait(for: "the new sample") { $0[0].contains("harbour-espresso-2  2/2") }
    let copy = try String(contentsOfFile: folder.path + "/ad/samples/harbour-espresso-2/sample.json", encoding: .utf8)
    #expect(copy.contains("\"id\": \"harbour-espresso-2\"") && copy.contains("\"Roasted by the harbour!\""))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/ad/samples/harbour-espresso-2")
    #expect(names.count == 4)
    let first = try String(contentsOfFile: folder.path + "/ad/sample.json", encoding: .utf8)
    #expect(first.contains("\"Roasted by the harbour\""))
    try tmux.press("q")
    try Self.expectRestored(tmux, status: 0)
    tmux = try Tmux(columns: 80, rows: 24)
    try tmux.enter("export FORMATCTL_CATALOGUE=$HOME/formatctl.db; formatctl create native-video -q; clear; echo ready")
    try tmux.wait(for: "the shell") { $0.first == "ready" }
    try tmux.enter("formatctl preview 12387226@1 -q")
    try tmux.wait(for: "the screen") { $0.contains { $0.hasPrefix(" ↑↓ asset") } }
    try tmux.press("S", "Enter")
    try tmux.wait(for: "the new sample") { $0[0].contains("harbour-espresso-2  2/2") }
    try tmux.press("q")
    try Self.waitForShell(tmux)
    try tmux.enter("formatctl sample list native-video")
    try tmux.wait(for: "both samples") { $0.contains { $0.contains("harbour-espresso-2") } }
  }

  @Test func `a paste is one text, whatever keys it would press`() throws {
    let tmux = try Self.open("simple-native -q")
    try tmux.press("e")
    try tmux.wait(for: "the value") { $0[23].hasPrefix(" Headline:") }
    try tmux.paste(", quickly\nq")
    try tmux.wait(for: "the pasted words") { $0[23].contains("Friday, quickly q") }
    try tmux.press("Escape")
    try tmux.wait(for: "the keys") { $0[23].hasPrefix(" ↑↓ asset") }
    try tmux.press("q")
    try Self.expectRestored(tmux, status: 0)
  }

  @Test func `an edit of a sample in the catalogue is a change of its history`() throws {
    let tmux = try Tmux(columns: 80, rows: 24)
    try tmux.enter("export FORMATCTL_CATALOGUE=$HOME/formatctl.db; formatctl create native-video -q; clear; echo ready")
    try tmux.wait(for: "the shell") { $0.first == "ready" }
    try tmux.enter("formatctl preview 12387226@1 -q")
    try tmux.wait(for: "the screen") { $0.contains { $0.hasPrefix(" ↑↓ asset") } }
    try tmux.press("e")
    try tmux.type("!")
    try tmux.press("Enter", "s")
    try tmux.wait(for: "the sample's name") {
      $0.contains { $0.hasPrefix(" Saved in the sample harbour-espresso of 12387226.") }
    }
    try tmux.press("q")
    try Self.waitForShell(tmux)
    try tmux.enter("formatctl sample show native-video harbour-espresso | grep Headline")
    try tmux.wait(for: "the value") { $0.contains { $0.contains("Roasted by the harbour!") } }
    try tmux.enter("formatctl history native-video | grep -c 'preview 12387226@1'")
    try tmux.wait(for: "the change") { $0.contains("1") }
  }

  @Test func `the program ends with its terminal`() throws {
    let tmux = try Self.open("simple-native -q")
    #expect(try tmux.isRunning)
    try tmux.close()
    let end = ContinuousClock.now + .seconds(60)
    while try tmux.isRunning, ContinuousClock.now < end { usleep(20_000) }
    #expect(try !tmux.isRunning)
  }

  @Test func `Ctrl-C ends the program as it ends any other`() throws {
    let tmux = try Self.open("simple-native -q")
    try tmux.press("C-c")
    try Self.expectRestored(tmux, status: 130)
  }

  @Test func `Ctrl-Z gives the shell back for a while, and fg the screen`() throws {
    let tmux = try Tmux(columns: 80, rows: 24)
    try tmux.enter("formatctl preview simple-native -q")
    try tmux.wait(for: "the screen") { $0.contains { $0.hasPrefix(" ↑↓ asset") } }
    try tmux.press("C-z")
    try tmux.wait(for: "the shell") { $0.contains { $0.contains("Stopped") } && !$0.contains { $0.hasPrefix(" ↑↓ asset") } }
    try tmux.enter("fg")
    try tmux.wait(for: "the screen again") { $0.contains { $0.hasPrefix(" ↑↓ asset") } }
    try tmux.press("Right")
    try tmux.wait(for: "the next state") { $0[1].contains("[longest]") }
  }

  @Test(arguments: [
    ("xterm", ["TERM": "xterm"]), ("tmux-256color", ["COLORTERM": "truecolor"]), ("tmux-256color", ["NO_COLOR": "1"]),
    ("tmux-256color", ["TERM": "linux"]), ("tmux-256color", ["TERM": "vt100"]), ("screen", [:]),
  ])
  func `all terminals show the same words`(_ term: String, _ variables: [String: String]) throws {
    let tmux = try Self.open("simple-native -q", term: term, variables: variables)
    let seen = try tmux.wait(for: "the headline") { $0.contains { $0.contains("Night hikes start Friday") } }
    #expect(seen[23] == Self.keys)
    #expect(seen.contains { $0.contains("⏎ Headline → no handler → trailhead:// not installed") })
    try tmux.press("q")
    try Self.expectRestored(tmux, status: 0)
  }

  @Test func `a terminal that cannot be a screen is told, with what works there`() throws {
    let tmux = try Tmux(columns: 80, rows: 24)
    try tmux.enter("TERM=dumb formatctl preview simple-native -q; echo status $?")
    let seen = try tmux.wait(for: "the refusal") { $0.contains("status 2") }
    #expect(seen.joined().contains("TERM is \"dumb\", and the previewer needs a terminal that can place its cursor."))
    #expect(seen.contains("Run formatctl preview simple-native -q --print."))
  }
}
