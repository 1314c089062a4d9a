// The errors of FCM, APNs, push services of browsers, the SDKs, their logs, and parsers of JSON.
extension KnownError {
  /// A line for each meaning: texts → the meaning → the rules that find its causes. `|` separates
  /// texts, and `*` in a text replaces values. Without a meaning, the first rule says it; without rules,
  /// the payload is not at fault.
  static let table = #"""
    Unknown name * Cannot find field → The API does not support a field of the request. → unknown-field misplaced-field legacy-field sdk-spelling
    Unknown name "*": Cannot find field → A request has only message and validate_only at its root: wrap the message as {"message": …}. → missing-field misplaced-field unknown-field
    Unknown name "to" * Cannot find field → The request has a field of the legacy API. → legacy-field legacy-payload mixed-legacy-and-v1
    Unknown name "registration_ids" * Cannot find field → The request has a field of the legacy API. → legacy-payload legacy-field
    Proto field is not repeating, cannot start list | Starting an object on a scalar field | Cannot bind a list to map → A list or an object is given where the field takes something else. → wrong-type non-string-value
    Invalid data payload key | invalid-data-payload-key | InvalidDataKey → → reserved-data-key stripped-data-key
    Invalid value at → A field has a value of the wrong type. → wrong-type unknown-enum-value non-string-value
    Invalid value at * data[*].value * (TYPE_STRING) | data * must be a string | must only contain string values | must not contain non-string values | Invalid value at * headers[*].value * (TYPE_STRING) | Data values must be strings | must only contain strings → → non-string-value
    Invalid value at * (type.googleapis.com/*Priority) | priority must be | visibility must be | proxy must be | unknown priority | unknown visibility | unknown proxy | Invalid priority | Invalid visibility | Invalid proxy | Invalid value at * (type.googleapis.com/*Visibility) | Invalid value at * (type.googleapis.com/*Proxy) → → unknown-enum-value enum-as-number
    Invalid value at * (type.googleapis.com/google.protobuf.Struct) → apns.payload or webpush.notification is not an object. → wrong-type
    Invalid value at * (TYPE_INT32) | Invalid value at * (TYPE_FLOAT) → The value must be a number in the range of its field, and whole for (TYPE_INT32). → number-out-of-range wrong-type
    Repeated map key → → duplicate-key
    Invalid time format | Invalid data type for timestamp | Invalid value at * (type.googleapis.com/google.protobuf.Timestamp) → → bad-timestamp
    Illegal duration format | Invalid duration format | must be a duration in | number of segments in ttl | Invalid data type for duration → → bad-duration ttl-out-of-range
    oneof field * is already set → → multiple-targets two-spellings
    InvalidTtl | ttl * must not be negative | Invalid value * for "time_to_live" | ttl must be less than | TTL * exceeds → → ttl-out-of-range bad-duration sdk-int-overflow legacy-payload
    must not be negative → A duration must not be negative. → negative-duration admin-bad-vibrate-timings admin-bad-light-settings
    notificationCount if specified → → negative-notification-count
    direction must be | Invalid direction → → bad-direction
    analytics label must | Malformed * analytics_label → → bad-analytics-label
    TTL must be a non-negative integer | BadTtl → → bad-web-ttl web-ttl-out-of-range zero-web-ttl
    Value for APS key * is either 0 or 1 → → flag-not-one
    Value for APS key → FCM rejects a value in aps. → flag-not-one wrong-aps-type badge-not-a-number bad-alert
    Request contains an invalid argument → FCM rejects a value without naming its field. → bad-condition bad-registration-token wrong-type payload-too-large background-priority
    INVALID_ARGUMENT | InvalidParameters | HTTP 400 | invalid-options → FCM rejects a value of the request. The details of the error may name the field. → wrong-type unknown-field bad-registration-token payload-too-large bad-condition
    invalid-payload → The Admin SDK rejects the message before it sends it. → wrong-type non-string-value admin-two-spellings admin-null-value
    LocKey is required when specifying → → loc-args-without-key alert-loc-args-without-key
    volume must be in the interval | sound.volume must be | Volume of CriticalSound must | Sound.name must be a non-empty string | name must not be null | Name must be specified for CriticalSound | CriticalSond.name must | aps.sound must be a non-empty string | sound as a struct → → bad-sound
    color must be in the form #RRGGBB | color must be in the #RRGGBB form → → bad-color
    color must be in * #RRGGBB or #RRGGBBAA | Light Settings Color | LightSettings.color | LightSettingsColor must → → admin-bad-light-color bad-color
    must be a string | must be a number | must be a boolean | must be a datetime | must be a list of → → wrong-type non-string-value
    must be a non-empty string | must be provided and not an empty | topic name cannot be empty → A value must be a string that is not empty. → empty-target bad-sound wrong-type
    imageUrl must be a valid URL → → admin-bad-image-url image-not-a-url
    must be a non-null object → → admin-null-value wrong-type
    Multiple specifications for → → admin-two-spellings sdk-repeated-key two-spellings
    multiple alert specifications | multiple sound specifications | Multiple specifications for * key | Multiple specifications for * ( → → sdk-repeated-key
    must be an instance of | must be a list of messaging.Message | must be a list of WebpushNotificationAction | must be a dict → The SDK for Python takes objects of its classes, such as messaging.Notification, and dicts only for data, headers and custom data. → wrong-type
    TTL must be a non-negative duration in milliseconds → → admin-ttl-unit
    Recipient of the message is not set | MissingRegistration → → missing-target empty-target legacy-payload
    Exactly one of * token * or condition → → missing-target multiple-targets
    invalid-recipient → The target is not valid. → missing-target empty-target
    registration token is not a valid FCM registration token | Invalid registration token | InvalidRegistration | invalid-registration-token → The token is not a token of FCM. A message for Apple devices with a wrong priority can cause the same error. → bad-registration-token truncated-value background-priority
    Topic name contains invalid characters | Malformed topic name | Invalid topic name | topic name not specified | topic must not be null | Topic provided to → → bad-topic-name topic-prefix
    Invalid condition expression → → bad-condition too-many-topics double-quoted-topic
    TOO_MANY_TOPICS | messaging/too-many-topics | too-many-topics → The app instance is subscribed to too many topics.
    no valid registration ids → The device group request has no valid token. → no-members bad-registration-token
    InvalidPackageName | invalid-package-name → The token belongs to another app than restricted_package_name. → bad-package-name
    notification_key already exists → The device group exists: use the operation add.
    notification_key not found → The device group does not exist: use the operation create. → bad-operation missing-group-field
    [aps] must be a non-empty dictionary → → empty-aps
    Value type for APS key * is a number → A value in aps must be a number. → badge-not-a-number wrong-aps-type
    Value type for APS key * is a String | alert must be a string | alert must be string | alert as a struct → A value in aps must be a string. → bad-alert wrong-aps-type
    BadUrgency → → bad-urgency
    BadWebPushTopic → → bad-web-topic
    BadCollapseId → → long-collapse-id
    BadExpirationDate → → bad-apns-expiration relative-apns-expiration
    BadMessageId → → bad-apns-id
    BadPriority → The apns-priority header is not valid for the push. → bad-apns-priority background-priority
    BadTopic | MissingTopic | DeviceTokenNotForTopic → → bad-apns-topic
    TopicDisallowed → The APNs key may not be used for this topic. Unless the payload sets apns-topic, it is not at fault. → bad-apns-topic
    InvalidPushType → → bad-push-type live-activity-push-type
    DuplicateHeaders → → duplicate-apns-header
    PayloadEmpty | payload must contain an [aps] key → → payload-without-aps empty-aps
    BadDeviceToken → The device token does not belong to this environment (development or production), or it is not a device token. The payload is not at fault, except for a wrong live_activity_token.
    MissingDeviceToken → The request names no device.
    SENDER_ID_MISMATCH | MismatchSenderId | SenderId mismatch | mismatched-credential → The token belongs to another Firebase project: use the service account of the project in the app.
    UNREGISTERED | NotRegistered | registration-token-not-registered | Requested entity was not found | 410 gone | gone 410 | ExpiredToken | installation-id-not-registered | has unsubscribed or expired → The token has expired, or the app was removed: delete the token or installation ID.
    THIRD_PARTY_AUTH_ERROR | third-party-auth-error | Auth error from APNS or Web Push Service → The APNs key or the web push credentials of the Firebase project are missing or wrong: upload them in the Firebase console.
    InvalidProviderToken | APNS_AUTH_ERROR | InvalidApnsCredential | ExpiredProviderToken | MissingProviderToken | TooManyProviderTokenUpdates | KeyIdInToken | BadCertificate | invalid-apns-credential → The APNs key of the Firebase project, its ID or the team ID is missing or wrong, or is for another environment.
    PERMISSION_DENIED | 403 forbidden | cloudmessaging.messages.create | HTTP 403 → The service account may not send messages, or the API is disabled in the project.
    UNAUTHENTICATED | 401 unauthorized | invalid authentication credentials | missing required authentication credential | HTTP 401 → The request has no access token, or it has expired. Get a new one from the service account.
    missing an Authentication Key → The request has no access token, or goes to the legacy API, which is switched off.
    Cloud Messaging API has not been used in project → The API is disabled in the project: enable it in the Google Cloud console.
    404 not found | HTTP 404 | DeprecatedEndpoint → The legacy API is used, which is switched off; or the URL or the project ID is wrong; or the token has expired. → legacy-payload retired-batch-call
    QUOTA_EXCEEDED | rate exceeded | RESOURCE_EXHAUSTED | TooManyRequests | MessageRateExceeded | concurrent-batches-limit-exceeded | rate limit | HTTP 429 → Too many messages are sent, to one device or in all: wait, and send at a lower rate.
    503*UNAVAILABLE | currently unavailable | server-unavailable | DEADLINE_EXCEEDED | InternalServerError | internal-error | IdleTimeout | ServiceUnavailable | HTTP 500 | HTTP 502 | HTTP 503 | Shutdown | response from topic management | topic management response → FCM or APNs is overloaded, failed or did not answer in time: retry with increasing delays.
    Message is too large | payload-size-limit-exceeded | message is too big | MessageTooBig | PayloadTooLarge → → payload-too-large large-topic-payload
    tokens must not contain more than 500 | tokens list must not contain more than 500 | tokens and fids must not exceed | total tokens and fids | more than 500 tokens | at most 500 tokens → → admin-too-many-tokens
    messages must be a non-empty | messages must not be | messages list must not be empty | messages * must not contain more than | At most 500 messages → One call sends 1 to 500 messages: split the list, and do not send an empty one.
    tokens list must not contain more than 1000 | token list must not contain more than 1000 | Too many registration tokens → → too-many-registration-tokens
    tokens must be a non-empty array | fids must be a non-empty array | tokens must be a valid array | fids must be a valid array | tokens or fids must be specified | MulticastMessage.tokens or MulticastMessage.fids | at least one token or fid | no tokens specified | tokens list must not be null | token list must not be | registration tokens must be null | At least one message is required | max_workers must be greater than 0 → → admin-no-tokens
    tokens must not be null | none of the * can be null or empty | tokens must be non-empty strings | list must not contain empty | list must not contain null → A token in the list is empty. → empty-target no-members
    message must not be n | valid Firebase app instance | App argument must not | dryRun must be a boolean → The call of the SDK is wrong: it takes a message, then true or false for a dry run, after initializeApp.
    project ID is required | determine project ID → The SDK does not know the project: give it the service account, or set GOOGLE_CLOUD_PROJECT.
    messaging/invalid-argument → The Admin SDK rejects an argument, such as a list of tokens that is empty or too long. → admin-no-tokens admin-too-many-tokens wrong-type
    sendMulticast is not a function → Version 13 of the Admin SDK for Node.js removed it: call sendEachForMulticast.
    sendAll is not a function → Version 13 of the Admin SDK for Node.js removed it: call sendEach.
    sendTo* is not a function → Version 13 of the Admin SDK for Node.js removed it: call send.
    no attribute 'send_ → Version 7 of the Admin SDK for Python removed it: call send_each or send_each_for_multicast.
    site has been updated in the background → Chrome shows this if a push arrives and the service worker shows no notification, such as for a message with only data.
    attachment file type | UNErrorDomain Code=101 → → unsupported-image-type image-without-extension page-as-image
    renotify flag must specify a non-empty tag → → renotify-without-tag
    Silent notifications must not specify vibration patterns → → silent-with-vibrate
    Failed to execute 'showNotification' → The browser rejects the options of the notification. → renotify-without-tag silent-with-vibrate incomplete-action bad-direction
    Expected : between key:value pair | Expected ':' after property name | Expecting ':' delimiter | after object key → → missing-colon missing-braces
    Expected , or } after key:value pair | Expected , or ] after array value | Unexpected string in JSON | Expected ',' or '}' after property value | Expected ',' or ']' after array element | Expecting ',' delimiter | after object key:value pair | after array element | expecting comma to separate → → missing-comma
    Expected an object key or } | Expected property name or '}' → → unquoted-key trailing-comma single-quoted-string unexpected-token
    Expected a value | Expecting value → → missing-value unexpected-token non-json-literal backtick-string empty-source
    Unexpected token → → unexpected-token trailing-comma single-quoted-string
    Closing quote expected in string | Unterminated string → → unterminated-string control-character
    Parsing terminated before end of input | Unexpected non-whitespace character after JSON | Extra data: line | after top-level value → → extra-content unclosed-container missing-braces
    Unexpected end of string | Unexpected end of JSON input → → unclosed-container unterminated-string
    Encountered non UTF-8 code points → → invalid-utf8
    Invalid JSON payload received → FCM cannot read the request. → unexpected-token unknown-field
    Unexpected token } | Unexpected token ] | Unexpected token '}' | Unexpected token ']' | Illegal trailing comma | invalid character ']' looking for beginning of value → → trailing-comma missing-value
    Expected double-quoted property name | Expecting property name enclosed in double quotes | looking for beginning of object key string | double-quote to start field name → → trailing-comma unquoted-key single-quoted-string
    Bad control character in string literal | Invalid control character at | in string literal → → control-character
    Bad escaped character in JSON | Invalid \escape → → bad-escape
    looking for beginning of value | Unrecognized token * was expecting → → non-json-literal unexpected-token missing-value trailing-comma
    invalid character ''' looking for beginning of value → → single-quoted-string
    Unterminated object | Unterminated array → → missing-comma unclosed-container
    VapidPkHashMismatch → The subscription was made with another VAPID key than the one that signs the push: subscribe again in the browser with the web push certificate of this Firebase project.
    BadVapidPublicKey | BadJwtToken | BadWebPushRequest → The VAPID key or its signature is wrong: check the web push certificate of the Firebase project. FCM signs the push itself.
    UNSPECIFIED_ERROR | messaging/unknown-error | UnknownError → FCM gives no reason, or one that the SDK does not know: read the raw text of the server in the error, then retry with increasing delays.
    ALREADY_EXISTS | 409 conflict | HTTP 409 → The subscription or the device group exists already: nothing is left to do.
    quota metric * and limit → The project sends more requests than its quota allows in a minute: retry after the time in the header retry-after, or request a higher quota in the Google Cloud console.
    messaging/permission-blocked | messaging/permission-default | permission was not granted and blocked | No notification permission has been granted | Registration failed - permission denied → The user has not allowed notifications, or has blocked them: ask again after a click, or unblock them in the settings.
    messaging/failed-service-worker-registration | messaging/failed-serviceworker-registration | We are unable to register the default service worker → The browser cannot load firebase-messaging-sw.js: put it at the root of the site, serve it as JavaScript over HTTPS, or pass your own registration to getToken.
    messaging/unsupported-browser | doesn't support the API's required to use the Firebase SDK | messaging/indexed-db-unsupported → The browser does not support push, for example in a private window, a web view, or Safari on iOS without a home screen app.
    messaging/token-subscribe-failed | messaging/token-unsubscribe-failed | messaging/token-update-failed | AbortError: Registration failed | Registration failed - push service error | messaging/token-subscribe-no-token | messaging/token-update-no-token | messaging/missing-app-config-values → The browser cannot reach the push service, or the VAPID key or API key of the web app is wrong.
    messaging/invalid-vapid-key | applicationServerKey is not valid | messaging/use-vapid-key-after-get-token → The VAPID key that getToken gets is not the public key of the web push certificate in the Firebase console.
    messaging/invalid-sw-registration | messaging/use-sw-after-get-token | Subscription failed - no active Service Worker → The service worker is not active yet: wait for navigator.serviceWorker.ready before getToken.
    APNS device token not set before retrieving FCM Token | No APNS token specified before fetching FCM Token | apns-token-not-set | APNS token has not been set yet | Declining request for FCM Token | registered for remote messages before → The app requests a token before iOS has registered for push: call registerForRemoteNotifications, add the capability, and wait for the APNs token.
    no valid "aps-environment" entitlement | no valid 'aps-environment' entitlement → The app has no Push Notifications capability in Xcode, or its provisioning profile has none.
    Failed to fetch a valid Google OAuth2 access token | Error fetching access token | Could not load the default credentials | Credential implementation provided to initializeApp * failed | Could not refresh access token | invalid_grant | authentication-error | app/invalid-credential | app/no-app | Failed to parse private key | Invalid PEM formatted message → The SDK gets no access token: check the file of the service account, the line breaks in its private_key, whether the key was deleted, the clock of the server and its network.
    messaging/app-instance-mismatch | SERVICE_NOT_AVAILABLE | MISSING_INSTANCEID_SERVICE | FIS_AUTH_ERROR | AUTHENTICATION_FAILED | INVALID_SENDER | PHONE_REGISTRATION_ERROR | TOO_MANY_REGISTRATIONS | Firebase Installations Service is unavailable → The app gets no token from FCM: check Google Play services, the network, and google-services.json with its API key.
    Notification pending intent canceled → Android starts an old intent of the app, which was updated or stopped since. Tap a new notification; if it opens nothing, check click_action.
    No activity found to launch app → The app has no launcher activity, or none with an intent filter for the click_action. → click-action-url click-action-not-an-action
    requested notification channel * has not been created → The app has not created the channel of channel_id, so the notification goes to the default channel. → unknown-channel
    Missing Default Notification Channel metadata → The manifest names no default channel, so a notification without channel_id goes to "Miscellaneous": name one in the manifest, or set channel_id.
    Icon resource * not found | Couldn't find the icon | no valid small icon → The icon is no drawable of the app. → icon-not-a-resource resource-name
    Failed to download image | Failed to decode image | Image exceeds max size | Failed to load image → The device cannot load the image: it must be a file of up to 1 MiB that loads within 5 seconds. → image-not-a-url page-as-image image-not-https image-on-local-host unsupported-image-type
    CLEARTEXT communication * not permitted | Cleartext HTTP traffic * not permitted → → image-not-https
    Background message handler * not been registered | No task registered for key ReactNativeFirebaseMessagingHeadlessTask | no onBackgroundMessage handler → The app registers its background handler too late: call it in the file that starts the app.
    unsupported content type | ENOTFOUND | ECONNREFUSED | ECONNRESET | ETIMEDOUT | getaddrinfo | app/network-error | error while making request → The server cannot reach Google: check its network, proxy and DNS.
    Multiple entries with same key | cannot be specified as part of custom data | must specify the aps | aps must be specified | Aps dictionary is required → The payload sets aps twice, or not at all. → sdk-repeated-key payload-without-aps
    is a reserved word | reserved word → → reserved-data-key
    valid https url | a HTTPS URL | invalid link URL → → link-not-https link-not-absolute
    Malformed URL | Malformed image URL | invalid image URL → → image-not-a-url
    reading 'toUpperCase' | Cannot read properties of null → → admin-null-value
    toUpperCase is not a function → A priority, visibility or proxy is not a word. → enum-as-number
    unexpected keyword argument → The SDK has no parameter with this name. → sdk-spelling unknown-field
    vibrateTiming* must | vibrateTiming* should → → admin-bad-vibrate-timings
    eventTimestamp must be | event timestamp should be → → admin-bad-event-timestamp
    lightSettings must | lightO*Duration* must | light_o*_duration_millis is required → → admin-bad-light-settings
    batch was not found | /batch | parsing multipart body | parsing content-type header → → retired-batch-call
    Adaptive icons cannot be used → The default icon of the app is adaptive, which notifications cannot show: name a white drawable in the manifest or in icon.
    messaging/only-available-in-window | messaging/only-available-in-sw → The code runs in the service worker, but is for the page, or the other way round.
    broadcast intent callback: result | Failed to broadcast to stopped app → The app was force-stopped, by the user or by the maker's battery manager: it gets no messages until someone opens it.
    analytics library is missing | Remote Notifications proxy enabled | remote notifications are not supported in the simulator → The log says how the app is built, and no message failed because of it, except in an old iOS simulator, which gets no pushes.
    """#
}
