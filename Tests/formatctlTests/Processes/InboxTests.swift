import Testing

@testable import formatctl

@Suite struct InboxTests {
  @Test func `what is put in comes out in order, without what the newer has outdated`() {
    let inbox = Inbox<Int>()
    for number in 1...3 { inbox.put(number) }
    for even in [20, 40] { inbox.put(even) { $0.isMultiple(of: 2) } }
    #expect(inbox.takeAll() == [1, 3, 40])
    #expect(inbox.takeAll() == [])
  }
}
