import Testing

@testable import formatctl

@Suite struct FrameClockTests {
  @Test func `frames are due twenty times a second from the first on`() {
    var clock = FrameClock()
    #expect(clock.wait(for: 0, at: .seconds(7)) == .zero)
    #expect(clock.wait(for: 1, at: .seconds(7)) == .milliseconds(50))
    #expect(clock.wait(for: 3, at: .milliseconds(7_120)) == .milliseconds(30))
    #expect(FrameClock.seconds(of: 30) == 1.5)
  }

  @Test func `a frame that is a little late hurries the next`() {
    var clock = FrameClock()
    _ = clock.wait(for: 0, at: .zero)
    #expect(clock.wait(for: 1, at: .milliseconds(300)) == .zero)
    #expect(clock.wait(for: 2, at: .milliseconds(300)) == .zero)
    #expect(clock.wait(for: 8, at: .milliseconds(300)) == .milliseconds(100))
  }

  @Test func `a frame that is far too late moves all that follow`() {
    var clock = FrameClock()
    _ = clock.wait(for: 0, at: .zero)
    #expect(clock.wait(for: 1, at: .seconds(60)) == .zero)
    #expect(clock.wait(for: 2, at: .seconds(60)) == .milliseconds(50))
  }

  @Test func `after a halt the next frame is due at once`() {
    var clock = FrameClock()
    _ = clock.wait(for: 0, at: .zero)
    clock.halt()
    #expect(clock.wait(for: 5, at: .milliseconds(20)) == .zero)
    #expect(clock.wait(for: 6, at: .milliseconds(20)) == .milliseconds(50))
  }
}
