import CustomFormats
import Testing

@testable import NativeAds

@Suite struct VideoTests {
  final class Listener: VideoControllerDelegate {
    var heard: [String] = []
    func videoControllerDidPlayVideo(_ videoController: VideoController) { heard.append("play") }
    func videoControllerDidPauseVideo(_ videoController: VideoController) { heard.append("pause") }
    func videoControllerDidEndVideoPlayback(_ videoController: VideoController) { heard.append("end") }
    func videoControllerDidMuteVideo(_ videoController: VideoController) { heard.append("mute") }
    func videoControllerDidUnmuteVideo(_ videoController: VideoController) { heard.append("unmute") }
  }

  /// Puts a media view of an ad's content into a window.
  private func mediaView(_ content: MediaContent, in phone: Phone, y: Double = 0) -> MediaView {
    let view = MediaView(frame: PointRect(y: y, width: 320, height: 180))
    phone.window.addSubview(view)
    view.mediaContent = content
    return view
  }

  @Test func `E-14 a custom ad's video waits for the impression and for the screen`() {
    let ad = Served.ad(#""Video":{"file":"oven.mp4"}"#)
    let view = mediaView(ad.mediaContent, in: ad.phone, y: 900)
    let controller = ad.mediaContent.videoController
    ad.phone.advance(by: 1)
    #expect(!controller.isPlaying)
    ad.recordImpression()
    ad.phone.advance(by: 1)
    #expect(!controller.isPlaying)
    view.frame.y = 843
    ad.phone.advance(by: 1)
    #expect(controller.isPlaying)
    #expect(controller.isMuted)
    let early = Served.ad(#""Video":{"file":"oven.mp4"}"#)
    let other = mediaView(early.mediaContent, in: early.phone)
    early.phone.advance(by: 1)
    #expect(!early.mediaContent.videoController.isPlaying)
    withExtendedLifetime(other) {}
  }

  @Test func `E-14 the verbs do nothing without custom controls`() {
    let ad = Served.ad(#""Video":{"file":"oven.mp4"}"#)
    let view = mediaView(ad.mediaContent, in: ad.phone)
    ad.recordImpression()
    ad.phone.advance(by: 1)
    let controller = ad.mediaContent.videoController
    controller.pause()
    controller.stop()
    controller.isMuted = false
    #expect(controller.isPlaying)
    #expect(controller.isMuted)
    withExtendedLifetime(view) {}
  }

  @Test func `E-14 with custom controls granted they do`() {
    let options = VideoOptions()
    options.shouldStartMuted = false
    options.areCustomControlsRequested = true
    let ad = CustomNativeAd(Served.creative(#""Video":{"file":"oven.mp4"}"#), options: [options])
    let view = mediaView(ad.mediaContent, in: ad.phone)
    let controller = ad.mediaContent.videoController
    let listener = Listener()
    controller.delegate = listener
    #expect(controller.areCustomControlsEnabled)
    #expect(!controller.isMuted)
    ad.recordImpression()
    ad.phone.advance(by: 2)
    controller.isMuted = true
    controller.pause()
    ad.phone.advance(by: 60)
    #expect(ad.mediaContent.currentTime == 2)
    controller.play()
    controller.isMuted = false
    ad.phone.advance(by: 13.5)
    #expect(ad.mediaContent.currentTime == 15.5)
    #expect(listener.heard == ["play", "mute", "pause", "play", "unmute", "end"])
    controller.stop()
    #expect(ad.mediaContent.currentTime == 0)
    withExtendedLifetime(view) {}
  }

  @Test func `E-45 a system-defined video buffers when it is given, plays with its first pixel and is muted`() {
    let session = Session([.native { $0.video = Pictures.oven }])
    session.load([.native])
    let ad = session.app.nativeAds[0]
    let listener = Listener()
    ad.mediaContent.videoController.delegate = listener
    let view = mediaView(ad.mediaContent, in: session.phone, y: 900)
    session.phone.advance(by: 1)
    #expect(session.phone.log.happened.last == .video(.buffering))
    view.frame.y = 843
    session.phone.advance(by: 20)
    #expect(
      session.phone.log.events.suffix(4) == [
        RecordedEvent(time: 2, ad: 1, event: .video(.play)),
        RecordedEvent(time: 2, ad: 1, event: .told(.videoControllerDidPlayVideo, isHeard: true)),
        RecordedEvent(time: 17.5, ad: 1, event: .video(.end)),
        RecordedEvent(time: 17.5, ad: 1, event: .told(.videoControllerDidEndVideoPlayback, isHeard: true)),
      ])
    #expect(listener.heard == ["play", "end"])
    #expect(ad.mediaContent.videoController.isMuted)
  }

  @Test(arguments: [(AdOrigin.direct, true), (.backfill, false)])
  func `E-45 custom controls and click to expand are granted to reservations alone`(origin: AdOrigin, isGranted: Bool) {
    let session = Session([.native(from: origin) { $0.video = Pictures.oven }])
    let options = VideoOptions()
    options.areCustomControlsRequested = true
    options.isClickToExpandRequested = true
    session.load([.native], [options])
    let controller = session.app.nativeAds[0].mediaContent.videoController
    #expect(controller.areCustomControlsEnabled == isGranted)
    #expect(controller.isClickToExpandEnabled == isGranted)
  }

  @Test func `E-15 a media view without a video is blank for a custom ad and has the picture of a system-defined one`() {
    let custom = MediaView()
    let ad = Served.ad(#""MainImage":{"file":"loaf.jpg"}"#)
    custom.mediaContent = ad.mediaContent
    #expect(custom.shown == .nothing)
    ad.mediaContent.mainImage = Pictures.loaf
    #expect(custom.shown == .nothing)
    let session = Session([.native()])
    session.load([.native])
    let view = MediaView()
    view.mediaContent = session.app.nativeAds[0].mediaContent
    #expect(view.shown == .image(Pictures.loaf))
  }

  @Test func `E-23 a main image that the app sets is shown only without a video`() {
    let options = NativeAdImageAdLoaderOptions()
    options.isImageLoadingDisabled = true
    let session = Session([.native(), .native { $0.video = Pictures.oven }])
    let many = MultipleAdsAdLoaderOptions()
    many.numberOfAds = 2
    session.load([.native], [options, many])
    let view = MediaView()
    for (ad, shown) in zip(session.app.nativeAds, [MediaView.Shown.image(Pictures.icon), .video]) {
      #expect(ad.mediaContent.mainImage == nil)
      ad.mediaContent.mainImage = Pictures.icon
      view.mediaContent = ad.mediaContent
      #expect(view.shown == shown)
    }
  }

  @Test func `media without a bitmap and without a video has nothing to show`() {
    let content = Session([.native()])
    let options = NativeAdImageAdLoaderOptions()
    options.isImageLoadingDisabled = true
    content.load([.native], [options])
    let view = MediaView()
    view.mediaContent = content.app.nativeAds[0].mediaContent
    #expect(view.shown == .nothing)
    #expect(content.app.nativeAds[0].images?.first?.imageURL == "loaf.jpg")
  }
}
