// The words in which findings speak of the sound of a push to Apple devices.
extension AppleSound.Problem {
  /// What is wrong, and what to do about it.
  package var words: (message: String, help: String) {
    let shown = node.excerpt
    return switch kind {
    case .unplayable:
      (
        "sound \(shown) plays nothing",
        "write \"default\" or the name of a file in the app, or remove it"
      )
    case .flag: ("critical is \(shown), not the number 1", "write 1")
    case .name: ("sound name \(shown) plays nothing", "write \"default\"")
    case .nameless:
      ("a critical sound without name: most Admin SDKs refuse it", "add \"name\": \"default\"")
    case .volume: ("volume \(shown) is out of range", "write a number from 0 to 1")
    case .quotedVolume:
      ("volume \(shown) is a string, not a number", "write a number from 0 to 1")
    }
  }
}
