/// The endings of files that people write where the name of an Android resource is due.
package enum ResourceFileExtension {
  /// Endings of pictures; a longer one stands before the one that it ends in.
  package static let pictures = [
    ".9.png", ".png", ".jpg", ".jpeg", ".webp", ".xml", ".gif", ".svg", ".bmp", ".ico", ".heic",
  ]
  /// Endings of sounds.
  package static let sounds = [
    ".mp3", ".wav", ".ogg", ".m4a", ".aac", ".caf", ".aiff", ".aif", ".flac", ".mid", ".midi",
    ".amr", ".3gp", ".opus", ".wma", ".m4r", ".mp4",
  ]

  /// The text without its ending, if it has one of these and something in front of it.
  package static func dropped(from text: String, _ endings: [String]) -> String? {
    let small = text.lowercased()
    guard small.utf8.count == text.utf8.count,
      let ending = endings.first(where: { small.hasSuffix($0) }),
      ending.utf8.count < text.utf8.count
    else { return nil }
    return String(text.dropLast(ending.count))
  }
}
