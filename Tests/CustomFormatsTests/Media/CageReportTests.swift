import Testing

@testable import CustomFormats

@Suite struct CageReportTests {
  @Test func `what the kernel says of the child is read`() {
    #expect(CageReport(Array("0\nName:\tformatctl\nSeccomp:\t2\n".utf8))?.filtersSystemCalls == true)
    #expect(CageReport(Array("0\nSeccomp:\t0\nSeccomp_filters:\t2\n".utf8))?.filtersSystemCalls == false)
    #expect(CageReport(Array("22\n".utf8))?.refusal == "Invalid argument")
    #expect(CageReport(Array("0\n".utf8))?.refusal == nil)
  }

  @Test(arguments: ["", "picture 1 1\n", "Seccomp:\t2\n"])
  func `what is no report is none`(text: String) {
    #expect(CageReport(Array(text.utf8)) == nil)
  }

  @Test func `the built program says that it is caged`() throws {
    let report = try CageReport(program: BuiltProgram.formatctl)
    #expect(report.refusal == nil)
    #if os(Linux)
      #expect(report.filtersSystemCalls)
    #endif
  }

  @Test func `a program that gives no report is a failure`() {
    #expect(throws: DecodingFailure.self) { try CageReport(program: "/bin/echo") }
    #expect(throws: DecodingFailure.self) { try CageReport(program: "/nowhere") }
  }
}
