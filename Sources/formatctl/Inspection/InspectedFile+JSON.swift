import CustomFormats
import Documents

extension InspectedFile {
  /// The facts for a program.
  var json: JSON {
    .object([
      "file": .string(name.visible), "type": .string(media.type.rawValue), "bytes": .number(media.byteCount),
      "width": shown.map { .number($0.width) }, "height": shown.map { .number($0.height) },
      "storedWidth": stored.map { .number($0.width) }, "storedHeight": stored.map { .number($0.height) },
      "image": media.image?.json, "video": media.video?.json, "fault": media.fault?.json,
      "notChecked": .text(media.notChecked?.visible),
    ])
  }
}

extension ImageFacts {
  /// The facts for a program.
  var json: JSON {
    .object([
      "orientation": .number(orientation), "frames": .number(frameCount),
      "seconds": durationSeconds.flatMap(JSON.finite), "bitDepth": .number(bitDepth),
      "colour": .string(colourModel.rawValue), "alpha": .bool(hasAlpha), "iccProfile": .bool(hasICCProfile),
      "iccName": .text(profileName?.visible), "rareCoding": .text(rareCoding?.rawValue),
      "progressive": .bool(isProgressive), "interlaced": .bool(isInterlaced),
    ])
  }
}

extension VideoFacts {
  /// The facts for a program.
  var json: JSON {
    .object([
      "codec": .string(codec.identifier.visible), "seconds": durationSeconds.flatMap(JSON.finite),
      "framesPerSecond": framesPerSecond.flatMap(JSON.finite), "audio": .bool(hasAudio),
      "audioCodec": .text(audio?.codec?.visible), "audioChannels": audio?.channels.map { .number($0) },
      "pixelShape": .text(pixelWidth == pixelHeight ? nil : "\(pixelWidth):\(pixelHeight)"),
      "rotation": .number(rotation), "indexFirst": .bool(isIndexFirst),
    ])
  }
}

extension MediaFault {
  /// The fault for a program.
  var json: JSON {
    .object(["kind": .string(kind.rawValue), "reason": .string(reason.visible), "byte": offset.map { .number($0) }])
  }
}

extension JSON {
  /// Makes a number with at most two decimals; nothing of one that is not finite, which JSON cannot write.
  fileprivate static func finite(_ number: Double) -> JSON? { number.isFinite ? .number(number.shortened) : nil }
}
