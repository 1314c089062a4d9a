extension ConfigurationReader {
  /// An origin is a scheme, a host and perhaps a port; with anything else every link would seem to
  /// lead elsewhere.
  mutating func checkOrigin(_ node: JSONNode) {
    guard node.isString, let text = node.text, !text.isEmpty else { return }
    let url = URLReference(text)
    let reason: String
    switch url.problem {
    case .empty, .noScheme: reason = "it has no scheme"
    case .otherScheme: reason = "its scheme is neither https nor http"
    case .noHost: reason = "it has no host"
    case .badHost: reason = "no host is called so"
    case .badPort: reason = "its port is no number"
    case nil:
      // What stands behind the host is a slash at most.
      if url.userinfo == nil, url.query == nil, url.fragment == nil, url.path.count <= 1,
        url.strayCharacter == nil
      {
        return
      }
      reason = "there is more than a scheme, a host and a port"
    }
    complain(
      "\(node.excerpt) is no origin: \(reason)", node,
      help: "write scheme and host, such as \"https://example.com\"")
  }
}
