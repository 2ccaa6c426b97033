extension LayoutGeometry {
  /// The state in which something is worst.
  struct Worst<Detail> {
    /// How bad it is.
    var amount: Double
    /// What is to be said of it.
    var detail: Detail
    /// The position of the state.
    var at: Int
    /// How bad it is in every state; nil where there is nothing to look at.
    var amounts: [Double?]
  }

  /// Finds the state in which something is worst; nil where it is nowhere.
  ///
  /// `amount` returns nil in states that have nothing to look at, and 0 or less where all is well.
  func worst<Detail>(_ amount: (Case) -> (amount: Double, detail: Detail)?) -> Worst<Detail>? {
    var worst: Worst<Detail>?
    var amounts: [Double?] = []
    for (index, state) in cases.enumerated() {
      let found = amount(state)
      amounts.append(found?.amount)
      guard let found, found.amount > (worst?.amount ?? 0) + 0.001 else { continue }
      worst = Worst(amount: found.amount, detail: found.detail, at: index, amounts: [])
    }
    worst?.amounts = amounts
    return worst
  }

  /// Finds the state in which a slot is worst off.
  func worst<Detail>(
    of slot: MeasuredSlot, _ amount: (_ slot: MeasuredSlot, _ state: Case) -> (amount: Double, detail: Detail)?
  ) -> Worst<Detail>? {
    worst { state in state.ad.slot(id: slot.id).flatMap { amount($0, state) } }
  }

  /// Finds the state in which a slot is smallest, where it is smaller than it may be.
  func smallest(
    _ slot: MeasuredSlot, least: Double, tolerance: Double = tolerance, where isLookedAt: (Case) -> Bool = { _ in true }
  )
    -> Worst<PointSize>?
  {
    worst(of: slot) { slot, state in
      guard isLookedAt(state) else { return nil }
      let lack = LeastSizes.lack(of: slot.rect.size, least: least)
      return (lack > tolerance ? lack : 0, slot.rect.size)
    }
  }

  /// Says in which state something is worst, as the end of a clause: " at width 320 with a video and the longest texts".
  ///
  /// Width, media and texts are named only where they make a difference.
  func place<Detail>(of worst: Worst<Detail>) -> String {
    let state = cases[worst.at]
    func matters(_ isNear: (Case) -> Bool) -> Bool {
      zip(cases, worst.amounts).contains { other, amount in
        amount.map { isNear(other) && abs($0 - worst.amount) > 0.05 } ?? false
      }
    }
    let isWidth = matters { $0.media == state.media && $0.extent == state.extent }
    let isMedia = matters { $0.width == state.width && $0.extent == state.extent }
    let isText = matters { $0.width == state.width && $0.media == state.media }
    let parts = [isMedia ? words(state.media) : nil, isText ? words(state.extent) : nil].compactMap { $0 }
    return (isWidth ? " at width \(PointSize.text(state.width))" : "")
      + (parts.isEmpty ? "" : " with \(parts.joined(separator: " and "))")
  }

  private func words(_ media: AdContent.Media) -> String {
    switch media {
    case .video: "a video"
    case .image: "a picture"
    case .none: "neither video nor picture"
    }
  }

  private func words(_ extent: AdContent.Extent) -> String {
    switch extent {
    case .longest: "the longest texts"
    case .shortest: "the shortest texts"
    case .samples: "the sample texts"
    case .longestOf(let key): "the longest \(LayoutWords.key(key))"
    }
  }
}
