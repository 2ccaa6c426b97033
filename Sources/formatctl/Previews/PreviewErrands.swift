import CustomFormats
import FormatPreview

/// What the previewer sends out for: pictures, each decoded on a thread of its own.
struct PreviewErrands: Errands {
  private let pictures: [(any PictureFiles)?]
  private let decoder: Decoder
  private let inbox = Inbox<PreviewEvent>()

  /// Prepares errands for subjects.
  init(_ subjects: [PreviewSubject], _ decoder: Decoder) {
    pictures = subjects.map(\.pictures)
    self.decoder = decoder
  }

  var bell: Int32 { inbox.bell }

  func send(_ effect: PreviewEffect) {
    guard case .load(let errand) = effect, pictures.indices.contains(errand.sample) else { return }
    let (files, decoder, inbox) = (pictures[errand.sample], decoder, inbox)
    WorkerThread.start {
      let picture = files?.load(errand.path, fitting: (errand.width, errand.height), by: decoder)
      inbox.put(.loaded(errand, picture ?? .failure("there is no such file any more")))
    }
  }

  func returned() -> [PreviewEvent] { inbox.takeAll() }
}
