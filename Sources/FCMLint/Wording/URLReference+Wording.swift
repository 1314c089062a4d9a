// Texts of findings about the URLs of images.
extension URLReference.Problem {
  /// The problem with an image URL, as the end of a sentence, and the help text.
  package var wordsOnImage: (problem: String, help: String) {
    switch self {
    case .empty: ("is empty", "write the full URL, or remove the image")
    case .noScheme: ("has no scheme", "write the full URL: https://host/path.png")
    case .otherScheme: ("is not a web URL", "write the URL of a web server: https://host/path.png")
    case .noHost: ("has no host", "write the host after https://")
    case .badHost: ("has an invalid host", "check the host after https://")
    case .badPort: ("has an invalid port", "write a port up to 65535")
    }
  }
}
