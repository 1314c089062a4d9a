// Words for the effects of misplaced keys in a push to Apple devices.
extension MisplacedKeyEffect {
  /// The effect as the second half of a message.
  package var phrase: String {
    switch self {
    case .wake: "the background push does not wake the app"
    case .image: "the image never appears on Apple devices"
    case .start: "the Live Activity does not start"
    case .update: "the Live Activity does not update"
    case .text: "Apple devices show no text"
    case .arguments: "the localization arguments have no text to fill"
    }
  }
}
