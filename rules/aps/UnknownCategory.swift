import FCMLint

extension Rule {
  /// A category that the app never registers brings no buttons.
  static let unknownCategory = Rule(
    "unknown-category", .aps, .warning, on: .field(.apsCategory).in(.apple),
    summary: "The notification category should be one that the project lists.",
    why: """
      iOS takes the buttons of a notification from the category that the app has registered under \
      exactly this identifier. With an unknown one the notification has no buttons. The known \
      identifiers come from "project.apnsCategories" in the configuration; without that list this \
      rule reports nothing. (In these examples the list is "INVITE" and "REPLY".)
      """,
    source: "Apple: Generating a remote notification",
    bad: [
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps":
        { "alert": "Hi", "category": «"invite"» } } } } }
      """
    ],
    good: [
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps":
        { "alert": "Hi", "category": "INVITE" } } } } }
      """
    ]
  ) { category, message in
    guard let known = message.project.apnsCategories, let name = category.text,
      !known.contains(name)
    else { return [] }
    return [
      Finding(
        at: category, "the project has no notification category \(category.excerpt)",
        help: "known categories: " + known.sorted().joined(separator: ", "))
    ]
  }
  .assuming(ProjectSettings(apnsCategories: ["INVITE", "REPLY"]))
}
