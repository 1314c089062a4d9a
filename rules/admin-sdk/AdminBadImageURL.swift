import FCMLint

extension Rule {
  /// The SDK is stricter about URLs than anybody who loads them.
  static let adminBadImageURL = Rule(
    "admin-bad-image-url", .adminSDK, .error,
    on: .fields(.commonImage, .androidImage, .appleImage).in(.adminNode),
    summary: "The Admin SDK for Node.js must accept imageUrl.",
    why: """
      The SDK checks imageUrl before it sends, and throws for some addresses that browsers load: \
      a character that is not escaped, an underscore in the host, two slashes in a row, an & or \
      a bracket in the path. In the query an & is allowed. The name image is passed on unchecked.
      """,
    source: "firebase-admin-node 14.3: isURL in validator.ts",
    bad: [
      """
      { "tokens": ["{{a}}"], "notification": { "title": "Hi",
        "imageUrl": "https://a.example/cats«&»dogs.png" } }
      """,
      """
      { "tokens": ["{{a}}"], "android": { "notification": { "title": "Hi",
        "imageUrl": "https://«my_host.example»/a.png" } } }
      """,
      """
      { "tokens": ["{{a}}"], "notification": { "title": "Hi", "imageUrl":
        "https://a.example«//»a.png" } }
      """,
    ],
    good: [
      """
      { "tokens": ["{{a}}"], "notification": { "title": "Hi",
        "imageUrl": "https://a.example:8443/gr%C3%BCn/a(1).png?b&c#d" } }
      """
    ]
  ) { image, message in
    guard image.isString, image.key?.matches("imageUrl") == true, !image.isOpaque else { return [] }
    let url = message.url(of: image)
    guard url.isAbsolute, let part = AdminImage.refusedPart(of: url) else { return [] }
    let text = url.text(part)
    let help =
      if part == url.host {
        "use a host of letters, digits and hyphens"
      } else {
        text == "//" ? "write one slash" : "percent-encode it"
      }
    return [
      Finding(
        at: image, range: image.slice(part),
        "the SDK refuses this URL because of \"\(Excerpt.shortened(text))\"", help: help)
    ]
  }
}
