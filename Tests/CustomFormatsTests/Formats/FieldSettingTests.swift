import Documents
import Testing

@testable import CustomFormats

@Suite struct FieldSettingTests {
  /// A setting of one kind of field.
  struct Case: CustomTestStringConvertible {
    let setting: FieldSetting
    let kind: FieldKind
    var testDescription: String { "\(setting.name) of \(kind.name)" }
  }

  static let cases = FieldKind.allCases.flatMap { kind in FieldSetting.of(kind).map { Case(setting: $0, kind: kind) } }

  @Test(arguments: cases)
  func `the example of a setting is taken, and the definition is read without a fault`(_ case: Case) throws {
    let setting = `case`.setting
    // The example of default and sample is a text; a number has one of its own.
    let example = setting.form == .value && `case`.kind == .number ? "4" : setting.example
    let phrase = "Key:\(`case`.kind.rawValue),\(setting.name)\(example.isEmpty ? "" : "=\(example)")"
    let format = NewFormat(slug: "x", fields: [try FieldPhrase(phrase)])
    let definition = FormatFile.read(Array(format.definition.documentText.utf8))
    #expect(definition.violations == [], "\(phrase)")
  }

  @Test func `a kind has no two settings of one name`() {
    for kind in FieldKind.allCases {
      let names = FieldSetting.of(kind).map(\.name)
      #expect(Set(names).count == names.count)
    }
  }

  @Test func `every limit of a kind can be set`() throws {
    for kind in FieldKind.allCases {
      var names: Set<String> = []
      for setting in FieldSetting.of(kind) {
        switch setting.place {
        case .limit(let name): names.insert(name)
        case .limits(let first, let second): names.formUnion([first, second])
        case .member, .clickable: break
        }
      }
      // One ratio is written as a list of one.
      #expect(names == Set(FieldLimits.names(for: kind)).subtracting(["aspectRatio"]), "\(kind)")
    }
  }

  @Test func `every closed set of words is the reader's`() {
    for setting in FieldSetting.all {
      let words: [String]
      switch setting.form {
      case .word(let known), .words(let known): words = known
      default: continue
      }
      for kind in setting.kinds where setting.name != "role" {
        for word in words {
          let field =
            #"{ "fields": [{ "key": "A", "kind": "\#(kind)", "limits": { "\#(setting.name)": "#
            + (setting.form == .word(words) ? #""\#(word)""# : #"["\#(word)"]"#) + #" } }], "slug": "x" }"#
          #expect(FormatFile.read(Array(field.utf8)).violations == [], "\(field)")
        }
      }
    }
  }

  @Test func `every member of a field but key, kind and limits can be set`() {
    let members = FieldSetting.all.compactMap { setting in if case .member(let name) = setting.place { name } else { nil } }
    #expect(Set(members) == Set(FieldFile.members).subtracting(["key", "kind", "limits"]))
  }
}
