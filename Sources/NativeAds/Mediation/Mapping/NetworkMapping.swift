public import CustomFormats
public import Documents

/// Which of a network's values are which assets, as a mapping file says it.
///
/// Its names are paths in the network's JSON, with a point between members and numbers of elements: `"creative.images.0.url"`. Its
/// values are the SDK's names: headline, body, callToAction, store, price, advertiser, starRating, icon, image, adChoicesIcon, and
/// `extra.NAME` for what only this network has.
public struct NetworkMapping: Sendable {
  /// A path in the network's JSON, and what its value is.
  struct Line: Sendable {
    let path: String
    let asset: MappedAsset
    let place: SourcePlace
  }

  let lines: [Line]

  /// Reads a mapping; throws the first of what is wrong with it.
  public init(_ document: JSONDocument) throws(MappingProblem) {
    if let problem = document.problems.first {
      throw MappingProblem(document.place(at: problem.offset), "\(problem.message), JSON is expected.")
    }
    guard let root = document.root, root.kind == .object else {
      let place = document.root?.place ?? document.place(at: 0)
      throw MappingProblem(
        place,
        "The mapping is \(document.root?.kindName ?? "empty"), an object of the network's paths and the SDK's names is expected.")
    }
    var lines: [Line] = []
    for member in root.members {
      guard let name = member.value.string else {
        throw MappingProblem(
          member.value.place, "\"\(member.name.visible)\" is \(member.value.kindName), the name of an asset is expected.")
      }
      guard let asset = MappedAsset(name) else {
        let near = NearMatch.of(name, among: MappedAsset.names).map { "; did you mean \($0)?" } ?? "."
        throw MappingProblem(
          member.value.place,
          "The SDK has no asset \"\(name.visible)\"\(near) The assets are \(MappedAsset.names.joined(separator: ", ")) and extra.NAME."
        )
      }
      if let other = lines.first(where: { $0.asset == asset }) {
        throw MappingProblem(
          member.value.place, "Both \(other.path.visible) and \(member.name.visible) are mapped to \(name.visible).")
      }
      lines.append(Line(path: member.name, asset: asset, place: member.value.place))
    }
    if !lines.contains(where: { $0.asset == .text(.headline) }) {
      throw MappingProblem(root.place, "No path is mapped to headline, which every ad has.")
    }
    self.lines = lines
  }

  /// Returns the ad that a network's JSON is, with its pictures among media, and what could not be mapped.
  ///
  /// Throws where there is no JSON, or no headline in it.
  public func ad(from document: JSONDocument, media: any MediaSource) throws(MappingProblem) -> (MappedNativeAd, [MappingProblem])
  {
    if let problem = document.problems.first {
      throw MappingProblem(document.place(at: problem.offset), "\(problem.message), JSON is expected.")
    }
    guard let root = document.root else {
      throw MappingProblem(document.place(at: 0), "The network's ad is empty, JSON is expected.")
    }
    var values: [MappedAsset: JSONValue] = [:]
    var problems: [MappingProblem] = []
    for line in lines {
      guard let value = Self.value(at: line.path, in: root), !value.isNull else { continue }
      switch line.asset {
      case .text, .picture:
        guard value.string != nil || value.numberText != nil && Self.isText(line.asset) else {
          problems.append(
            MappingProblem(value.place, "\(line.path.visible) is \(value.kindName), a text is expected; it is left out."))
          continue
        }
      case .starRating:
        guard let rating = value.double ?? value.string.flatMap(Double.init), (0...5).contains(rating) else {
          problems.append(
            MappingProblem(value.place, "\(line.path.visible) is no number from 0 to 5; it is left out."))
          continue
        }
      case .extra: break
      }
      values[line.asset] = value
    }
    guard values[.text(.headline)] != nil else {
      throw MappingProblem(root.place, "The network's ad has no headline at \(path(of: .text(.headline)).visible).")
    }
    return (MappedNativeAd(values, media), problems)
  }

  private func path(of asset: MappedAsset) -> String { lines.first { $0.asset == asset }?.path ?? "" }

  private static func isText(_ asset: MappedAsset) -> Bool { if case .text = asset { true } else { false } }

  /// Returns the value at a path; nil where it leads nowhere.
  private static func value(at path: String, in root: JSONValue) -> JSONValue? {
    var value = root
    for part in path.split(separator: ".", omittingEmptySubsequences: false) {
      guard let next = value.kind == .array ? Int(part).flatMap({ $0 < 0 ? nil : value.element($0) }) : value[String(part)] else {
        return nil
      }
      value = next
    }
    return value
  }
}
