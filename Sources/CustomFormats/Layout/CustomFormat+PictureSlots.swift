extension CustomFormat {
  /// The slots that each image and video field is drawn in at the designed width, by key.
  ///
  /// Measured once with the sample texts and all assets present: what a picture is cropped or stretched to.
  public func pictureSlots() -> [String: [MeasuredSlot]] {
    let measurer = LayoutMeasurer(self)
    var slots: [String: [MeasuredSlot]] = [:]
    for media in AdContent.Media.possible(in: self, hasMediaAspect: false) {
      for slot in measurer.measure(AdContent(self, .samples, media: media)).slots where slot.drawing.isPicture {
        guard let key = slot.key, slots[key]?.contains(where: { $0.id == slot.id }) != true else { continue }
        slots[key, default: []].append(slot)
      }
    }
    return slots
  }
}
