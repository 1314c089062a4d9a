import FCMLint

extension Rule {
  /// An ordinary notification's relevance lies between 0 and 1.
  static let relevanceScoreOutOfRange = Rule(
    "relevance-score-out-of-range", .aps, .warning, on: .field(.apsRelevanceScore).in(.apple),
    summary: "The relevance score of a notification must be from 0 to 1.",
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
    guard score.isNumber else {
      return [
        Finding(
          at: score, "relevance score \(score.excerpt) is not a number: it is ignored",
          help: message.isLiveActivity ? "write a number" : "write a number from 0 to 1")
      ]
    }
    if message.isLiveActivity { return [] }
    return [
      Finding(
        at: score, "relevance score \(score.excerpt) is not between 0 and 1",
        help: "write a number from 0 to 1; only Live Activities take others")
    ]
  }
}
