import CustomFormats
import Testing

@testable import formatctl

@Suite struct FingerprintTests {
  @Test func `the digest of nothing but a rule is that of FNV-1a over its bytes and the ends of its parts`() {
    var finding = Finding.sample(rule: "foobar", creative: nil, file: nil)
    finding.formatID = nil
    finding.key = nil
    // Worked out apart from the program: FNV-1a over 66 6f 6f 62 61 72 ff fe fe fe fe fe.
    #expect(Fingerprint(Fingerprint.digest(finding, file: nil)).text == "1b1d342485fc78e1")
  }

  @Test func `a finding is known by what it is about, not by where in the file or in which words`() {
    let first = Finding.sample()
    let digest = Fingerprint.digest(first, file: "a.json")
    #expect(Fingerprint.digest(.sample(.warning, message: "Other.", hint: "", line: 99), file: "a.json") == digest)
    #expect(Fingerprint.digest(first, file: "b.json") != digest)
    #expect(Fingerprint.digest(.sample(rule: "html-tag"), file: "a.json") != digest)
    #expect(Fingerprint.digest(.sample(creative: "summer-02"), file: "a.json") != digest)
    for change in [\Finding.formatID, \.key, \.given] {
      var other = first
      other[keyPath: change] = "x"
      #expect(Fingerprint.digest(other, file: "a.json") != digest)
      other[keyPath: change] = nil
      let absent = Fingerprint.digest(other, file: "a.json")
      other[keyPath: change] = ""
      #expect(Fingerprint.digest(other, file: "a.json") != absent)
    }
  }

  @Test func `a fingerprint is written and read back`() {
    #expect(Fingerprint(0x1f).text == "000000000000001f")
    #expect(Fingerprint(0x1f, 2).text == "000000000000001f-2")
    #expect(Fingerprint("000000000000001f") == Fingerprint(0x1f))
    #expect(Fingerprint("000000000000001f-12") == Fingerprint(0x1f, 12))
  }

  @Test(arguments: [
    "", "1f", "000000000000001F", "+00000000000001f", "000000000000001f-", "000000000000001f-1", "000000000000001f-02",
    "000000000000001f-2-3", "000000000000001f-99999999999999999999", "000000000000001g",
  ])
  func `other texts are no fingerprints`(text: String) { #expect(Fingerprint(text) == nil) }
}
