import FCMLint

extension Rule {
  static let numericWebBadge = Rule(
    "numeric-web-badge", .webpush, .error, about: .badge | .icon, on: .field(.webBadge),
    summary: "The web badge must be the URL of a small icon.",
    why: """
      On Android and Apple devices a badge is a count; on the web it is a monochrome icon for the \
      status bar. The browser reads a number as a relative URL, where there is no image. The \
      count on an installed web app is set by its own code.
      """,
    source: "https://notifications.spec.whatwg.org/",
    bad: [
      """
      { "message": { "topic": "news",
        "webpush": { "notification": { "title": "Hi", "badge": «5» } } } }
      """,
      """
      { "message": { "topic": "news",
        "webpush": { "notification": { "title": "Hi", "badge": «"12"» } } } }
      """,
      """
      { "message": { "topic": "news",
        "webpush": { "notification": { "title": "Hi", "badge": «"99+"» } } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news",
        "webpush": { "notification": { "title": "Hi", "badge": "/badge-96.png" } } } }
      """
    ]
  ) { badge, _ in
    guard badge.isNumber || DecimalDigits(badge) != nil || isCountOrMore(badge) else { return [] }
    return [
      Finding(
        at: badge, "\"badge\" must be the URL of an icon, not the count \(badge.excerpt)",
        help: "write the URL of an icon, such as \"/badge.png\", or remove it")
    ]
  }

  /// Whether the text is a count such as `99+`.
  private static func isCountOrMore(_ badge: JSONNode) -> Bool {
    guard badge.isString, badge.hasEscapes || badge.rawContent.last == .plus, let text = badge.text,
      text.hasSuffix("+")
    else { return false }
    let digits = text.utf8.dropLast()
    return !digits.isEmpty && digits.allSatisfy { $0.isDigit }
  }
}
