extension SymptomTable {
  /// Symptoms of rules about which people ask less often.
  static let rare: [(rule: String, phrases: String)] = [
    ("typographic-quote", "curly quotes; smart quotes; quotes copied from Word"),
    ("bad-number", "leading zero in number; plus sign before number"),
    ("lone-surrogate", "half an emoji; emoji cut off"),
    ("mismatched-bracket", "bracket and brace mixed up"),
    ("merge-conflict", "git merge conflict markers in file"),
    ("boolean-as-string", "boolean in quotes; true as string"),
    ("missing-field", "light settings incomplete; required field missing"),
    ("aps-in-data", "aps in data"),
    ("data-value-object-text", "object Object shown in app; object Object in data"),
    ("image-host-only", "image URL without path"),
    ("bad-analytics-label", "analytics label rejected; analytics label characters"),
    ("loc-args-without-key", "localization arguments without key Android"),
    (
      "collapse-key-without-tag",
      "notification not replaced Android; notifications pile up Android; new notification overwrites old one"
    ),
    ("silent-on-apple", "no sound iPhone; sound only on Android"),
    ("sound-without-channel", "no custom sound Android 8; sound ignored Android 8"),
    ("android-and-android-v2", "android and android_v2 together"),
    ("past-apns-expiration", "expiration in the past"),
    ("unsafe-integer", "large ID changes in the app; big number loses digits"),
    ("unknown-alert-key", "custom key in alert ignored"),
    ("alert-loc-args-without-key", "localization arguments without key iOS"),
    ("relevance-score-out-of-range", "relevance score ignored"),
    ("bad-urgency", "urgency rejected web"),
    ("bad-web-topic", "topic header rejected web"),
    ("notification-field-in-web-headers", "image not shown web; image in web headers"),
    ("truthy-string", "requireInteraction false ignored"),
    ("insecure-web-resource", "icon not shown web; icon HTTP mixed content"),
    ("null-in-web-notification", "word null shown web"),
    ("admin-bad-event-timestamp", "event timestamp rejected Node"),
    ("admin-bad-vibrate-timings", "vibrate timings rejected Node"),
    ("admin-bad-light-color", "light color rejected Node"),
  ]
}
