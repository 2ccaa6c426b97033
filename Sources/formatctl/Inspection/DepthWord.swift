import CustomFormats

/// How far media files are looked into, as `--depth` and the project file say it.
enum DepthWord: String, CaseIterable, ArgumentValue {
  case header, whole, decode

  /// The depth, with the decoder that this program is.
  func depth(in environment: Environment) -> MediaDepth {
    switch self {
    case .header: .header
    case .whole: .whole
    case .decode: .decode(Decoder(program: environment.programPath))
    }
  }
}
