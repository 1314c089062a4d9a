/// File name extensions that are often written after the name of an Android resource by mistake.
package enum ResourceFileExtension {
  /// Extensions of images; a longer one is before one that it ends with.
  package static let pictures = [
    ".9.png", ".png", ".jpg", ".jpeg", ".webp", ".xml", ".gif", ".svg", ".bmp", ".ico", ".heic",
  ]
  /// Extensions of sounds.
  package static let sounds = [
    ".mp3", ".wav", ".ogg", ".m4a", ".aac", ".caf", ".aiff", ".aif", ".flac", ".mid", ".midi",
    ".amr", ".3gp", ".opus", ".wma", ".m4r", ".mp4",
  ]

  /// The text without its extension; nil if it has none of these, or nothing before it.
  package static func dropped(from text: String, _ endings: [String]) -> String? {
    let small = text.lowercased()
    guard small.utf8.count == text.utf8.count,
      let ending = endings.first(where: { small.hasSuffix($0) }),
      ending.utf8.count < text.utf8.count
    else { return nil }
    return String(text.dropLast(ending.count))
  }
}
