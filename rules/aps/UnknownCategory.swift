import FCMLint

extension Rule {
  static let unknownCategory = Rule(
    "unknown-category", .aps, .warning, about: .buttons, on: .field(.apsCategory).in(.apple),
    summary: "A notification category should be one that the configuration lists.",
    why: """
      iOS takes the buttons of a notification from the category that the app registered under \
      exactly this identifier. With an unknown category the notification has no buttons. The \
      known identifiers come from "project.apnsCategories" in the configuration; without that \
      list this rule reports nothing. (In these examples the list is "INVITE" and "REPLY".)
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
        at: category,
        "category \(category.excerpt) is not in project.apnsCategories, so iOS shows no buttons",
        help: "write one of " + known.sorted().joined(separator: ", "))
    ]
  }
  .assuming(ProjectSettings(apnsCategories: ["INVITE", "REPLY"]))
}
