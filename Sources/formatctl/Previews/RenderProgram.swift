import CustomFormats
import Documents
import FormatPreview

/// The program `formatctl-render`, which draws an ad as a picture; it is installed or not.
struct RenderProgram {
  private let path: String
  private let environment: Environment

  /// Finds the program: the one that FORMATCTL_RENDER names, else the one beside this program, else one of `PATH`.
  init(in environment: Environment) throws(Failure) {
    let named = environment.variables["FORMATCTL_RENDER"]
    let beside = environment.path(environment.programPath).parent.map { $0.absolute + "/formatctl-render" }
    let names = named.map { [$0] } ?? [beside, "formatctl-render"].compactMap { $0 }
    guard let path = names.lazy.compactMap({ ChildProcess.path(of: $0, in: environment) }).first else {
      throw Failure(
        "a picture is drawn by formatctl-render, and \(named.map { "\($0) is no program" } ?? "it is not installed"); "
          + "\"make render\" builds it, and -o ad.html needs nothing.")
    }
    self.path = path
    self.environment = environment
  }

  /// Draws an ad with so many pixels a point; what no font has is told.
  func picture(
    of ad: StagedAd, _ pictures: [String: LoadedPicture], scale: Int, isDark: Bool
  ) throws(Failure) -> Bitmap {
    let list = ShapeList(AdShapes(ad, pictures: pictures), pictures: pictures, scale: scale, isDark: isDark)
    let count = list.width * list.height * 4
    let drawn = try ChildProcess(path, [], reading: list.bytes, in: environment, atMost: count)
    let complaint = drawn.complaint.split(separator: "\n").first.map { String($0).visible } ?? ""
    guard drawn.status == 0, let bitmap = Bitmap(width: list.width, height: list.height, pixels: drawn.output) else {
      throw Failure("formatctl-render drew nothing: \(complaint.isEmpty ? "it ended with \(drawn.status)" : complaint).")
    }
    if !complaint.isEmpty { environment.say("formatctl-render: \(complaint).") }
    return bitmap
  }
}
