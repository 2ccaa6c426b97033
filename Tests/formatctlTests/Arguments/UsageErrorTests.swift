import Testing

@testable import formatctl

@Suite struct UsageErrorTests {
  @Test(arguments: [
    ("baek sponge", #"there is no command "baek"; did you mean bake?"#),
    ("BAKE sponge", #"there is no command "BAKE"; did you mean bake?"#),
    ("pan", #"there is no command "pan"; did you mean pantry?"#),
    ("steam", #"there is no command "steam"."#),
  ])
  func `a call without a command says what exists`(line: String, sentence: String) {
    #expect(Kitchen.complaint(of: line) == "formatctl: \(sentence)\nRun formatctl help.\n")
  }

  @Test(arguments: [
    ("--jobs 3 bake", "formatctl itself has no option --jobs; options of a command stand after its name."),
    ("--catalouge=x bake", "formatctl itself has no option --catalouge; did you mean --catalogue?"),
    ("-x bake", "formatctl itself has no option -x; options of a command stand after its name."),
  ])
  func `before the command stand only options of every command`(line: String, sentence: String) {
    #expect(Kitchen.complaint(of: line) == "formatctl: \(sentence)\nRun formatctl --help.\n")
  }

  @Test(arguments: [
    ("bake", "bake needs <cake>."),
    ("bake sponge --haet 3", "bake has no option --haet; did you mean --heat?"),
    ("bake sponge --HEAT 3", "bake has no option --HEAT; did you mean --heat?"),
    ("bake sponge --ingred x", "bake has no option --ingred; did you mean --ingredient?"),
    ("bake sponge --steam", "bake has no option --steam."),
    ("bake sponge -x", "bake has no option -x."),
    ("bake sponge -qx", "bake has no option -x."),
    ("bake sponge -no-icing", "bake has no option -no-icing; did you mean --no-icing?"),
    ("bake sponge --heat", "--heat needs a value, <degrees>, and nothing follows."),
    ("bake sponge -t", "--heat needs a value, <degrees>, and nothing follows."),
    ("bake sponge --heat -q", #"--heat needs a value, <degrees>, and "-q" is an option; a value like it is given as --heat=-q."#),
    ("bake sponge --heat hot", #"--heat takes a whole number, not "hot"."#),
    ("bake sponge --heat 99999999999999999999", #"--heat takes a whole number, not "99999999999999999999"."#),
    ("bake sponge --sweetness nan", #"--sweetness takes a number, not "nan"."#),
    ("bake sponge --cut squaers", #"--cut takes slices, squares or whole, not "squaers"; did you mean squares?"#),
    ("bake sponge --cut SLICES", #"--cut takes slices, squares or whole, not "SLICES"; did you mean slices?"#),
    ("bake sponge --cut wh", #"--cut takes slices, squares or whole, not "wh"; did you mean whole?"#),
    ("bake sponge --cut s", #"--cut takes slices, squares or whole, not "s"."#),
    ("bake sponge --size 20", #"--size takes a size like 20x30, not "20"."#),
    ("bake sponge --share 120", "--share: nobody eats 120 percent of a cake."),
    ("bake sponge --heat 1 -t2", #"--heat takes one value, and was given "1" and "2"."#),
    ("bake sponge --color never --colour=always", #"--color takes one value, and was given "never" and "always"."#),
    ("--catalogue a bake sponge --catalogue b", #"--catalogue takes one value, and was given "a" and "b"."#),
    ("bake sponge --quiet=yes", #"--quiet takes no value, and was given "yes"."#),
    ("bake sponge --ingredient a --color purple", #"--color takes auto, always or never, not "purple"."#),
  ])
  func `wrong words of a command are named`(line: String, sentence: String) {
    #expect(Kitchen.complaint(of: line) == "formatctl: \(sentence)\nRun formatctl bake --help.\n")
  }

  @Test(arguments: [
    ("pantry", "pantry needs a command: add or remove.", "pantry"),
    ("pantry ad", #"pantry has no command "ad"; did you mean add?"#, "pantry"),
    ("pantry rm", #"pantry has no command "rm"; did you mean remove?"#, "pantry"),
    ("pantry delete", #"pantry has no command "delete"; did you mean remove?"#, "pantry"),
    ("pantry --force", "pantry itself has no option --force; options of a command stand after its name.", "pantry"),
    ("pantry add", "pantry add needs <key>.", "pantry add"),
    ("pantry remove x", #"pantry remove takes no argument, and "x" is one word too many."#, "pantry remove"),
    ("pantry remove --forse", "pantry remove has no option --forse; did you mean --force?", "pantry remove"),
    ("carry", "carry needs <path> and --to <folder>.", "carry"),
    ("carry --to here", "carry needs <path>.", "carry"),
  ])
  func `the command that has the answer is named`(line: String, sentence: String, command: String) {
    #expect(Kitchen.complaint(of: line) == "formatctl: \(sentence)\nRun formatctl \(command) --help.\n")
  }

  @Test func `the word that is wrong is named among many`() {
    #expect(throws: UsageError("--cut takes slices, squares or whole, not \"x\".", in: ["bake"])) {
      try Bake.parse(["sponge", "--cut", "x"])
    }
  }

  @Test func `a word from outside cannot steer the terminal`() {
    let environment = Environment.test()
    #expect(Formatctl.run(["ba\u{1B}[31mke\n"], in: environment, commands: Kitchen.commands) == .failed)
    #expect(environment.said == "formatctl: there is no command \"ba␛[31mke␊\".\nRun formatctl help.\n")
  }
}
