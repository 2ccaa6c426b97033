import Testing

@testable import CustomFormats

@Suite struct LinkMacroTests {
  private func macros(_ text: String) -> [String] {
    LinkMacroScanner.macros(in: Array(text.utf8)).map { "\($0.kind) \($0.text)" }
  }

  @Test(arguments: [
    ("a=%%CACHEBUSTER%%&b=1", ["adServer %%CACHEBUSTER%%"]),
    ("%%CLICK_URL_UNESC%%%%DEST_URL%%", ["adServer %%CLICK_URL_UNESC%%", "adServer %%DEST_URL%%"]),
    ("k=%%PATTERN:city-name%%", ["adServer %%PATTERN:city-name%%"]),
    ("%AB%%SITE%%%CD", ["adServer %%SITE%%"]),
    ("l=%eaid!&c=%ecid!", ["expand %eaid!", "expand %ecid!"]),
    ("p=${AUCTION_PRICE}", ["exchange ${AUCTION_PRICE}"]),
    ("p=${AUCTION_PRICE:B64}", ["exchange ${AUCTION_PRICE:B64}"]),
    ("c=[%Campaign%]", ["template [%Campaign%]"]),
    ("c=[%AdId%]&d=[%20x]", ["template [%AdId%]"]),
    ("t=[timestamp]&r={random}&s={{random}}", ["foreign [timestamp]", "foreign {random}", "foreign {{random}}"]),
    ("ids[]=1&filter[size]=2&a[b][c]=3", []),
    ("q={\"a\":1}&x={}&y=[]&z=[1]", []),
    ("https://[fe80::1]/", []),
    ("100%25%20off%2C", []),
    ("%cafe%20x", []),
  ])
  func `macros are found in each spelling, and nothing else`(_ text: String, _ expected: [String]) {
    #expect(macros(text) == expected)
  }

  @Test(arguments: [
    ("o=%%CACHEBUSTER%", ["unfinished %%CACHEBUSTER%"]),
    ("o=%%CACHEBUSTER&x=1", ["unfinished %%CACHEBUSTER"]),
    ("o=%CACHEBUSTER%%", ["unfinished %CACHEBUSTER%%"]),
    ("o=%CacheBuster%", ["unfinished %CacheBuster%"]),
    ("o=%%CACHEBUSTER%20x", ["unfinished %%CACHEBUSTER"]),
    ("100%%", ["unfinished %%"]),
    ("%%%%", ["unfinished %%", "unfinished %%"]),
    ("p=${AUCTION_PRICE", ["unfinished ${AUCTION_PRICE"]),
    ("p=${}", ["unfinished ${"]),
    ("c=[%Campaign]", ["unfinished [%Campaign]"]),
  ])
  func `a macro that lost a part is found as unfinished`(_ text: String, _ expected: [String]) {
    #expect(macros(text) == expected)
  }

  @Test func `any bytes at all are read to their end`() {
    let pieces = ["%", "%%", "$", "${", "{", "}", "[", "]", "[%", "%]", "#%", "a", "é", "%e", "!", ":"]
    for a in pieces {
      for b in pieces {
        for c in pieces {
          let text = a + b + c
          let found = LinkMacroScanner.macros(in: Array(text.utf8))
          #expect(zip(found, found.dropFirst()).allSatisfy { $0.range.upperBound <= $1.range.lowerBound })
          #expect(LinkParts(text)?.bytes == Array(text.utf8))
          #expect(LinkParts("https://" + text) != nil)
        }
      }
    }
  }
}
