// The words in which findings speak of the addresses of images.
extension URLReference.Problem {
  /// What is wrong with the address of an image, behind its name, and what to do about it.
  package var wordsOnImage: (problem: String, help: String) {
    switch self {
    case .empty: ("is blank", "write the full URL, or remove the image")
    case .noScheme: ("has no scheme", "write the full URL: https://host/path.png")
    case .otherScheme: ("is not a web URL", "put the file on a web server: https://…")
    case .noHost: ("has no host", "write the host after https://")
    case .badHost: ("has a host that cannot exist", "check the name after https://")
    case .badPort: ("has a port that cannot exist", "a port is a number up to 65535")
    }
  }
}
