import Foundation

/// What libFuzzer, which has the entry point, calls: `Fuzz TARGET [its own arguments]`; `Fuzz` alone lists the targets.
enum Fuzz {
  /// The target of this run.
  static let target = CommandLine.arguments.dropFirst().first.flatMap(FuzzTarget.named)
  /// The processor time in nanoseconds that no input may take.
  static let most: UInt64 = 2_000_000_000
  /// The processor time in nanoseconds of the slowest input so far.
  nonisolated(unsafe) static var slowest: UInt64 = 0

  /// Runs the target on one input; what cannot be ends the process, as a trap does.
  static func run(_ bytes: [UInt8]) {
    let start = processorTime()
    do {
      try target?.check(bytes)
    } catch {
      fatalError("\(error)")
    }
    let time = processorTime() - start
    slowest = max(slowest, time)
    if time > most { fatalError("an input took \(time / 1_000_000) ms") }
  }

  /// Tells the processor time of the process in nanoseconds.
  private static func processorTime() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}

/// Takes the name of the target out of the command line.
@_cdecl("LLVMFuzzerInitialize")
func begin(
  _ count: UnsafeMutablePointer<Int32>, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>
) -> Int32 {
  guard Fuzz.target != nil else {
    for target in FuzzTarget.all { print(target.name, target.longest) }
    exit(CommandLine.argc > 1 ? 2 : 0)
  }
  atexit { FileHandle.standardError.write(Data("slowest: \(Fuzz.slowest / 1_000_000)\n".utf8)) }
  arguments.pointee[1] = arguments.pointee[0]
  arguments.pointee += 1
  count.pointee -= 1
  return 0
}

/// Runs the target on one input.
@_cdecl("LLVMFuzzerTestOneInput")
func run(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  Fuzz.run(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}
