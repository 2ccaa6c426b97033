import Testing

@testable import formatctl

@Suite struct ParserTests {
  @Test func `what is not given has its default`() throws {
    let bake = try Bake.parse(["sponge"])
    #expect(bake.cake == "sponge")
    #expect(bake.oven == nil)
    #expect(bake.guests == [])
    #expect(bake.heat == 180)
    #expect(bake.cut == .slices)
    #expect(bake.ingredient == [])
    #expect(bake.size == nil)
    #expect(!bake.quiet && !bake.verbose && !bake.noIcing)
    #expect(bake.common.colour == .auto && bake.common.catalogue == nil && !bake.common.noInput)
  }

  @Test func `words fill positions in their order`() throws {
    let bake = try Bake.parse(["sponge", "big", "Ada", "Bo"])
    #expect(bake.cake == "sponge")
    #expect(bake.oven == "big")
    #expect(bake.guests == ["Ada", "Bo"])
  }

  @Test(arguments: [
    ["sponge", "--heat", "200"], ["--heat", "200", "sponge"], ["--heat=200", "sponge"], ["-t", "200", "sponge"],
    ["-t200", "sponge"], ["-t=200", "sponge"], ["-qt200", "sponge"], ["sponge", "-vqt", "200"],
  ])
  func `a value stands after its name, an equals sign or a letter`(words: [String]) throws {
    let bake = try Bake.parse(words)
    #expect(bake.heat == 200)
    #expect(bake.cake == "sponge")
  }

  @Test func `letters of flags can be joined`() throws {
    let bake = try Bake.parse(["-qv", "sponge"])
    #expect(bake.quiet && bake.verbose && !bake.noIcing)
  }

  @Test func `a flag may be given twice`() throws {
    #expect(try Bake.parse(["--no-icing", "sponge", "--no-icing"]).noIcing)
  }

  @Test func `a repeated option keeps the order of its values`() throws {
    let bake = try Bake.parse(["-i", "milk", "sponge", "--ingredient=eggs", "-iflour"])
    #expect(bake.ingredient == ["milk", "eggs", "flour"])
  }

  @Test func `after two dashes every word is an argument`() throws {
    let bake = try Bake.parse(["--quiet", "--", "--heat", "-q", "--", "Ada"])
    #expect(bake.cake == "--heat")
    #expect(bake.oven == "-q")
    #expect(bake.guests == ["--", "Ada"])
    #expect(bake.heat == 180)
  }

  @Test(arguments: ["-5", "-0.5", "-.5", "-12e3"])
  func `a negative number is a value`(word: String) throws {
    let bake = try Bake.parse([word, "--sweetness", word])
    #expect(bake.cake == word)
    #expect(bake.sweetness == Double(word))
  }

  @Test func `one dash is an argument and a value`() throws {
    let bake = try Bake.parse(["-", "-i", "-"])
    #expect(bake.cake == "-")
    #expect(bake.ingredient == ["-"])
  }

  @Test func `a value may begin with a dash after an equals sign`() throws {
    #expect(try Bake.parse(["sponge", "--ingredient=--milk", "-i=-x"]).ingredient == ["--milk", "-x"])
  }

  @Test func `an empty word is a value`() throws {
    #expect(try Bake.parse(["", "--ingredient=", "--ingredient", ""]).ingredient == ["", ""])
  }

  @Test func `a type of one's own reads its word`() throws {
    #expect(try Bake.parse(["sponge", "--size", "20x30"]).size == Bake.Size(width: 20, depth: 30))
  }

  @Test(arguments: ["--color", "--colour"])
  func `American and British names are one option`(name: String) throws {
    #expect(try Bake.parse(["sponge", name, "never"]).common.colour == .never)
  }

  @Test func `the American name of the catalogue works`() throws {
    #expect(try Bake.parse(["sponge", "--catalog", "a.db"]).common.catalogue == "a.db")
  }

  @Test func `two commands of one type do not share values`() throws {
    let first = try Bake.parse(["sponge"])
    let second = try Bake.parse(["fruit"])
    #expect(first.cake == "sponge")
    #expect(second.cake == "fruit")
  }

  @Test func `a mark over an equals sign belongs to the value`() throws {
    #expect(try Bake.parse(["--ingredient=\u{301}x", "sponge"]).ingredient == ["\u{301}x"])
  }
}
