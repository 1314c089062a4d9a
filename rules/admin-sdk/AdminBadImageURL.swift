import FCMLint

extension Rule {
  static let adminBadImageURL = Rule(
    "admin-bad-image-url", .adminSDK, .error,
    on: .fields(.commonImage, .androidImage, .appleImage).in(.adminNode),
    summary: "imageUrl must be a URL that the Admin SDK for Node.js accepts.",
    why: """
      The SDK checks imageUrl before it sends, and throws for some URLs that browsers load: those \
      with an unescaped character, an underscore in the host, two slashes in a row, or an & or a \
      bracket in the path. An & in the query is allowed. The SDK passes on the name image \
      unchecked.
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
        text == "//" ? "write a single slash" : "percent-encode it"
      }
    return [
      Finding(
        at: image, range: image.slice(part),
        "the SDK throws for this URL because of \"\(Excerpt.shortened(text))\"", help: help)
    ]
  }
}
