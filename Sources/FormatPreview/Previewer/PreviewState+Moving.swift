import CustomFormats
import NativeAds

extension PreviewState {
  /// Selects an asset so many rows away, round at the ends.
  mutating func moveSelection(by distance: Int) {
    let rows = shownRows
    guard !rows.isEmpty else { return }
    let now = rows.firstIndex { $0.id == selection }
    select(rows[((now ?? (distance > 0 ? -1 : 0)) + distance + rows.count) % rows.count].id)
  }

  /// Selects an asset and shows what is wrong with it.
  mutating func select(_ row: AssetRow.ID) {
    selection = row
    selectProblem()
    stage()
    revealSelection()
  }

  /// Shows the first problem of the selected asset in this state, if there is one.
  mutating func selectProblem() {
    guard let row = selectedRow else {
      problem = nil
      return
    }
    let own = scene.problems.indices.filter { row.isAbout(scene.problems[$0].finding) }
    problem = own.first { scene.problems[$0].state == state } ?? own.first { scene.problems[$0].state == .typical }
  }

  /// Scrolls the ad so that the selected asset is seen.
  mutating func revealSelection() {
    let height = ScreenPlan(self).ad.rows
    guard let rect = scene.cells(of: selectedRow).first else { return }
    // With the row above and below, where its frame is.
    let (top, bottom) = (rect.row - 1, rect.endRow + 1)
    if bottom > scroll + height { scroll = bottom - height }
    if top < scroll { scroll = top }
  }

  /// Shows another state, so many further on, round at the ends.
  mutating func moveState(by distance: Int) {
    let all = states
    let now = all.firstIndex(of: state) ?? 0
    show(all[(now + distance + all.count) % all.count])
  }

  /// Shows a state; the ad is loaded anew.
  mutating func show(_ state: AdState) {
    self.state = state
    begin()
  }

  /// Shows another creative, so many further on, round at the ends.
  mutating func moveSample(by distance: Int) {
    show(sample: (sample + distance + samples.count) % samples.count)
  }

  /// Shows a creative; in the state that was shown, where its format has that.
  mutating func show(sample number: Int) {
    guard samples.indices.contains(number) else { return }
    if samples[number].prepared !== shown.prepared { comparison = nil }
    sample = number
    if !states.contains(state) { state = .typical }
    begin()
  }

  /// Loads the ad anew: nobody has seen or tapped it yet.
  mutating func loadAnew() { (taps, wasSeen) = ([], !isListed) }

  /// Loads the ad anew, and forgets what was tried on the one before.
  private mutating func begin() {
    loadAnew()
    trial = nil
    stage()
    if selectedRow == nil { selection = scene.rows.first?.id ?? selection }
    selectProblem()
    stage()
    revealSelection()
  }

  /// Returns what is wrong with a creative and with the definition of its format.
  mutating func problems(of number: Int) -> [Problem] {
    samples[number].problems + proofs.findings(of: samples[number].prepared).map { Problem(state: .typical, finding: $0) }
  }

  /// Goes to the next problem, or the one before, over all creatives and their states.
  mutating func moveProblem(by distance: Int) {
    var (number, index) = (sample, (problem ?? (distance > 0 ? -1 : scene.problems.count)) + distance)
    var problems = scene.problems
    for _ in 0...samples.count {
      if problems.indices.contains(index) {
        show(problems[index], number: index, ofSample: number)
        return
      }
      number = (number + distance + samples.count) % samples.count
      problems = number == sample ? scene.problems : self.problems(of: number)
      index = distance > 0 ? 0 : problems.count - 1
    }
    notice = TextLine("Nothing is wrong with \(samples.count == 1 ? "this creative" : "these creatives").", .success)
  }

  private mutating func show(_ problem: Problem, number index: Int, ofSample number: Int) {
    let moved = number != sample || problem.state != state
    sample = number
    state = problem.state
    if moved { begin() }
    if let row = scene.rows.first(where: { $0.isAbout(problem.finding) }) { select(row.id) }
    self.problem = index
  }

  /// Shows the ad as wide as on the next device that its layout names.
  mutating func widen() {
    let all = widths
    let now = all.firstIndex(of: wantedPoints) ?? 0
    points = all[(now + 1) % all.count]
    stage()
    revealSelection()
    if adColumns * 8 < Int(wantedPoints) {
      notice = TextLine("There is room for \(adColumns * 8) of \(Int(wantedPoints)) points.", .warning)
    }
  }
}
