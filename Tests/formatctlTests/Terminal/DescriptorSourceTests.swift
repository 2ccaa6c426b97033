import Foundation
import Testing

@testable import formatctl

@Suite struct DescriptorSourceTests {
  private func source(of text: String) throws -> (DescriptorSource, Pipe) {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try pipe.fileHandleForWriting.close()
    return (DescriptorSource(pipe.fileHandleForReading.fileDescriptor), pipe)
  }

  @Test func `lines come without their ends`() throws {
    let (source, pipe) = try source(of: "one\n\ntwo\r\nthree")
    #expect([source.readLine(), source.readLine(), source.readLine()] == ["one", "", "two"])
    #expect(source.readLine() == "three")
    #expect(source.readLine() == nil)
    try pipe.fileHandleForReading.close()
  }

  @Test func `what lines left is read as bytes`() throws {
    let (source, pipe) = try source(of: "one\ntwo\nthree")
    #expect(source.readLine() == "one")
    #expect(try source.readAll() == Array("two\nthree".utf8))
    #expect(try source.readAll() == [])
    try pipe.fileHandleForReading.close()
  }

  @Test func `a source that cannot be read says so`() {
    #expect(throws: InputError(reason: "Bad file descriptor")) { try DescriptorSource(-1).readAll() }
    #expect(DescriptorSource(-1).readLine() == nil)
  }
}
