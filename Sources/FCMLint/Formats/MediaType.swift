/// The type of a media file, judging by the extension of its URL.
package enum MediaType: CaseIterable, Sendable {
  case jpeg, png, gif, bmp, webp, heif, avif, svg, tiff
  /// Images that only some platforms show.
  case otherImage
  /// Videos that Apple's notification attachments support, and other videos.
  case appleVideo, otherVideo
  /// Sounds that Apple's notification attachments support, and other sounds.
  case audio, otherAudio
  /// A script, which may also serve an image.
  case script
  /// A document, a web page or an archive.
  case document

  /// Creates the type of an extension in lowercase; nil for an unknown extension.
  package init?(fileExtension: String) {
    var name = fileExtension
    let type = name.withUTF8 { name in
      Self.allCases.first { WordList.index(of: name, in: $0.fileExtensions) != nil }
    }
    guard let type else { return nil }
    self = type
  }

  /// The extensions, separated by spaces.
  private var fileExtensions: StaticString {
    switch self {
    case .jpeg: "jpg jpeg jpe"
    case .png: "png"
    case .gif: "gif"
    case .bmp: "bmp"
    case .webp: "webp"
    case .heif: "heic heif"
    case .avif: "avif"
    case .svg: "svg svgz"
    case .tiff: "tif tiff"
    case .appleVideo: "mp4 m4v mpg mpeg m2v avi"
    case .otherVideo: "mov webm mkv 3gp flv wmv ogv"
    case .audio: "mp3 m4a wav wave aif aiff"
    case .otherAudio: "ogg oga opus flac aac wma caf"
    case .otherImage: "ico apng jp2 psd"
    case .script: "php"
    case .document: "pdf html htm json txt zip"
    }
  }

  /// Whether Apple's notification attachments support the type.
  ///
  /// Source: Apple, UNNotificationAttachment, supported file types.
  package var isShownOnApple: Bool {
    switch self {
    case .jpeg, .png, .gif, .appleVideo, .audio: true
    default: false
    }
  }

  /// Whether Android shows the type as an image.
  package var isShownOnAndroid: Bool {
    switch self {
    case .svg, .tiff, .appleVideo, .otherVideo, .audio, .otherAudio, .document: false
    default: true
    }
  }

  /// Whether it is a video or a sound, which only Apple devices show.
  package var isMedia: Bool {
    switch self {
    case .appleVideo, .otherVideo, .audio, .otherAudio: true
    default: false
    }
  }
}
