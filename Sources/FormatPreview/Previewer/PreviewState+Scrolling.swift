import CustomFormats

extension PreviewState {
  /// How much of the ad is on the screen, 0 to 1.
  var visibleShare: Double {
    let (card, room) = (scene.cardRows, ScreenPlan(self).ad.rows)
    return Double(max(0, min(card, scroll + room) - max(0, scroll))) / Double(max(1, card))
  }

  /// Puts the ad into a list, below what is seen of it, or takes it out; in a list it is loaded anew.
  mutating func switchList() {
    isListed.toggle()
    scroll = isListed ? -ScreenPlan(self).ad.rows : 0
    loadAnew()
    if isListed { notice = TextLine("The ad is loaded, and below the screen: J or the wheel scrolls to it.") }
  }

  /// Keeps the rows of an ad near its pane, and takes note where some of them are seen.
  mutating func clampScroll(of cardRows: Int) {
    let room = ScreenPlan(self).ad.rows
    guard isListed else {
      scroll = min(max(0, scroll), max(0, cardRows - room))
      wasSeen = true
      return
    }
    scroll = min(max(-room, scroll), cardRows)
    if scroll > -room, scroll < cardRows { wasSeen = true }
  }
}
