import Testing

@testable import formatctl

@Suite struct CatalogueLocationTests {
  let folder: Folder

  init() throws {
    folder = try Folder()
  }

  private func location(
    option: String? = nil, variables: [String: String] = [:], in below: String = ""
  ) throws -> CatalogueLocation {
    var environment = folder.environment(variables: variables)
    environment.workingDirectory += below
    return try CatalogueLocation(option: option, in: environment)
  }

  @Test func `the option wins over the variable, which wins over what is found`() throws {
    try folder.write("", to: "formatctl.db")
    let variables = ["FORMATCTL_CATALOGUE": "named.db"]
    let named = try location(option: "here.db", variables: variables)
    #expect(named.path.absolute == folder.path + "/here.db")
    #expect(named.origin == .option)
    let variable = try location(variables: variables)
    #expect(variable.path.shown == "named.db")
    #expect(variable.origin == .variable)
    #expect(!variable.exists)
    let near = try location()
    #expect(near.path.shown == "formatctl.db")
    #expect(near.origin == .folder)
    #expect(near.exists)
    #expect(try location(variables: ["FORMATCTL_CATALOGUE": ""]) == near)
  }

  @Test func `the nearest one above counts`() throws {
    try folder.write("", to: "formatctl.db")
    try folder.write("", to: "a/b/notes.txt")
    #expect(try location(in: "/a/b").path.absolute == folder.path + "/formatctl.db")
    try folder.write("", to: "a/formatctl.db")
    #expect(try location(in: "/a/b").path.absolute == folder.path + "/a/formatctl.db")
    // A folder of that name is no catalogue.
    try folder.write("", to: "a/b/formatctl.db/x")
    #expect(try location(in: "/a/b").path.absolute == folder.path + "/a/formatctl.db")
  }

  @Test func `else it is the person's own`() throws {
    #expect(try location().path.absolute == folder.path + "/home/.local/share/formatctl/formatctl.db")
    #expect(try location().origin == .home)
    #expect(try location(variables: ["XDG_DATA_HOME": "/data"]).path.absolute == "/data/formatctl/formatctl.db")
    #expect(
      try location(variables: ["XDG_DATA_HOME": "data"]).path.absolute == folder.path
        + "/home/.local/share/formatctl/formatctl.db")
    #expect(try location(variables: ["HOME": ""]).origin == .nowhere)
    #expect(throws: Failure.self) { try location(variables: ["HOME": ""]).checkPlace() }
  }

  @Test(arguments: [
    (["catalogue", "path", "--catalogue", "x.db"], "x.db", "It was named by --catalogue; nothing is there yet."),
    (["catalogue", "path"], "formatctl.db", "It is the nearest formatctl.db, in the working directory or above."),
  ])
  func `how it was found is said`(words: [String], name: String, sentence: String) throws {
    try folder.write("", to: "formatctl.db")
    let environment = folder.run(words)
    #expect(environment.printed == "\(folder.path)/\(name)\n")
    #expect(environment.said == sentence + "\n")
    #expect(folder.run(words + ["-q"]).said == "")
  }
}
