extension Phone {
  /// Lets time pass: a frame is drawn, what is due is done in order, and another frame is drawn after each piece and at the end.
  public func advance(by seconds: Double) {
    let end = seconds.isFinite ? now + max(0, seconds) : now
    drawFrame()
    while let index = nextWork(until: end) {
      let next = work.remove(at: index)
      now = max(now, next.time)
      next.run()
      drawFrame()
    }
    now = end
    drawFrame()
  }

  /// Puts work off, onto the main thread.
  func schedule(after seconds: Double, _ run: @escaping () -> Void) {
    workCount += 1
    work.append(Work(time: now + (seconds.isFinite ? max(0, seconds) : 0), turn: workCount, run: run))
  }

  /// Runs code as if it were on another thread than the main one.
  public func offMain<Result>(_ run: () -> Result) -> Result {
    let was = isOnMain
    isOnMain = false
    defer { isOnMain = was }
    return run()
  }

  private func nextWork(until end: Double) -> Int? {
    work.indices.filter { work[$0].time <= end }.min { (work[$0].time, work[$0].turn) < (work[$1].time, work[$1].turn) }
  }
}
