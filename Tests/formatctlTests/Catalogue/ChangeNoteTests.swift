import CustomFormats
import Testing

@testable import formatctl

@Suite struct ChangeNoteTests {
  let folder: Folder

  init() throws {
    folder = try Folder()
  }

  private func author(_ variables: [String: String] = [:]) -> String {
    let own = ["FORMATCTL_AUTHOR": "", "LOGNAME": "kim"].merging(variables) { $1 }
    return ChangeAuthor(in: folder.environment(variables: own)).name
  }

  @Test func `the variable names the author, else git, else the login`() throws {
    #expect(author() == "kim")
    #expect(author(["LOGNAME": "", "USER": "lee"]) == "lee")
    try folder.write("[user]\n\tname = Kim of Home # really\n", to: "home/.gitconfig")
    #expect(author() == "Kim of Home")
    try folder.write("[core]\nname = no\n[User] Name = \"Kim; of \\\"Work\\\"\"\r\n[alias]\nname = x\n", to: ".git/config")
    #expect(author() == "Kim; of \"Work\"")
    #expect(author(["FORMATCTL_AUTHOR": "Sam"]) == "Sam")
  }

  @Test func `a work tree of git leads to its repository`() throws {
    try folder.write("[user]\nname = Main\n", to: "main/.git/config")
    try folder.write("gitdir: main/.git/worktrees/side\n", to: ".git")
    #expect(author() == "Main")
  }

  @Test func `settings elsewhere in git count too`() throws {
    try folder.write("[user]\nname = Global\n", to: "global")
    #expect(author(["GIT_CONFIG_GLOBAL": "global"]) == "Global")
    try folder.write("[user]\nname = Config\n", to: "home/.config/git/config")
    #expect(author() == "Config")
    try folder.write("[user]\nname = Moved\n", to: "moved/git/config")
    #expect(author(["XDG_CONFIG_HOME": folder.path + "/moved"]) == "Moved")
    try folder.write("[user]\nname =\n", to: ".git/config")
    #expect(author() == "Config")
  }

  @Test func `a change keeps time, author, reason and command line`() throws {
    folder.run(["--catalogue", "formatctl.db", "create", "10063170", "-m", "Begin with the guide's"])
    let catalogue = try Catalogue.open(folder.path + "/formatctl.db", .reading)
    let change = try #require(try catalogue.changes().first)
    #expect(
      change.note
        == ChangeNote(
          time: 1_767_225_600, author: "Kim", reason: "Begin with the guide's",
          command: #"formatctl --catalogue formatctl.db create 10063170 -m 'Begin with the guide'\''s'"#))
    #expect(change.entries.count == 2)
  }

  @Test(arguments: [
    (["a", "b-c_d.e/f@1%+=:,"], "a b-c_d.e/f@1%+=:,"), ([""], "''"), (["a b"], "'a b'"), (["$HOME"], "'$HOME'"),
    (["é"], "é"), (["it's"], #"'it'\''s'"#), (["*"], "'*'"),
  ])
  func `words are quoted as a shell needs`(words: [String], line: String) {
    #expect(Shell.line(words) == line)
  }
}
