// Words for problems with the sound of a push to Apple devices.
extension AppleSound.Problem {
  /// The message and the help line.
  package var words: (message: String, help: String) {
    let shown = node.excerpt
    return switch kind {
    case .unplayable:
      (
        "\(shown) is not a valid sound, so Apple devices play nothing",
        "write \"default\" or the name of a file in the app, or remove it"
      )
    case .flag: ("\"critical\" must be the number 1, or 0 for off, not \(shown)", "write 1")
    case .name:
      ("\(shown) is not a valid sound name, so Apple devices play nothing", "write \"default\"")
    case .nameless:
      (
        "the critical sound has no \"name\", so most Admin SDKs reject the message",
        "add \"name\": \"default\""
      )
    case .volume, .quotedVolume:
      (
        "\"volume\" must be a number between 0 and 1, not \(shown)",
        "write a number between 0 and 1"
      )
    }
  }
}
