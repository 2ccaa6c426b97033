import CustomFormats
import Foundation
import Testing

@Suite struct MisbehavingChildTests {
  private func failure(_ program: String, _ bytes: [UInt8]? = nil, seconds: Double = 60) throws -> DecodingFailure? {
    let decoder = Decoder(program: BuiltProgram.misbehaving(program), seconds: seconds)
    let bytes = try bytes ?? MediaData.small("progressive.jpg")
    do throws(DecodingFailure) {
      _ = try decoder.picture(of: bytes, type: .jpeg, fitting: (100, 100))
      return nil
    } catch {
      return error
    }
  }

  @Test func `a child that hangs is ended`() throws {
    #expect(try failure("hangs", seconds: 0.2) == .timedOut(seconds: 0.2))
  }

  @Test(arguments: [
    ("crashes", "crashed (signal 11)"), ("silent", "ended without an answer"), ("fails", "ended with status 3"),
    ("floods", "gave more bytes than the picture can have"), ("wrong-size", "ended without an answer"),
  ]) func `a child that ends or babbles is one clear failure`(program: String, how: String) throws {
    #expect(try failure(program) == .childDied(how))
  }

  #if os(Linux)
    @Test func `a forbidden system call is named`() throws {
      #expect(try failure("forbidden") == .childDied("made a system call that decoding does not need (signal 31)"))
    }

    @Test func `a child inherits no file and no environment`() throws {
      let open = Glibc.open("/etc/hostname", O_RDONLY)
      defer { close(open) }
      // 3 is the folder that the listing itself reads.
      #expect(try failure("lists-files") == .undecodable("0 1 2 3 "))
      #expect(try failure("shows-environment") == .undecodable(";enable=no"))
    }

    @Test func `the real child is caged before it reads a byte`() async throws {
      let child = Process()
      child.executableURL = URL(fileURLWithPath: BuiltProgram.formatctl)
      child.arguments = ["__decode", "png", "10", "10", "1000"]
      let input = Pipe()
      child.standardInput = input
      child.standardOutput = Pipe()
      try child.run()
      defer { input.fileHandleForWriting.closeFile() }
      let folder = "/proc/\(child.processIdentifier)"
      var status = ""
      for _ in 0..<3_000 where !status.contains("Seccomp:\t2") {
        status = try String(contentsOfFile: "\(folder)/status", encoding: .utf8)
        try await Task.sleep(for: .milliseconds(10))
      }
      #expect(status.contains("Seccomp:\t2"))
      #expect(status.contains("NoNewPrivs:\t1"))
      let limits = try String(contentsOfFile: "\(folder)/limits", encoding: .utf8).split(separator: "\n")
      func limit(_ name: String) -> [Substring] {
        limits.first { $0.hasPrefix(name) }?.dropFirst(26).split(separator: " ").prefix(2).map { $0 } ?? []
      }
      #expect(limit("Max address space") == ["805306368", "805306368"])
      #expect(limit("Max cpu time") == ["5", "6"])
      #expect(limit("Max core file size") == ["0", "0"])
    }
  #endif

  @Test func `writing to a child that has ended does not end this process`() throws {
    let jpeg = try MediaData.small("progressive.jpg")
    let long = jpeg + [UInt8](repeating: 0, count: 4_000_000)
    #expect(try failure("silent", long) == .childDied("ended without an answer"))
  }

  @Test func `words of a child are printable`() throws {
    #expect(try failure("rude") == .undecodable("?[2J? is not text"))
  }

  @Test func `a request that is none is answered`() throws {
    let child = Process()
    child.executableURL = URL(fileURLWithPath: BuiltProgram.formatctl)
    child.arguments = ["__decode", "png", "ten"]
    let output = Pipe()
    child.standardOutput = output
    try child.run()
    let answer = output.fileHandleForReading.readDataToEndOfFile()
    child.waitUntilExit()
    #expect(String(decoding: answer, as: UTF8.self) == "failure\nthe request is not one\n")
  }
}
