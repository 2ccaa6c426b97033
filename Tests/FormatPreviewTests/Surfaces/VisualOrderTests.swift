import Testing

@testable import FormatPreview

@Suite struct VisualOrderTests {
  @Test(arguments: ["Fresh bread", "焼きたてパン", "ก็ไก่", "", "Ünïcödé — 5 €"])
  func `a line without right-to-left letters stays as it is`(_ line: String) {
    #expect(VisualOrder.turned(line) == line)
  }

  @Test func `Hebrew is turned, numbers in it are not`() {
    #expect(VisualOrder.turned("שלום") == "םולש")
    #expect(VisualOrder.turned("abc שלום 42 xyz") == "abc 42 םולש xyz")
  }

  @Test func `the first strong letter decides the direction, unless the page does`() {
    #expect(VisualOrder.turned("שלום abc") == "abc םולש")
    #expect(VisualOrder.turned("abc שלום", rightToLeft: true) == "םולש abc")
  }

  @Test func `Arabic letters take the form that they have in a word`() {
    #expect(VisualOrder.turned("خبز").unicodeScalars.map(\.value) == [0xFEB0, 0xFE92, 0xFEA7])
  }

  @Test func `two letters that join into one leave no gap`() {
    #expect(VisualOrder.turned("لا").unicodeScalars.map(\.value) == [0xFEFB])
  }

  @Test func `a logical order turns nothing`() {
    #expect(VisualOrder.logical("שלום") == "שלום")
  }

  @Test func `a terminal that turns lines itself is left to`() {
    #expect(VisualOrder(variables: ["VTE_VERSION": "7200"])("שלום") == "שלום")
    #expect(VisualOrder(variables: ["KONSOLE_VERSION": "220000"])("שלום") == "שלום")
    #expect(VisualOrder(variables: ["TERM": "xterm", "VTE_VERSION": ""])("שלום") == "םולש")
  }
}
