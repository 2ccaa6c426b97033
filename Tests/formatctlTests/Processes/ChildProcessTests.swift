import Testing

@testable import formatctl

@Suite struct ChildProcessTests {
  private let environment = Environment.test(variables: ["WORD": "a b"])

  private func shell(_ line: String, atMost limit: Int = 1_000_000) throws -> ChildProcess {
    try ChildProcess("/bin/sh", ["-c", line], in: environment, atMost: limit)
  }

  @Test func `output, complaint and status are told apart`() throws {
    let child = try shell("printf out; printf err >&2; exit 3")
    #expect(child.output == Array("out".utf8))
    #expect(child.complaint == "err")
    #expect(child.status == 3)
    #expect(try shell("kill -9 $$").status == 137)
  }

  @Test func `the variables are those of the call, and nothing can be read`() throws {
    #expect(try shell("printf '%s' \"$WORD\"; cat").output == Array("a b".utf8))
  }

  @Test func `much on both streams is read without waiting for ever`() throws {
    let child = try shell("head -c 300000 /dev/zero >&2; head -c 300000 /dev/zero; head -c 300000 /dev/zero >&2")
    #expect(child.output.count == 300_000)
    #expect(child.complaint.utf8.count == 4_096)
  }

  @Test func `a program that writes too much is stopped`() {
    #expect(throws: Failure("/bin/sh wrote more than 1000 bytes, so that it was stopped.")) {
      try shell("exec cat /dev/zero", atMost: 1_000)
    }
  }

  @Test func `a program that is not there is told`() {
    #expect(throws: Failure("/nowhere/git cannot be started: No such file or directory.")) {
      try ChildProcess("/nowhere/git", [], in: environment)
    }
    #expect(ChildProcess.path(of: "git", in: Environment.test(variables: ["PATH": "/nowhere:relative"])) == nil)
    #expect(ChildProcess.path(of: "sh", in: Environment.test(variables: ["PATH": "/nowhere:/bin"])) == "/bin/sh")
  }
}
