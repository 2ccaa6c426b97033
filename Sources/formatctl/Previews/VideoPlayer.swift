import FormatPreview
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Plays one video: a thread takes frames from a decoder and puts each into an inbox when it is due.
///
/// A frame that nobody has taken yet gives way to the next, so that a slow terminal sees fewer of them and not late ones.
/// While the video is paused nothing is read, and the decoder waits at its full pipe.
final class VideoPlayer: Sendable {
  private enum Control: UInt8 {
    case pause, resume, stop
  }

  private let errand: VideoErrand
  private let inbox: Inbox<PreviewEvent>
  private let controls: OpenPipe
  private let child = Mutex<pid_t?>(nil)

  /// Prepares to play; nil where the system gives no pipe.
  init?(_ errand: VideoErrand, into inbox: Inbox<PreviewEvent>) {
    guard let controls = OpenPipe() else { return nil }
    self.errand = errand
    self.inbox = inbox
    self.controls = controls
  }

  deinit {
    for end in [controls.reading, controls.writing] { close(end) }
  }

  /// Starts a decoder, and plays what it gives until it ends or the video is stopped.
  func start(_ decoder: @escaping @Sendable () throws(Failure) -> VideoDecoding) {
    WorkerThread.start { self.run(decoder) }
  }

  /// Stands still.
  func pause() { send(.pause) }
  /// Goes on.
  func resume() { send(.resume) }
  /// Ends the decoder at once, and the thread with it.
  func stop() {
    child.withLock { child in _ = child.map { kill($0, SIGKILL) } }
    send(.stop)
  }

  /// Ends the decoder and waits until nothing is left of it.
  func end() {
    stop()
    forget()
  }

  private func send(_ control: Control) {
    var byte = control.rawValue
    _ = write(controls.writing, &byte, 1)
  }

  private func run(_ decoder: () throws(Failure) -> VideoDecoding) {
    do throws(Failure) {
      let decoding = try decoder()
      child.withLock { $0 = decoding.child }
      var reader = FrameReader(decoding, width: errand.width, height: errand.height)
      let isStopped = play(&reader)
      for end in [decoding.frames, decoding.complaints] { close(end) }
      forget()
      if isStopped { return }
      let words = VideoDecoding.sentence(reader.complaint, of: errand.path, hasFrames: reader.hasFrames)
      inbox.put(.ended(errand, words))
    } catch {
      inbox.put(.ended(errand, error.description))
    }
  }

  /// Ends the process, if it has not ended, and takes it off the system's list; whoever comes first.
  private func forget() {
    child.withLock { child in
      if let child {
        kill(child, SIGKILL)
        _ = WaitStatus(of: child)
      }
      child = nil
    }
  }

  /// Plays until the last frame has been seen, or the video is stopped, which it tells.
  private func play(_ reader: inout FrameReader) -> Bool {
    var clock = FrameClock()
    var (number, isPaused) = (0, false)
    let start = ContinuousClock.now
    while true {
      var patience: Int32 = -1
      if reader.isReady, !isPaused {
        let wait = clock.wait(for: number, at: ContinuousClock.now - start)
        if wait == .zero {
          guard let bitmap = reader.take() else { return false }
          show(VideoFrame(bitmap, at: FrameClock.seconds(of: number)))
          number += 1
          continue
        }
        patience = Int32(wait / .milliseconds(1)) + 1
      }
      var files = [controls.reading, reader.complaints, reader.source].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      if poll(&files, nfds_t(files.count), patience) <= 0 { continue }
      if files[0].revents != 0 {
        switch nextControl() {
        case .pause: isPaused = true
        case .resume:
          isPaused = false
          clock.halt()
        case .stop: return true
        }
      }
      if files[1].revents != 0 { reader.readComplaint() }
      if files[2].revents != 0 { reader.readFrame() }
    }
  }

  private func nextControl() -> Control {
    var byte = Control.stop.rawValue
    _ = read(controls.reading, &byte, 1)
    return Control(rawValue: byte) ?? .stop
  }

  private func show(_ frame: VideoFrame) {
    inbox.put(.played(errand, frame)) { waiting in if case .played = waiting { true } else { false } }
  }
}
