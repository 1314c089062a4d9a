import FCMLint

extension Rule {
  /// A category is a word that the app knows, no address.
  static let categoryNotAnIdentifier = Rule(
    "category-not-an-identifier", .aps, .warning, on: .field(.apsCategory).in(.apple),
    summary: "The notification category should be an identifier of the app, not a URL.",
    why: """
      iOS takes the buttons of a notification from the category that the app has registered under \
      this identifier, and opens no address that stands here. Android's click_action, which often \
      holds a link, has been taken for the same. If an app really registers URLs as identifiers, \
      list them as "project.apnsCategories" in the configuration: then unknown-category speaks \
      instead of this rule.
      """,
    source: "Apple: Generating a remote notification",
    bad: [
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": {
        "alert": "Hi", "category": «"myapp://orders/42"» } } } } }
      """
    ],
    good: [
      """
      { "message": { "topic": "news", "apns": { "payload": {
        "aps": { "alert": "Hi", "category": "ORDER" }, "link": "myapp://orders/42" } } } }
      """
    ]
  ) { category, message in
    guard message.project.apnsCategories == nil, URLReference.hasScheme(category) else { return [] }
    return [
      Finding(
        at: category, "category \(category.excerpt) is a URL: the device does not open it",
        help: "put the link next to aps, where the app reads it")
    ]
  }
}
