/// What happens because of an error, where it is the same for all errors of a rule.
package enum Consequence {
  private static let rows: [(ending: StaticString, rules: StaticString)] = [
    (
      ", so FCM rejects the request",
      """
      unknown-field misplaced-field sdk-spelling legacy-field wrong-type non-string-value \
      unknown-enum-value number-out-of-range light-color-as-string \
      bad-condition too-many-topics bad-registration-token live-activity-without-target \
      payload-too-large web-ttl-out-of-range missing-group-field no-members too-many-members \
      too-many-registration-tokens missing-topic-prefix invalid-utf8
      """
    ),
    (
      ", so parsers reject it",
      """
      missing-comma missing-colon missing-value unexpected-token comment typographic-quote \
      backtick-string non-json-literal bad-number escaped-quote \
      unterminated-string unclosed-container mismatched-bracket missing-braces extra-content \
      empty-source merge-conflict
      """
    ),
    // Google's parser seems to accept them.
    (
      ", so most parsers reject it",
      "trailing-comma unquoted-key single-quoted-string bad-escape control-character"
    ),
    (", so Android ignores it", "bad-color"),
    (": the SDK throws", "admin-too-many-tokens"),
    (", so FCM rejects or iOS ignores it", "flag-not-one"),
    (", so the device does nothing", "incomplete-live-activity"),
    (", so there is no text to fill", "loc-args-without-key"),
    (", so FCM rejects the request or changes the text", "lone-surrogate"),
    (", so APNs refuses the push", "live-activity-token-is-fcm"),
    (", so APNs refuses the push (BadCollapseId)", "long-collapse-id"),
    (", so no device loads it", "image-host-only"),
    (", so the browser shows no icon", "numeric-web-badge"),
    (", so one of the two is lost", "two-spellings"),
    (", which does not stay secret", "leaked-credential"),
  ]

  /// What the Admin SDK for Node.js checks itself.
  private static let thrownByNode: StaticString = "non-string-value bad-color"

  /// The end of the message of an error in a document; nil if the rule says in each message what
  /// happens.
  package static func ending(of rule: String, in kind: DocumentKind) -> StaticString? {
    let id = Array(rule.utf8)
    if kind == .adminNode, WordList.contains(id[...], in: thrownByNode) {
      return ": the SDK throws"
    }
    return rows.first { WordList.contains(id[...], in: $0.rules) }?.ending
  }
}
