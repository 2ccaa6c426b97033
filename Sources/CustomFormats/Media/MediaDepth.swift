/// How far a media file is looked into.
public enum MediaDepth: Sendable {
  /// Its head and tail, and what lies between only where they leave a doubt; finds every cut file.
  case header
  /// Its structure, walked to the end.
  case whole
  /// Every pixel of a picture as well, by a decoder.
  case decode(Decoder)
}
