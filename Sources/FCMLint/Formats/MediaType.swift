/// The type of a media file, judging by the extension of its URL.
package enum MediaType: Sendable {
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
    switch fileExtension {
    case "jpg", "jpeg", "jpe": self = .jpeg
    case "png": self = .png
    case "gif": self = .gif
    case "bmp": self = .bmp
    case "webp": self = .webp
    case "heic", "heif": self = .heif
    case "avif": self = .avif
    case "svg", "svgz": self = .svg
    case "tif", "tiff": self = .tiff
    case "mp4", "m4v", "mpg", "mpeg", "m2v", "avi": self = .appleVideo
    case "mov", "webm", "mkv", "3gp", "flv", "wmv", "ogv": self = .otherVideo
    case "mp3", "m4a", "wav", "wave", "aif", "aiff": self = .audio
    case "ogg", "oga", "opus", "flac", "aac", "wma", "caf": self = .otherAudio
    case "ico", "apng", "jp2", "psd": self = .otherImage
    case "php": self = .script
    case "pdf", "html", "htm", "json", "txt", "zip": self = .document
    default: return nil
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
