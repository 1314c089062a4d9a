import FCMLint

extension Rule {
  static let badCondition = Rule(
    "bad-condition", .targeting, .error,
    on: .field(.condition).includingPlaceholders(),
    summary: "A condition must combine 'name' in topics with &&, ||, ! and parentheses.",
    why: """
      A condition is an expression: a topic in single quotes followed by "in topics", combined \
      with && or ||, negated with !, and grouped with parentheses. FCM rejects anything else with \
      "Invalid condition expression provided." or a bare INVALID_ARGUMENT; no SDK checks it. \
      The legacy API ignored the case of "in topics", and newer documentation does not mention it, \
      so capital letters are only an info. In templates, anything a placeholder could make valid is \
      not reported, except that a placeholder for a topic should be in quotes, which is a warning.
      """,
    source: "https://firebase.google.com/docs/cloud-messaging/send-topic-messages",
    bad: [
      #"{ "message": { "condition": "'a' in topics «and» 'b' in topics «OR» 'c' in topics" } }"#,
      #"{ "message": { "condition": "'a' in topics «&» 'b' in topics" } }"#,
      #"{ "message": { "condition": "«not» 'a' in topics" } }"#,
      #"{ "message": { "condition": "'a' in topics «&&»" } }"#,
      #"{ "message": { "condition": "«(»'a' in topics" } }"#,
      #"{ "message": { "condition": "'a' in topics«)»" } }"#,
      #"{ "message": { "condition": "«a» in topics" } }"#,
      #"{ "message": { "condition": "'a' «in Topics»" } }"#,
      #"{ "message": { "condition": "«'a'» && 'b' in topics" } }"#,
      #"{ "message": { "condition": "«‘a’» in topics || «`b`» in topics" } }"#,
      #"{ "message": { "condition": "'foo«#»bar' in topics" } }"#,
      #"{ "message": { "condition": "'«/topics/»foo' in topics" } }"#,
      #"{ "message": { "condition": "'a' in topics «'b'» in topics" } }"#,
      #"{ "message": { "condition": "«topics in 'a'» && 'b' in topics" } }"#,
      #"{ "message": { "condition": "'{{a}}' in topics «and» 'x_${b}' «in topic»" } }"#,
      #"{ "message": { "condition": «"  "» } }"#,
      #"{ "message": { "condition": "'a' in topics || «${b}» in topics" } }"#,
    ],
    good: [
      #"{ "message": { "condition": "'a' in topics && ('b' in topics || !('c' in topics))" } }"#,
      #"{ "message": { "condition": "'{{topic}} in topics" } }"#,
      #"{ "message": { "condition": "'{{a}}' in topics && '{{b}}' in topics {{more}}" } }"#,
    ]
  ) { node, message in
    if node.isEmptyTarget || message.conditionSummary(of: node).isSound { return [] }
    let condition = message.condition(of: node)
    // Of many problems report only the first, without a fix.
    let isHopeless = condition.problems.count > Condition.mostProblems
    return condition.problems.prefix(isHopeless ? 1 : Condition.mostProblems).map { problem in
      let words = condition.words(on: problem)
      let range = problem.kind == .blank ? node.range : node.slice(problem.range)
      let finding = Finding(
        at: node, range: range, words.message, help: words.help,
        severity: condition.isContested(problem)
          ? .info : condition.isUncertain(problem) ? .warning : nil)
      guard let repair = problem.repair, !isHopeless, !condition.cutsSecret(problem.range) else {
        return finding
      }
      return finding.fix(
        repair.isEmpty
          ? "remove \"\(condition.excerpt(problem.range))\""
          : "replace with \"\(Excerpt.shortened(repair))\"", .safe,
        Edit(range, JSONEscaping.escaped(repair)))
    }
  }
}
