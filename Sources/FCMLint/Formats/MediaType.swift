/// What a file beside a notification holds, judged by the extension of its URL.
package enum MediaType: Sendable {
  case jpeg, png, gif, bmp, webp, heif, avif, svg, tiff
  /// Pictures that only some programs show.
  case otherImage
  /// Films that Apple's attachments play, and those they do not.
  case appleVideo, otherVideo
  /// Sounds that Apple's attachments play, and those they do not.
  case audio, otherAudio
  /// A document, a page or an archive, no picture.
  case document

  /// The type that an extension in lower case stands for; nil for one that tells nothing.
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
    case "pdf", "html", "htm", "php", "json", "txt", "zip": self = .document
    default: return nil
    }
  }

  /// Whether Apple's notification attachments take the type.
  ///
  /// Source: Apple, UNNotificationAttachment, supported file types.
  package var isShownOnApple: Bool {
    switch self {
    case .jpeg, .png, .gif, .appleVideo, .audio: true
    default: false
    }
  }

  /// Whether Android shows the type as a picture; a server may answer a page's name with a picture.
  package var isShownOnAndroid: Bool {
    switch self {
    case .svg, .tiff, .appleVideo, .otherVideo, .audio, .otherAudio: false
    default: true
    }
  }

  /// Whether a film or a sound, which is no picture anywhere but on Apple devices.
  package var isMedia: Bool {
    switch self {
    case .appleVideo, .otherVideo, .audio, .otherAudio: true
    default: false
    }
  }
}
