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
      trailing-comma missing-comma missing-colon missing-value unexpected-token unquoted-key \
      non-json-literal bad-number escaped-quote control-character unterminated-string \
      unclosed-container mismatched-bracket missing-braces extra-content empty-source merge-conflict
      """
    ),
    (", so Android may ignore it", "bad-color"),
    (", so no device can use it", "negative-duration"),
    (": the SDK throws", "admin-too-many-tokens"),
    (", so FCM rejects or iOS ignores it", "flag-not-one"),
    (", so the device does nothing", "incomplete-live-activity"),
    (", so there is no text to fill", "loc-args-without-key"),
    (", so FCM rejects the request or changes the text", "lone-surrogate"),
    (", so APNs refuses the push", "live-activity-token-is-fcm"),
    (", so APNs refuses the push (BadCollapseId)", "long-collapse-id"),
    (", so no device loads it", "image-host-only"),
    (", so the browser shows no icon", "numeric-web-badge"),
    (", so the browser changes it", "bad-vibrate"),
    (", which does not stay secret", "leaked-credential"),
  ]

  /// The end of the message of an error; nil if the rule says in each message what happens.
  package static func ending(of rule: String) -> StaticString? {
    let id = Array(rule.utf8)
    return rows.first { WordList.contains(id[...], in: $0.rules) }?.ending
  }
}
