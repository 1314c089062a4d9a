extension ConfigurationReader {
  /// Reports a value that is not an origin: a scheme, a host and optionally a port. With an invalid
  /// origin, every link would be reported as leading elsewhere.
  mutating func checkOrigin(_ node: JSONNode) {
    guard node.isString, let text = node.text, !text.isEmpty else { return }
    let url = URLReference(text)
    let reason: String
    switch url.problem {
    case .empty, .noScheme: reason = "it has no scheme"
    case .otherScheme: reason = "its scheme is not https or http"
    case .noHost: reason = "it has no host"
    case .badHost: reason = "its host is not valid"
    case .badPort: reason = "its port is not a number from 0 to 65535"
    case nil:
      // At most a slash may follow the host.
      if url.userinfo == nil, url.query == nil, url.fragment == nil, url.path.count <= 1,
        url.strayCharacter == nil
      {
        return
      }
      reason = "it must have only a scheme, a host and a port"
    }
    complain(
      "\(node.excerpt) is not a valid origin: \(reason)", node,
      help: "write a scheme and a host, such as \"https://example.com\"")
  }
}
