import Foundation
import Testing

@testable import formatctl

/// Calls that cannot be done: the sentence, what to run next, the exit status, and nothing changed on the disk.
@Suite struct BadInputTests {
  /// A call and what it says.
  struct Call: CustomTestStringConvertible {
    let line: String
    let said: String
    var testDescription: String { line }

    init(_ line: String, _ said: String) {
      self.line = line
      self.said = said
    }
  }

  /// Makes a folder with a catalogue of one format and with faulty files.
  private static func folder() throws -> Folder {
    let folder = try Folder()
    folder.run(["--catalogue", "formatctl.db", "create", "10063170"])
    try folder.copy("Formats/simple-native", to: "mine")
    // Without weights of rules, so that nothing but faults is said of it.
    let format = String(decoding: try folder.read("mine/format.json"), as: UTF8.self)
      .replacing(/"rules": \{[^}]*\},/, with: "")
    try folder.write(format, to: "mine/format.json")
    try folder.write(format.replacingOccurrences(of: "maxCharacters", with: "maxCharcters"), to: "misspelt.json")
    try folder.write(format.replacingOccurrences(of: "10063170", with: "555"), to: "same-slug.json")
    try folder.write(format.replacingOccurrences(of: "\"10063170\"", with: "null"), to: "no-id.json")
    try folder.write("{ \"fields\": [ }", to: "broken.json")
    try folder.write("[]", to: "list.json")
    try folder.write("", to: "empty.json")
    try folder.write("{}", to: "elsewhere/readme.json")
    try folder.write("\u{1B}[31m", to: "bad\u{1B}name.json")
    try folder.write(#"{ "formatId": "10063170", "assets": { "MainImage": "gone.jpg" } }"#, to: "gone/sample.json")
    try folder.write(format, to: "gone/format.json")
    try folder.write(#"{ "formatId": "10063170", "assets": { "MainImage": "../mine/hero.jpg" } }"#, to: "out/sample.json")
    try folder.write(format, to: "out/format.json")
    try folder.write(#"{ "formatId": "7", "assets": {} }"#, to: "strange/sample.json")
    try folder.write(format, to: "strange/format.json")
    try folder.write("no catalogue", to: "other.db")
    for (name, text) in baselines { try folder.write(text, to: "known/\(name).json") }
    return folder
  }

  static let create = [
    Call("create", "create needs <format>.\nRun formatctl create --help."),
    Call(
      "create 10063170",
      "10063170 is in the catalogue formatctl.db already, as \"Simple native\"; formatctl edit 10063170 changes it.\nRun formatctl show 10063170."
    ),
    Call(
      "create simple-native",
      "simple-native is in the catalogue formatctl.db already, as \"Simple native\"; formatctl edit 10063170 changes it.\nRun formatctl show 10063170."
    ),
    Call("create 1238722", "there is no format 1238722 to begin with; did you mean 12387226?\nRun formatctl create 12387226."),
    Call(
      "create 0123",
      "<format> takes an ID from 1 to 9223372036854775807 without leading zeros, a slug or a path, not \"0123\".\nRun formatctl create --help."
    ),
    Call("create 555@2 --field A:text", "create takes an ID or a slug, and 555@2 names a revision; a new format has none."),
    Call(
      "create mine/format.json",
      "create takes an ID or a slug, and mine/format.json is a path.\nRun formatctl import mine/format.json."),
    Call(
      "create 'Story Card' --field A:text",
      "\"Story Card\" is no slug, small letters, digits and - that begin with a letter are expected; did you mean story-card?"),
    Call(
      "create 9lives --field A:text",
      "\"9lives\" is no slug, small letters, digits and - that begin with a letter are expected; did you mean lives?"),
    Call("create 555 --from nowhere.json", "nowhere.json cannot be read: there is no such file."),
    Call("create 555 --from mine", "mine cannot be read: it is a folder, a file is expected."),
    Call(
      "create 555 --from mine/format.json --template 10063170",
      "--template and --from both say what to begin with, one of them is expected.\nRun formatctl create --help."),
    Call("create 555 --template unheard-of", "there is no format \"unheard-of\".\nRun formatctl list."),
    Call(
      "create 555 --field A:text --field A:text", "--field gives the key A twice, once is expected.\nRun formatctl create --help."
    ),
    Call(
      "create 555 --name x",
      "there is no format 555 to begin with; --template, --from or --field says what it has.\nRun formatctl create 555 --field Headline:text,required,max=25."
    ),
    Call("create 555 --catalogue other.db --field A:text", "other.db is no SQLite database, expected a catalogue."),
    Call("create 555 --catalogue mine --field A:text", "mine is a folder, expected a catalogue file."),
    Call("create 555 --catalogue '' --field A:text", "--catalogue is empty, the path of a catalogue is expected."),
  ]

  static let reading = [
    Call("list more", "list takes no argument, and \"more\" is one word too many.\nRun formatctl list --help."),
    Call(
      "list --catalogue nowhere.db", "nowhere.db does not exist, so there is no catalogue to read.\nRun formatctl catalogue path."
    ),
    Call("list --catalogue other.db", "other.db is no SQLite database, expected a catalogue."),
    Call("show", "show needs <format>.\nRun formatctl show --help."),
    Call("show 1006317", "there is no format \"1006317\"; did you mean 10063170?\nRun formatctl list."),
    Call("show 10063170@2", "there is no 10063170@2: the newest revision of 10063170 is 1.\nRun formatctl show 10063170@1."),
    Call("show 777@1", "the catalogue formatctl.db has no format \"777\".\nRun formatctl list."),
    Call("show ./elsewhere", "elsewhere is a folder without format.json, a definition is expected."),
    Call("show ./nowhere", "nowhere cannot be read: there is no such file."),
    Call("show 10063170 --names swift", "--names takes ios or android, not \"swift\".\nRun formatctl show --help."),
    Call("show \u{1B}[2J", "there is no format \"␛[2J\".\nRun formatctl list."),
    Call("catalogue check --catalogue other.db", "other.db is no SQLite database, expected a catalogue."),
    Call(
      "catalogue check --catalogue nowhere.db",
      "nowhere.db does not exist, so there is no catalogue to read.\nRun formatctl catalogue path."),
    Call("catalogue", "catalogue needs a command: path, check, backup or recover.\nRun formatctl catalogue --help."),
    Call("completions", "completions needs <shell>.\nRun formatctl completions --help."),
    Call(
      "completions tcsh", "<shell> takes bash, zsh or fish, not \"tcsh\".\nRun formatctl completions --help."),
    Call("explain shwon", "there is nothing called \"shwon\" to explain; did you mean shown?\nRun formatctl explain."),
    Call("explain \u{1B}[2J", "there is nothing called \"␛[2J\" to explain.\nRun formatctl explain."),
    Call("explain maxWidth --markdown", "--markdown is for rules, and maxWidth is none.\nRun formatctl explain --help."),
    Call("doctor me", "doctor takes no argument, and \"me\" is one word too many.\nRun formatctl doctor --help."),
    Call("schema formats", "there is no schema \"formats\"; did you mean format?\nRun formatctl schema."),
  ]

  static let importing = [
    Call("import", "import needs <path>.\nRun formatctl import --help."),
    Call("import nowhere.json", "nowhere.json cannot be read: there is no such file."),
    Call("import elsewhere", "elsewhere holds no format.json, and no folder in it does; a definition is expected."),
    Call(
      "import mine/sample.json",
      "mine/sample.json is a creative: it has \"assets\", and a definition with \"fields\" is expected."),
    Call(
      "import same-slug.json",
      "same-slug.json has the slug simple-native, which is that of Simple native (10063170) in formatctl.db; another slug is expected.\nRun formatctl show simple-native."
    ),
    Call(
      "import no-id.json",
      "no-id.json has the slug simple-native, which is that of Simple native (10063170) in formatctl.db; another slug is expected.\nRun formatctl show simple-native."
    ),
    Call("import gone", "gone/sample.json names gone.jpg, and there is no such file beside it."),
    Call(
      "import out",
      "out/sample.json names ../mine/hero.jpg, which leads out of its folder; a file beside or below it is expected."),
    Call("import strange", "strange/sample.json is a creative of 7, one of Simple native (10063170) is expected."),
    Call(
      "import mine/format.json mine",
      "mine/format.json and mine/format.json both define 10063170, one definition of it is expected."),
  ]

  static let exporting = [
    Call("export", "export needs <format>, or --all.\nRun formatctl export --help."),
    Call("export 10063170 --all", "--all stands for every format, and formats were named too.\nRun formatctl export --help."),
    Call("export ./mine", "./mine is a path, the ID or slug of a format in the catalogue is expected."),
    Call("export 12387226", "Native video (12387226) is not in the catalogue formatctl.db.\nRun formatctl create 12387226."),
    Call("export unheard-of", "the catalogue formatctl.db has no format \"unheard-of\".\nRun formatctl list."),
    Call(
      "export simple-nativ",
      "the catalogue formatctl.db has no format \"simple-nativ\"; did you mean simple-native?\nRun formatctl list."),
    Call("export 10063170@5", "there is no 10063170@5: the newest revision of 10063170 is 1.\nRun formatctl show 10063170@1."),
    Call("export 10063170 simple-native -o x", "10063170 was named twice, once is expected."),
    Call(
      "export 10063170 --json",
      "--force, --dry-run and --json are about files, and need -o <folder>.\nRun formatctl export --help."),
    Call("export 10063170 -o empty.json", "empty.json/simple-native cannot be made: not a directory."),
  ]

  static let editing = [
    Call("field", "field needs a command: add, set, rename, move or remove.\nRun formatctl field --help."),
    Call("field rm 10063170 Caption", "field has no command \"rm\"; did you mean remove?\nRun formatctl field --help."),
    Call("field add", "field add needs <format> and <field>.\nRun formatctl field add --help."),
    Call(
      "field add 10063170 Price",
      "<field>: \"Price\" has no kind, such as Price:text is expected.\nRun formatctl field add --help."),
    Call("field add 10063170 Headline:text", "there is a field Headline already, a new key is expected."),
    Call("field add 10063170 Price:text --after Captoin", "there is no field Captoin; did you mean Caption?"),
    Call(
      "field add 10063170 Price:text --after Caption --first",
      "--after and --first say where the field stands, one of them is expected.\nRun formatctl field add --help."),
    Call(
      "field add 10063170 Price:text --preset google",
      "--preset takes google-native, iab, dv360 or yahoo, not \"google\"; did you mean google-native?\nRun formatctl field add --help."
    ),
    Call("field add ./mine Price:text", "./mine is a path, the ID or slug of a format in the catalogue is expected."),
    Call(
      "field add 12387226 Price:text",
      "Native video (12387226) is not in the catalogue formatctl.db.\nRun formatctl create 12387226."),
    Call("field set 10063170 Headline", "field set needs <setting>.\nRun formatctl field set --help."),
    Call("field set 10063170 Headline maxx=3", "Headline: a text has no setting \"maxx\"; did you mean max?"),
    Call("field set 10063170 Headline max=many", "Headline: max takes a whole number from 0 on, not \"many\"."),
    Call("field set 10063170 Headline key=Title", "Headline: its key is no setting; field rename changes it."),
    Call(
      "field set 10063170@4 Headline max=3",
      "there is no 10063170@4: the newest revision of 10063170 is 1.\nRun formatctl show 10063170@1."),
    Call("field rename 10063170 Headline Caption", "there is a field Caption already, another key is expected for Headline."),
    Call("field rename 10063170 Headline ''", "the new key of Headline is empty, letters and digits are expected."),
    Call(
      "field move 10063170 Caption",
      "field move needs a place: --before, --after, --first or --last.\nRun formatctl field move --help."),
    Call(
      "field move 10063170 Caption --after Caption", "Caption cannot stand beside itself, the key of another field is expected."),
    Call("field remove 10063170 Price", "there is no field Price; the fields are Headline, MainImage and Caption."),
    Call(
      "edit 10063170",
      "edit needs an editor, and EDITOR is not set; --set changes members without one.\nRun formatctl edit --help."),
    Call("edit unheard-of --set name=x", "the catalogue formatctl.db has no format \"unheard-of\".\nRun formatctl list."),
    Call(
      "edit 10063170 --set name",
      "--set: \"name\" has no value, such as media.video=optional is expected.\nRun formatctl edit --help."),
    Call(
      "edit 10063170 --set .=x",
      "--set: \".\" is no path, such as media.video or layout.widths[0] is expected.\nRun formatctl edit --help."),
    Call(
      "edit 10063170 --set fields[0].key=x", "fields[0].key is part of a field, which field set changes by its key."),
    Call("edit 10063170 --set discription=x", "\"discription\" is no member that is read here; did you mean description?"),
    Call("edit 10063170 --set adChoices.width=wide", "adChoices.width is \"wide\", expected is a number from 0 on."),
    Call(
      "edit 10063170 --set layout.root.column[9].gap=1",
      "layout.root.column[9].gap leads nowhere: layout.root.column is a list of 3."),
    Call(
      "edit 10063170 --set formatId=12",
      "the change gives Simple native (10063170) the ID 12; its ID is expected to stay 10063170.\nRun formatctl renumber 10063170 12."
    ),
    Call(
      "edit 10063170 --set name=x --from empty.json",
      "--from brings a whole text and --set changes members, one of them is expected.\nRun formatctl edit --help."),
    Call("edit 10063170 --from nowhere.json", "nowhere.json cannot be read: there is no such file."),
    Call(
      "create 555 --preset iab",
      "--preset fills in what --field leaves open, and no field is given.\nRun formatctl create --help."),
  ]

  static let comparing = [
    Call("history 10063170 --limit 0", "--limit takes a whole number from 1 on, not \"0\".\nRun formatctl history --help."),
    Call(
      "history 12387226", "Native video (12387226) is not in the catalogue formatctl.db.\nRun formatctl create 12387226."),
    Call("history ./mine", "./mine is a path, the ID or slug of a format in the catalogue is expected."),
    Call("history 10063170@2", "there is no 10063170@2: the newest revision of 10063170 is 1.\nRun formatctl show 10063170@1."),
    Call("undo now", "undo takes no argument, and \"now\" is one word too many.\nRun formatctl undo --help."),
    Call("undo --redo", "formatctl.db has no undo that is left to take back.\nRun formatctl history."),
    Call("undo --catalogue other.db", "other.db is no SQLite database, expected a catalogue."),
    Call("diff", "diff needs <a>.\nRun formatctl diff --help."),
    Call("diff 10063170", "10063170 has revision 1 alone in formatctl.db, and two are compared."),
    Call(
      "diff 10063170 12387226", "Native video (12387226) is not in the catalogue formatctl.db.\nRun formatctl create 12387226."),
    Call("diff ./nowhere", "nowhere cannot be read: there is no such file."),
    Call("diff elsewhere", "elsewhere holds no definition of a format, JSON with \"fields\" is expected."),
    Call(
      "diff mine/sample.json",
      "mine/sample.json is a creative: it has \"assets\", and a definition with \"fields\" is expected."),
    Call(
      "diff same-slug.json mine --against nowhere",
      "nowhere cannot be read: No such file or directory."),
    Call(
      "diff mine --json -r text",
      "--json and --reporter would both go to stdout; name a file for the reporter.\nRun formatctl diff --help."),
    Call(
      "diff mine --assets mine",
      "--assets is about creatives, and none are named; --against names them.\nRun formatctl diff --help."),
    Call(
      "diff mine --fail-on fatal",
      "--fail-on takes breaking, error, warning, note or never, not \"fatal\".\nRun formatctl diff --help."),
    Call("catalogue backup", "catalogue backup needs <file>.\nRun formatctl catalogue backup --help."),
    Call("catalogue backup other.db", "other.db exists already, expected a path where nothing is."),
    Call("catalogue backup nowhere/copy.db", "nowhere/copy.db cannot be made: No such file or directory."),
    Call("catalogue recover other.db", "catalogue recover needs <to>.\nRun formatctl catalogue recover --help."),
    Call("catalogue recover nowhere.db new.db", "nowhere.db does not exist, so there is no catalogue to read."),
    Call("catalogue recover other.db new.db", "other.db is no SQLite database, expected a catalogue."),
    Call("catalogue recover formatctl.db other.db", "other.db exists already, expected a path where nothing is."),
  ]

  /// Files that are no baselines.
  static let baselines = [
    "newer": #"{ "schemaVersion": 2, "findings": [] }"#,
    "bare": "{}",
    "single": #"{ "findings": {} }"#,
    "words": #"{ "findings": ["a"] }"#,
    "nameless": #"{ "findings": [{ "rule": "cmyk-image" }] }"#,
    "short": #"{ "findings": [{ "fingerprint": "12" }] }"#,
    "ruleless": #"{ "findings": [{ "fingerprint": "0123456789abcdef" }] }"#,
    "numbered": "{ \"findings\": [\n  { \"fingerprint\": \"0123456789abcdef-2\", \"rule\": \"cmyk-image\", \"reason\": 3 }] }",
  ]

  static let knowing = [
    Call("validate mine --baseline nowhere.json", "nowhere.json cannot be read: there is no such file."),
    Call("lint mine --baseline mine", "mine cannot be read: it is a folder, a file is expected."),
    Call("validate mine --baseline broken.json", "broken.json:1:15: } stands where a value is expected, JSON is expected."),
    Call(
      "validate mine --baseline list.json", "list.json:1:1: it is a list, a baseline, an object with \"findings\", is expected."),
    Call(
      "validate mine --baseline known/newer.json",
      "known/newer.json:1:20: schemaVersion is 2, 1 is the newest that this program reads."),
    Call(
      "validate mine --baseline known/bare.json",
      "known/bare.json:1:1: it has no \"findings\", a baseline with a list of them is expected."),
    Call("lint mine --baseline known/single.json", "known/single.json:1:15: findings is an object, a list is expected."),
    Call(
      "lint mine --baseline known/words.json",
      "known/words.json:1:16: an entry of findings is a text, an object with \"fingerprint\" is expected."),
    Call(
      "lint mine --baseline known/nameless.json",
      "known/nameless.json:1:16: an entry of findings has no fingerprint, one is expected."),
    Call(
      "lint mine --baseline known/short.json",
      "known/short.json:1:33: fingerprint is \"12\", 16 hexadecimal digits as --write-baseline writes them are expected."),
    Call(
      "lint mine --baseline known/ruleless.json",
      "known/ruleless.json:1:16: an entry of findings has no rule, the ID of one is expected."),
    Call("lint mine --baseline known/numbered.json", "known/numbered.json:2:74: reason is a number, a text is expected."),
    Call(
      "validate mine --write-baseline mine/format.json",
      "mine/format.json:1:1: it has no \"findings\", a baseline with a list of them is expected."),
    Call(
      "validate mine --write-baseline nowhere/known.json",
      "nowhere/known.json cannot be written: No such file or directory."),
    Call(
      "validate elsewhere --write-baseline known.json",
      "nothing was checked: no creative was found in elsewhere (1 other JSON file passed by); .json files with \"assets\", .ndjson and .jsonl files were looked for.\nRun formatctl validate --help."
    ),
  ]

  static let replaying = [
    Call("validate ''", "<creative> is empty, a file, a folder or - is expected.\nRun formatctl validate --help."),
    Call("preview list.json --print", "list.json holds no creative, at least one is expected."),
    Call(
      "simulate 10063170 --parameter x -q",
      "--parameter is for the adapter of a network, and --mediate names none.\nRun formatctl simulate --help."),
    Call("simulate list.json", "list.json holds no creative, at least one is expected."),
    Call("simulate", "simulate needs <format-or-file>.\nRun formatctl simulate --help."),
    Call("simulate nowhere", "there is no format \"nowhere\".\nRun formatctl list."),
    Call(
      "simulate ./mine --tap Hedline -q",
      "the ad has nothing called \"Hedline\"; did you mean Headline? What can be tapped are badge, AdChoices, media, Headline, Caption."
    ),
    Call(
      "simulate mine --media film", "--media takes video, image or none, not \"film\".\nRun formatctl simulate --help."),
    Call("replay", "replay needs <session>.\nRun formatctl replay --help."),
    Call("replay ''", "<session> is empty, a file or - is expected.\nRun formatctl replay --help."),
    Call("replay nowhere.jsonl", "nowhere.jsonl cannot be read: there is no such file."),
    Call("replay mine", "mine cannot be read: it is a folder, a session with an event a line is expected."),
    Call(
      "replay empty.json",
      "nothing was judged: empty.json holds no event, a line such as {\"t\":0,\"event\":\"load\"} is expected.\nRun formatctl schema session."
    ),
    Call("replay list.json --format 1238722", "there is no format \"1238722\"; did you mean 12387226?\nRun formatctl list."),
    Call("replay list.json --baseline nowhere.json", "nowhere.json cannot be read: there is no such file."),
  ]

  @Test(arguments: create + reading + importing + exporting + editing + comparing + knowing + replaying)
  func `a call that cannot be done says why and changes nothing`(call: Call) throws {
    let folder = try Self.folder()
    let before = try folder.contents()
    let environment = folder.environment()
    let words = ShellWords("formatctl " + call.line).words
    #expect(Formatctl.run(words, in: environment) == .failed)
    #expect(environment.printed == "")
    #expect(environment.said == "formatctl: \(call.said)\n")
    #expect(try folder.contents() == before)
  }

  @Test(arguments: [
    ("import broken.json", "broken.json"), ("import list.json", "list.json"), ("import empty.json", "empty.json"),
    ("import misspelt.json", "misspelt.json"), ("create 555 --from misspelt.json", "misspelt.json"),
    ("show ./misspelt.json", "misspelt.json"), ("show ./broken.json", "broken.json"),
    ("import mine misspelt.json", "misspelt.json"), ("edit 10063170 --from misspelt.json", "misspelt.json"),
    ("edit 10063170 --from broken.json", "broken.json"), ("import ./bad\u{1B}name.json", "bad␛name.json"),
  ])
  func `a definition with errors is refused with its findings, and changes nothing`(line: String, file: String) throws {
    let folder = try Self.folder()
    let before = try folder.contents()
    let environment = folder.run(ShellWords("formatctl " + line).words, expecting: .failed)
    #expect(environment.printed == "")
    let lines = environment.said.split(separator: "\n")
    let errors = lines.filter { $0.contains(": error: ") }
    #expect(errors.allSatisfy { $0.hasPrefix("\(file):") && $0.hasSuffix("]") }, "\(lines)")
    #expect(!errors.isEmpty, "\(lines)")
    #expect(lines.last?.hasPrefix("formatctl: \(file) has ") == true, "\(lines)")
    #expect(try folder.contents() == before)
  }

  @Test(arguments: [
    "list", "show 10063170", "list --json", "catalogue path", "schema format", "", "history", "history --json",
    "create 10063170 --dry-run",
    "import mine --dry-run --json",
  ])
  func `what reads makes no catalogue and no folder`(line: String) throws {
    let folder = try Folder()
    try folder.copy("Formats/simple-native", to: "mine")
    let before = try folder.contents()
    folder.run(ShellWords("formatctl " + line).words)
    #expect(try folder.contents() == before)
  }

  @Test(arguments: [
    "list", "show 10063170", "export 10063170", "catalogue check", "create 12387226 --dry-run", "history", "undo --dry-run",
    "diff mine", "catalogue backup copy.db --dry-run", "catalogue recover formatctl.db copy.db --dry-run",
  ])
  func `what reads a catalogue leaves it as it is`(line: String) throws {
    let folder = try Self.folder()
    let before = try folder.contents()
    folder.run(ShellWords("formatctl " + line).words)
    #expect(try folder.contents() == before)
  }

  @Test func `importing what is there already writes nothing`() throws {
    let folder = try Self.folder()
    let before = try folder.contents()
    folder.run(["import", Folder.repository + "/Formats/simple-native"])
    #expect(try folder.contents() == before)
  }
}
