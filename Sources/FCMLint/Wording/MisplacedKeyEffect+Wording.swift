// The words in which findings speak of what a push to Apple devices loses.
extension MisplacedKeyEffect {
  /// The loss as the second half of a message.
  package var phrase: String {
    switch self {
    case .wake: "this background push wakes no app"
    case .image: "the image never appears on Apple devices"
    case .start: "the Live Activity does not start"
    case .update: "the Live Activity does not change"
    case .text: "no text is shown on Apple devices"
    case .arguments: "its arguments have no text to fill"
    }
  }
}
