import Foundation
import Testing

@testable import formatctl

@Suite struct DescriptorSinkTests {
  @Test func `text is held back until there is much, or it is sent on`() throws {
    let pipe = Pipe()
    let sink = DescriptorSink(pipe.fileHandleForWriting.fileDescriptor, holdingBack: 10)
    sink.print("hello")
    #expect(sink.isOpen)
    sink.print("wonderful")
    sink.print("end")
    sink.flush()
    try pipe.fileHandleForWriting.close()
    #expect(try pipe.fileHandleForReading.readToEnd() == Data("hello\nwonderful\nend\n".utf8))
  }

  @Test func `a full disk is a failure that says so`() throws {
    guard let full = FileHandle(forWritingAtPath: "/dev/full") else { return }
    let sink = DescriptorSink(full.fileDescriptor, holdingBack: 0)
    sink.print("hello")
    #expect(!sink.isOpen)
    #expect(sink.failure?.description == "the output could not be written in full: No space left on device.")
  }
}
