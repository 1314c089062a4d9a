/// A known error of FCM, APNs or an SDK.
package struct KnownError: Sendable {
  /// Parts of the error text in order, separated by `*` for values.
  package let template: String
  /// What the error means.
  package let meaning: String
  /// The rules that find its causes in a payload, the likeliest first; empty if the payload is not
  /// at fault.
  package var rules: [String] { names.split(separator: " ").map { String($0) } }
  private let names: String

  init(_ template: String, _ meaning: String, rules names: String = "") {
    self.template = template
    self.meaning = meaning
    self.names = names
  }

  /// Whether the text fits any cause, so that a more exact text next to it counts.
  var isVague: Bool { Self.vague.contains(template) }
  private static let vague = [
    "Request contains an invalid argument", "INVALID_ARGUMENT", "Invalid JSON payload received",
    "messaging/invalid-argument", "InvalidParameters",
  ]

  /// The template as people read it.
  package var text: String { String(template.map { $0 == "*" ? "…" : $0 }) }

  /// The texts of the errors that a rule explains.
  package static func texts(of rule: String) -> [String] {
    all.filter { $0.rules.contains(rule) }.map { $0.text }
  }

  /// All known errors.
  package static let all =
    fields + values + syntax + targets + sdk + apns + credentials + capacity

  /// The HTTP status codes with the templates of the errors that explain them.
  static let statuses: [(code: String, template: String)] = [
    ("400", "INVALID_ARGUMENT"), ("401", "UNAUTHENTICATED"), ("403", "PERMISSION_DENIED"),
    ("404", "404 not found"), ("429", "QUOTA_EXCEEDED"), ("500", "InternalServerError"),
    ("503", "503*UNAVAILABLE"), ("unavailable", "503*UNAVAILABLE"),
  ]

  private static let fields = [
    KnownError(
      "Unknown name * Cannot find field", "The API does not support a field of the request.",
      rules: "unknown-field misplaced-field legacy-field sdk-spelling"),
    KnownError(
      "Unknown name \"*\": Cannot find field",
      "A request has only message and validate_only at its root: wrap the message as {\"message\": …}.",
      rules: "missing-field misplaced-field unknown-field"),
    KnownError(
      "Unknown name \"to\" * Cannot find field", "The request has a field of the legacy API.",
      rules: "legacy-field legacy-payload mixed-legacy-and-v1"),
    KnownError(
      "Unknown name \"registration_ids\" * Cannot find field",
      "The request has a field of the legacy API.", rules: "legacy-payload legacy-field"),
    KnownError(
      "Proto field is not repeating, cannot start list", "A list is given for a single value.",
      rules: "wrong-type"),
    KnownError(
      "Invalid data payload key", "A data key is reserved.",
      rules: "reserved-data-key stripped-data-key"),
    KnownError("invalid-data-payload-key", "A data key is reserved.", rules: "reserved-data-key"),
    KnownError("InvalidDataKey", "A data key is reserved.", rules: "reserved-data-key"),
  ]

  private static let values = [
    KnownError(
      "Invalid value at", "A field has a value of the wrong type.",
      rules: "wrong-type unknown-enum-value non-string-value"),
    KnownError(
      "Invalid value at * data[*].value * (TYPE_STRING)", "The values in data must be strings.",
      rules: "non-string-value"),
    KnownError(
      "Invalid value at * headers[*].value * (TYPE_STRING)",
      "The values in headers must be strings.",
      rules: "non-string-value"),
    KnownError(
      "Invalid value at * (type.googleapis.com/*Priority)", "The priority is not one of its words.",
      rules: "unknown-enum-value enum-as-number"),
    KnownError(
      "Invalid value at * (type.googleapis.com/*Visibility)",
      "The visibility is not one of its words.", rules: "unknown-enum-value enum-as-number"),
    KnownError(
      "Invalid value at * (type.googleapis.com/*Proxy)", "The proxy is not one of its words.",
      rules: "unknown-enum-value enum-as-number"),
    KnownError(
      "Invalid value at * (type.googleapis.com/google.protobuf.Struct)",
      "apns.payload or webpush.notification is not an object.", rules: "wrong-type"),
    KnownError(
      "Invalid value at * (TYPE_INT32)", "The value must be a whole number of 32 bits.",
      rules: "number-out-of-range wrong-type"),
    KnownError(
      "Invalid value at * (TYPE_FLOAT)", "The value must be a number.",
      rules: "number-out-of-range wrong-type"),
    KnownError(
      "Starting an object on a scalar field", "An object is given for a single value.",
      rules: "wrong-type non-string-value"),
    KnownError(
      "Cannot bind a list to map", "A list is given for an object.", rules: "wrong-type"),
    KnownError(
      "Repeated map key", "A key occurs twice in data, headers or a free object.",
      rules: "duplicate-key"),
    KnownError(
      "Invalid time format", "A time must be RFC 3339.", rules: "bad-timestamp"),
    KnownError(
      "Invalid data type for timestamp", "A time must be RFC 3339.", rules: "bad-timestamp"),
    KnownError(
      "Invalid duration format", "A duration must be a string of seconds that ends in s.",
      rules: "bad-duration"),
    KnownError(
      "Illegal duration format", "A duration must be a string of seconds that ends in s.",
      rules: "bad-duration ttl-out-of-range"),
    KnownError(
      "Invalid data type for duration", "A duration must be a string of seconds that ends in s.",
      rules: "bad-duration"),
    KnownError(
      "Invalid value at * (type.googleapis.com/google.protobuf.Timestamp)",
      "A time must be RFC 3339.",
      rules: "bad-timestamp"),
    KnownError(
      "Invalid value at * (oneof), oneof field * is already set",
      "The message has more than one target.",
      rules: "multiple-targets two-spellings"),
    KnownError(
      "Invalid value * for \"time_to_live\"", "The lifetime is out of range.",
      rules: "ttl-out-of-range legacy-payload"),
    KnownError(
      "InvalidTtl", "The lifetime is out of range.", rules: "ttl-out-of-range bad-duration"),
    KnownError(
      "TTL must be a non-negative integer", "The web TTL must be seconds in digits.",
      rules: "bad-web-ttl web-ttl-out-of-range"),
    KnownError(
      "Value for APS key * is either 0 or 1", "A flag in aps must be the number 1.",
      rules: "flag-not-one"),
    KnownError(
      "Request contains an invalid argument", "FCM rejects a value without naming its field.",
      rules: "bad-condition bad-registration-token wrong-type payload-too-large background-priority"
    ),
    KnownError(
      "INVALID_ARGUMENT",
      "FCM rejects a value of the request. The details of the error may name the field.",
      rules: "wrong-type unknown-field bad-registration-token payload-too-large bad-condition"),
    KnownError(
      "InvalidParameters", "FCM rejects a value of the request.", rules: "wrong-type unknown-field"),
    KnownError(
      "invalid-payload", "The Admin SDK rejects the message before it sends it.",
      rules: "wrong-type non-string-value admin-two-spellings admin-null-value"),
    KnownError(
      "LocKey is required when specifying", "Localization arguments require their key.",
      rules: "loc-args-without-key alert-loc-args-without-key"),
    KnownError(
      "volume must be in the interval", "The volume must be between 0 and 1.", rules: "bad-sound"),
    KnownError(
      "color must be in the form #RRGGBB", "The color must have the form #rrggbb.",
      rules: "bad-color"),
    KnownError(
      "color must be in * #RRGGBB or #RRGGBBAA", "The color must have the form #rrggbb.",
      rules: "admin-bad-light-color bad-color"),
    KnownError(
      "ttl * must not be negative", "The lifetime is out of range.", rules: "ttl-out-of-range"),
    KnownError(
      "priority must be * normal", "The priority is not one of its words.",
      rules: "unknown-enum-value enum-as-number"),
    KnownError(
      "must be a string", "A value must be a string.", rules: "wrong-type non-string-value"),
    KnownError(
      "data * must be a string", "The values in data must be strings.", rules: "non-string-value"),
    KnownError(
      "must be a non-empty string", "A value must be a string that is not empty.",
      rules: "empty-target bad-sound wrong-type"),
    KnownError(
      "Sound.name must be a non-empty string", "The sound has no name.", rules: "bad-sound"),
    KnownError(
      "must only contain string values", "The values in data must be strings.",
      rules: "non-string-value"),
    KnownError(
      "must not contain non-string values", "The values in data must be strings.",
      rules: "non-string-value"),
    KnownError(
      "imageUrl must be a valid URL", "The image must be a URL.",
      rules: "admin-bad-image-url image-not-a-url"),
    KnownError(
      "must be a non-null object", "An object is null or not an object.",
      rules: "admin-null-value wrong-type"),
    KnownError(
      "reading 'toUpperCase'", "A priority, visibility or proxy is null.",
      rules: "admin-null-value"),
    KnownError(
      "toUpperCase is not a function", "A priority, visibility or proxy is not a word.",
      rules: "enum-as-number"),
    KnownError(
      "Multiple specifications for", "A field is set under two names.",
      rules: "admin-two-spellings two-spellings"),
    KnownError(
      "TTL must be a non-negative duration in milliseconds", "The SDK expects milliseconds.",
      rules: "admin-ttl-unit"),
  ]

  private static let targets = [
    KnownError(
      "Recipient of the message is not set", "The message has no target.",
      rules: "missing-target empty-target"),
    KnownError(
      "Exactly one of * token * or condition",
      "The message has no target or several.", rules: "missing-target multiple-targets"),
    KnownError(
      "MissingRegistration", "The message has no target.", rules: "missing-target legacy-payload"),
    KnownError(
      "invalid-recipient", "The target is not valid.", rules: "missing-target empty-target"),
    KnownError(
      "registration token is not a valid FCM registration token",
      "The token is not a token of FCM. A message for Apple devices with a wrong priority can cause the same error.",
      rules: "bad-registration-token truncated-value background-priority"),
    KnownError(
      "Invalid registration token",
      "The token is not a token of FCM. A message for Apple devices with a wrong priority can cause the same error.",
      rules: "bad-registration-token truncated-value background-priority"),
    KnownError(
      "InvalidRegistration", "The token is not a token of FCM.",
      rules: "bad-registration-token truncated-value"),
    KnownError(
      "invalid-registration-token", "The token is not a token of FCM.",
      rules: "bad-registration-token truncated-value"),
    KnownError(
      "Topic name contains invalid characters", "The topic name is not valid.",
      rules: "bad-topic-name topic-prefix"),
    KnownError(
      "Malformed topic name", "The topic name is not valid.", rules: "bad-topic-name topic-prefix"),
    KnownError(
      "Invalid condition expression", "The condition is not valid.",
      rules: "bad-condition too-many-topics double-quoted-topic"),
    KnownError(
      "TOO_MANY_TOPICS",
      "The app instance is subscribed to too many topics. The payload is not at fault."),
    KnownError(
      "no valid registration ids", "The device group request has no valid token.",
      rules: "no-members bad-registration-token"),
    KnownError(
      "InvalidPackageName", "The token belongs to another app than restricted_package_name.",
      rules: "bad-package-name"),
    KnownError(
      "notification_key already exists",
      "The device group exists: use the operation add. The payload is not at fault."),
    KnownError(
      "notification_key not found", "The device group does not exist: use the operation create.",
      rules: "bad-operation missing-group-field"),
  ]
}
