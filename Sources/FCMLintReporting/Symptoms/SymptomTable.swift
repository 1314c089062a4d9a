/// What users see when a message breaks a rule, in their words.
package enum SymptomTable {
  /// The rules with their symptoms, separated by semicolons.
  package static let symptoms = common + rare

  private static let common: [(rule: String, phrases: String)] = [
    (
      "image-without-mutable-content",
      "image not shown on iPhone; rich push without picture iOS; notification service extension not called; UNNotificationServiceExtension not called; mutable content missing; picture missing Apple"
    ),
    ("image-not-a-url", "image not shown; image invalid URL; picture not loading; picture missing"),
    ("image-not-https", "image not shown Android HTTP; image cleartext blocked"),
    ("image-on-local-host", "image localhost not shown; image private network not loaded"),
    ("page-as-image", "image Google Drive link not shown; Dropbox image not loading"),
    (
      "unsupported-image-type",
      "SVG WebP image not shown; image file type not supported; GIF not shown"
    ),
    ("image-without-extension", "image without file extension not shown iOS"),
    ("image-without-alert", "image without title not shown iOS"),
    (
      "sound-with-extension",
      "no sound Android; no sound Android 8; custom sound not played Android; sound default instead of custom Android; wrong ringtone Android"
    ),
    ("sound-not-a-resource", "sound URL not played Android; sound from web Android"),
    (
      "unsupported-sound-type",
      "no sound iPhone MP3; MP3 sound not played iOS; custom sound not played iOS; default sound instead of custom iPhone"
    ),
    ("sound-in-alert", "no sound iPhone; silent notification iOS; sound not played iOS"),
    ("sound-not-a-file", "sound URL not played iOS; sound from web iOS"),
    ("sound-object-without-critical", "critical alert sound not played; volume ignored"),
    ("bad-sound", "sound rejected; sound has wrong type"),
    (
      "background-without-content-available",
      "app not woken in background; background push not delivered iOS; silent push not received; content available missing; data message not received iOS background"
    ),
    (
      "background-priority",
      "background push rejected priority; background push delayed iOS; background push not arriving priority 10; silent push throttled; app not woken in background priority"
    ),
    (
      "background-with-alert",
      "background push shows notification; background push with title dropped; app not woken in background title"
    ),
    ("alert-type-without-alert", "app not woken in background push type alert"),
    (
      "data-only-on-apple",
      "data message not received iPhone; data only message does not wake app iOS; on message not called iOS; data handler not called in background"
    ),
    (
      "high-priority-without-display",
      "high priority deprioritized Android; high priority downgraded; data message delayed Android Doze"
    ),
    (
      "click-action-url",
      "click does nothing; click does nothing Android; click opens wrong screen Android; click action URL not opened Android; deep link not opened Android"
    ),
    ("one-sided-click-action", "click works only on one platform; click ignored iOS"),
    (
      "category-not-an-identifier",
      "click does nothing iOS; category buttons not shown iOS; action buttons missing iPhone"
    ),
    (
      "web-click-action",
      "click does nothing web; click does not open page browser; click action ignored web"
    ),
    (
      "link-not-absolute",
      "link not opened web; click link does nothing browser; relative link web; link rejected"
    ),
    ("link-not-https", "link HTTP rejected web"),
    (
      "link-on-other-origin",
      "link opens nothing other domain; link other website; click does nothing browser domain"
    ),
    ("link-without-notification", "link without notification web"),
    ("link-in-action", "action button does not open link web; button click link browser"),
    (
      "duplicate-member",
      "notification twice; duplicate notification; notification received multiple times; same message delivered two times"
    ),
    (
      "badge-not-a-number",
      "badge does not change; badge stays same; badge count wrong; badge not updated iOS; badge number not shown; app icon number"
    ),
    ("negative-notification-count", "badge Android count wrong; notification count Android"),
    ("numeric-web-badge", "badge web icon not shown; badge not shown browser"),
    (
      "bad-duration",
      "TTL invalid; TTL format rejected; time to live rejected; duration must end with s"
    ),
    ("ttl-out-of-range", "TTL too long; TTL more than four weeks; time to live out of range"),
    (
      "lifetime-mismatch",
      "notification arrives late on one platform; expires at different times; old notification after days"
    ),
    (
      "relative-apns-expiration",
      "offline iPhone never gets notification; notification lost when device offline iOS; expired immediately iOS"
    ),
    (
      "millisecond-apns-expiration",
      "expiration in milliseconds iOS; notification never expires iOS"
    ),
    ("bad-web-ttl", "TTL web invalid; web push TTL rejected"),
    (
      "topic-prefix",
      "topic rejected; topic message not delivered; topic slash topics; nobody receives topic message"
    ),
    ("bad-topic-name", "topic name invalid characters; topic name rejected; topic with spaces"),
    ("missing-topic-prefix", "subscribe to topic rejected; subscribe batch topic missing prefix"),
    ("bad-condition", "condition rejected; condition invalid; condition syntax"),
    ("too-many-topics", "condition too many topics; more than five topics"),
    ("double-quoted-topic", "condition with double quotes; nobody receives condition message"),
    (
      "non-string-value",
      "data must be string; data number rejected; nested data object rejected; boolean in data; data values only strings; array in data"
    ),
    ("reserved-data-key", "data key reserved; data key from rejected; data key message type"),
    (
      "stripped-data-key",
      "data key missing in app; data key stripped; data key lost; gcm key missing"
    ),
    (
      "replaced-data",
      "data missing on Android; common data not received; platform data replaces data"
    ),
    ("overwritten-web-data", "data missing web; data lost in service worker"),
    (
      "display-keys-in-data",
      "notification not shown title in data; only data no notification shown; title in data not displayed; foreground only"
    ),
    (
      "message-without-content",
      "nothing shown; empty message; message without notification and data"
    ),
    (
      "empty-notification",
      "notification not shown Android; notification without title; blank notification; empty notification"
    ),
    ("empty-alert", "notification not shown iOS; nothing displayed iPhone; alert empty"),
    (
      "alert-text-in-aps",
      "title not shown iOS; body missing iOS; subtitle not shown; alert text missing iPhone"
    ),
    ("aps-key-beside-aps", "aps key ignored; alert next to aps ignored"),
    (
      "payload-too-large",
      "payload too large; message too big; message too large; more than 4096 bytes; size limit exceeded"
    ),
    ("bad-color", "color rejected; color not applied; notification color wrong; invalid color"),
    (
      "icon-not-a-resource",
      "icon not shown Android; white square icon; gray square instead of icon; grey icon Android; small icon wrong"
    ),
    (
      "unknown-channel",
      "channel not found Android; notification not shown Android 8; notification channel missing; no notification Oreo"
    ),
    (
      "unknown-enum-value",
      "enum value rejected; priority high rejected; visibility invalid; priority value invalid"
    ),
    ("enum-as-number", "priority number; enum as number"),
    (
      "unknown-field",
      "unknown name cannot find field; field unknown; field not supported; misspelled field ignored"
    ),
    (
      "misplaced-field",
      "field in wrong place; sound in notification rejected; click action in notification rejected; priority in message rejected; time to live in message"
    ),
    ("sdk-spelling", "camel case field rejected REST API; SDK field name rejected"),
    (
      "wrong-type",
      "wrong type; string instead of object; number instead of string; cannot start list"
    ),
    ("missing-target", "recipient not set; no recipient; missing token; message without target"),
    (
      "multiple-targets",
      "token and topic together; token and topic in same message; oneof target already set; two targets; several recipients"
    ),
    (
      "bad-registration-token",
      "token invalid; token rejected; invalid device token; registration token format"
    ),
    ("truncated-value", "token cut off; token truncated; token too short"),
    ("real-registration-token", "token in repository; leaked token"),
    ("leaked-credential", "server key in payload; private key leaked; service account in message"),
    (
      "legacy-payload",
      "legacy API stopped working; legacy HTTP API deprecated; 404 FCM send; old server key API; registration ids not supported; migrate to HTTP v1"
    ),
    (
      "legacy-field",
      "legacy field rejected; collapse key unknown; content available unknown field; registration ids unknown name; to unknown name"
    ),
    ("mixed-legacy-and-v1", "legacy and v1 mixed; half migrated message"),
    (
      "flag-not-one",
      "mutable content true ignored; content available true ignored; aps flag boolean; content available false"
    ),
    (
      "aps-key-spelling",
      "content_available ignored; thread ID ignored; aps underscore ignored; notifications not grouped iOS"
    ),
    (
      "unknown-aps-key",
      "custom key inside aps missing; aps custom data not received; custom data lost iOS"
    ),
    ("nested-aps", "aps inside aps"),
    ("payload-without-aps", "APNs payload without aps rejected"),
    ("mutable-content-in-headers", "mutable content in headers; content available in headers"),
    ("headers-in-payload", "APNs priority in payload ignored; headers in payload ignored"),
    ("bad-apns-priority", "APNs priority invalid; priority rejected iOS"),
    ("bad-push-type", "push type invalid; push type rejected"),
    (
      "undeliverable-push-type",
      "VoIP push not delivered; PushKit VoIP not received; location push complication not delivered"
    ),
    (
      "bad-apns-topic", "APNs topic wrong bundle ID; bundle ID mismatch; device token not for topic"
    ),
    (
      "long-collapse-id",
      "collapse ID too long; notification not replaced iOS; notifications pile up iOS"
    ),
    (
      "bad-interruption-level",
      "focus mode hides notification; time sensitive not working; interruption level invalid"
    ),
    (
      "incomplete-live-activity",
      "live activity not starting; live activity not updating; live activity does not change"
    ),
    ("live-activity-push-type", "live activity push ignored"),
    (
      "live-activity-milliseconds",
      "live activity update ignored timestamp; live activity stale date wrong"
    ),
    (
      "renotify-without-tag",
      "renotify TypeError; showNotification throws; web notification not shown TypeError"
    ),
    ("silent-with-vibrate", "silent notification vibrate TypeError"),
    ("too-many-actions", "action buttons missing web; only two buttons shown"),
    ("incomplete-action", "action button missing title web; actions TypeError"),
    ("unknown-web-option", "web option ignored"),
    ("timestamp-in-seconds", "web notification date 1970; timestamp 1970"),
    ("bad-vibrate", "vibration pattern invalid web"),
    ("short-vibrate-pattern", "vibration not working Android; phone does not vibrate"),
    ("ignored-vibrate-timings", "custom vibration ignored; vibrate timings ignored"),
    ("black-light", "LED does not light; notification light off"),
    (
      "literal-beats-loc-key",
      "translation not shown Android; localized title ignored; title not translated; notification in wrong language"
    ),
    (
      "literal-with-alert-loc-key",
      "translation not shown iOS; localized alert ignored iPhone; title not translated iOS; wrong language iOS"
    ),
    (
      "unresolved-placeholder",
      "placeholder shown in notification; curly braces shown in text; variable name shown"
    ),
    (
      "validate-only-left-on",
      "message accepted but never delivered; success but nothing arrives; validate only; dry run"
    ),
    ("admin-too-many-tokens", "multicast too many tokens; more than 500 tokens"),
    ("too-many-registration-tokens", "more than 1000 tokens; subscribe too many tokens"),
    ("too-many-members", "device group full; device group too many members"),
    ("admin-ttl-unit", "TTL milliseconds Node; TTL expires too fast Node admin SDK"),
    (
      "invalid-utf8",
      "umlauts broken; strange characters; emoji broken encoding; question marks instead of emoji; umlauts shown as question marks"
    ),
    ("trailing-comma", "trailing comma; comma after last member"),
    ("comment", "comment in JSON"),
    ("byte-order-mark", "BOM at start of file"),
    ("duplicate-key", "field set twice; same key twice"),
  ]

  /// The symptoms of a rule.
  package static func phrases(of rule: String) -> [String] {
    let phrases = symptoms.first { $0.rule == rule }?.phrases ?? ""
    return phrases.split(separator: ";").map { phrase in
      String(phrase.first == " " ? phrase.dropFirst() : phrase)
    }
  }
}
