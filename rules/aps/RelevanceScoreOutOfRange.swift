import FCMLint

extension Rule {
  static let relevanceScoreOutOfRange = Rule(
    "relevance-score-out-of-range", .aps, .warning, on: .field(.apsRelevanceScore).in(.apple),
    summary: "The relevance score of a notification should be between 0 and 1.",
    why: """
      iOS sorts the notifications in its summary by this number, which must be between 0 and 1. \
      Only Live Activities, which are sorted among themselves, accept any number.
      """,
    source: """
      Apple: Generating a remote notification; Starting and updating Live Activities with \
      ActivityKit push notifications
      """,
    bad: [
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": {
        "alert": "Hi", "relevance-score": «75» } } } } }
      """
    ],
    good: [
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": {
        "alert": "Hi", "relevance-score": 0.75 } } } } }
      """
    ]
  ) { score, message in
    if score.isMalformed || ApsValue.isRight("relevance-score", score) { return [] }
    let type = message.isLiveActivity ? "a number" : "a number between 0 and 1"
    let problem = "\"relevance-score\" must be \(type), not \(score.excerpt)"
    guard score.isNumber else {
      return [
        Finding(at: score, problem + ": Apple devices ignore it", help: "write \(type)")
      ]
    }
    if message.isLiveActivity { return [] }
    return [
      Finding(
        at: score, problem,
        help: "write a number between 0 and 1; only Live Activities accept other numbers")
    ]
  }
}
