import FCMLint

extension Rule {
  /// A category that the app never registers brings no buttons.
  static let unknownCategory = Rule(
    "unknown-category", .aps, .warning, on: .apsCategory, kinds: .apple,
    project: ProjectFacts(apnsCategories: ["INVITE", "REPLY"]),
    summary: "The notification category is one of those the project lists.",
    why: """
      iOS takes the buttons of a notification from the category that the app has registered under \
      this identifier, letter by letter. An unknown one shows the notification without buttons. \
      The identifiers come from "project.apnsCategories" of the configuration; without that list \
      this rule is silent. (Examples: the list holds "INVITE" and "REPLY".)
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
        at: category, "the project registers no category \(category.excerpt)",
        help: "known: " + known.sorted().joined(separator: ", "))
    ]
  }
}
