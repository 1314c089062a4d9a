/// What users see when a message breaks a rule, in their words.
package enum SymptomTable {
  /// The rules with their symptoms, separated by semicolons.
  package static let symptoms: [(rule: String, phrases: String)] = [
    (
      "image-without-mutable-content",
      "image not shown on iphone; rich push without picture ios; notification service extension not called; mutable content missing; picture missing apple"
    ),
    ("image-not-a-url", "image not shown; image invalid url; picture not loading; picture missing"),
    ("image-not-https", "image not shown android http; image cleartext blocked"),
    (
      "unsupported-image-type",
      "svg webp image not shown; image file type not supported; gif not shown"
    ),
    ("image-without-extension", "image without file extension not shown ios"),
    ("image-without-alert", "image without title not shown ios"),
    (
      "sound-with-extension",
      "no sound android; no sound android 8; custom sound not played android; sound default instead of custom android; wrong ringtone android"
    ),
    ("sound-not-a-resource", "sound url not played android; sound from web android"),
    (
      "unsupported-sound-type",
      "no sound iphone mp3; mp3 sound not played ios; custom sound not played ios; default sound instead of custom iphone"
    ),
    ("sound-in-alert", "no sound iphone; silent notification ios; sound not played ios"),
    ("sound-not-a-file", "sound url not played ios; sound from web ios"),
    ("sound-object-without-critical", "critical alert sound not played; volume ignored"),
    ("bad-sound", "sound rejected; sound has wrong type"),
    (
      "background-without-content-available",
      "app not woken in background; background push not delivered ios; silent push not received; content available missing; data message not received ios background"
    ),
    (
      "background-priority",
      "background push rejected priority; background push delayed ios; background push not arriving priority 10"
    ),
    (
      "background-with-alert",
      "background push shows notification; background push with title dropped"
    ),
    (
      "data-only-on-apple",
      "data message not received iphone; data only message does not wake app ios; on message not called ios; data handler not called in background"
    ),
    (
      "high-priority-without-display",
      "high priority deprioritized android; high priority downgraded; data message delayed android doze"
    ),
    (
      "click-action-url",
      "click does nothing; click does nothing android; click opens wrong screen android; click action url not opened android; deep link not opened android"
    ),
    ("one-sided-click-action", "click works only on one platform; click ignored ios"),
    (
      "category-not-an-identifier",
      "click does nothing ios; category buttons not shown ios; action buttons missing iphone"
    ),
    (
      "web-click-action",
      "click does nothing web; click does not open page browser; click action ignored web"
    ),
    (
      "link-not-absolute",
      "link not opened web; click link does nothing browser; relative link web; link rejected"
    ),
    ("link-not-https", "link http rejected web"),
    ("link-on-other-origin", "link opens nothing other domain; link other website"),
    ("link-without-notification", "link without notification web"),
    ("link-in-action", "action button does not open link web; button click link browser"),
    (
      "duplicate-member",
      "notification twice; duplicate notification; notification received multiple times; same message delivered two times"
    ),
    (
      "badge-not-a-number",
      "badge does not change; badge stays same; badge count wrong; badge not updated ios; badge number not shown; app icon number"
    ),
    ("negative-notification-count", "badge android count wrong; notification count android"),
    ("numeric-web-badge", "badge web icon not shown; badge not shown browser"),
    (
      "bad-duration",
      "ttl invalid; ttl format rejected; time to live rejected; duration must end with s"
    ),
    ("ttl-out-of-range", "ttl too long; ttl more than four weeks; time to live out of range"),
    (
      "lifetime-mismatch",
      "notification arrives late on one platform; expires at different times; old notification after days"
    ),
    (
      "relative-apns-expiration",
      "offline iphone never gets notification; notification lost when device offline ios; expired immediately ios"
    ),
    (
      "millisecond-apns-expiration",
      "expiration in milliseconds ios; notification never expires ios"
    ),
    ("bad-web-ttl", "ttl web invalid; web push ttl rejected"),
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
      "data missing on android; common data not received; platform data replaces data"
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
      "notification not shown android; notification without title; blank notification; empty notification"
    ),
    ("empty-alert", "notification not shown ios; nothing displayed iphone; alert empty"),
    (
      "alert-text-in-aps",
      "title not shown ios; body missing ios; subtitle not shown; alert text missing iphone"
    ),
    ("aps-key-beside-aps", "aps key ignored; alert next to aps ignored"),
    (
      "payload-too-large",
      "payload too large; message too big; message too large; more than 4096 bytes; size limit exceeded"
    ),
    ("bad-color", "color rejected; color not applied; notification color wrong; invalid color"),
    (
      "icon-not-a-resource",
      "icon not shown android; white square icon; gray square instead of icon; grey icon android; small icon wrong"
    ),
    (
      "unknown-channel",
      "channel not found android; notification not shown android 8; notification channel missing; no notification oreo"
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
    ("sdk-spelling", "camel case field rejected rest api; sdk field name rejected"),
    (
      "wrong-type",
      "wrong type; string instead of object; number instead of string; cannot start list"
    ),
    ("missing-target", "recipient not set; no recipient; missing token; message without target"),
    (
      "multiple-targets",
      "token and topic together; oneof target already set; two targets; several recipients"
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
      "legacy api stopped working; legacy http api deprecated; 404 fcm send; old server key api; registration ids not supported; migrate to http v1"
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
      "content_available ignored; thread id ignored; aps underscore ignored; notifications not grouped ios"
    ),
    (
      "unknown-aps-key",
      "custom key in aps missing; aps custom data not received; custom data lost ios"
    ),
    ("nested-aps", "aps inside aps"),
    ("payload-without-aps", "apns payload without aps rejected"),
    ("mutable-content-in-headers", "mutable content in headers; content available in headers"),
    ("headers-in-payload", "apns priority in payload ignored; headers in payload ignored"),
    ("bad-apns-priority", "apns priority invalid; priority rejected ios"),
    ("bad-push-type", "push type invalid; push type rejected"),
    (
      "undeliverable-push-type",
      "voip push not delivered; pushkit voip not received; location push complication not delivered"
    ),
    (
      "bad-apns-topic", "apns topic wrong bundle id; bundle id mismatch; device token not for topic"
    ),
    (
      "long-collapse-id",
      "collapse id too long; notification not replaced ios; notifications pile up ios"
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
      "renotify type error; showNotification throws; web notification not shown typeerror"
    ),
    ("silent-with-vibrate", "silent notification vibrate type error"),
    ("too-many-actions", "action buttons missing web; only two buttons shown"),
    ("incomplete-action", "action button missing title web; actions type error"),
    ("unknown-web-option", "web option ignored"),
    ("timestamp-in-seconds", "web notification date 1970; timestamp 1970"),
    ("bad-vibrate", "vibration pattern invalid web"),
    ("short-vibrate-pattern", "vibration not working android; phone does not vibrate"),
    ("ignored-vibrate-timings", "custom vibration ignored; vibrate timings ignored"),
    ("black-light", "led does not light; notification light off"),
    (
      "literal-beats-loc-key",
      "translation not shown android; localized title ignored; title not translated"
    ),
    ("literal-with-alert-loc-key", "translation not shown ios; localized alert ignored iphone"),
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
    ("admin-ttl-unit", "ttl milliseconds node; ttl expires too fast node admin sdk"),
    ("invalid-utf8", "umlauts broken; strange characters; emoji broken encoding"),
    ("trailing-comma", "trailing comma; comma after last member"),
    ("comment", "comment in json"),
    ("byte-order-mark", "bom at start of file"),
    ("duplicate-key", "field set twice; same key twice"),
  ]

  /// Words with the same meaning: the first one replaces the others.
  static let synonyms = [
    "ios iphone ipad apple apns watch", "sound ring ringtone ringing audio silent mute quiet beep",
    "image picture photo pic thumbnail icture",
    "click tap touch press tapped clicked clicking tapping taps clicks",
    "android pixel samsung oreo", "web browser chrome firefox safari webpush",
    "notification push notifications pushes",
    "shown show displayed display appear appears visible shows displays see",
    "token tokens registration", "twice double duplicated duplicate multiple repeated",
    "opened open opens opening launch",
    "received receive arrive arrives arriving delivered deliver gets get",
    "rejected reject refused invalid rejects fails failed error",
    "woken wake wakes wakeup waken woke",
    "change changes changed update updated updating updates increase",
    "missing lost gone lacks lack without no not never does doesn't doesnt isn't isnt nothing nobody",
    "color colour", "ttl lifetime", "big large", "string strings text",
    "topic topics", "button buttons", "delayed late slow delay",
    "vibrate vibration vibrates vibrating", "badge badges", "data payload",
  ]

  /// Words without meaning for a search.
  static let stopWords =
    "a an the on in at of is are was be to for and or my our it its with when do i we that this but from by after has have why how can"
}
