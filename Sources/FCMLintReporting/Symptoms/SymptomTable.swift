import FCMLint

/// What is known of each aspect: the rows of the preview about it, its commonest causes in payloads,
/// and its causes outside.
package struct SymptomRow {
  /// What people see, as a phrase.
  package private(set) var phrase: String
  /// The rows of the preview.
  private(set) var rows: [String]
  /// The rules that explain it most often; others follow.
  package private(set) var rules: [String]
  /// Causes in the app, on the device or in the project.
  private(set) var outside: [String]

  /// A line for each aspect, then for a platform: phrase | rows | rules | causes outside the payload.
  private static let table = """
    live: a Live Activity does not start or change | summary background sound priority | incomplete-live-activity live-activity-push-type live-activity-token-is-fcm live-activity-milliseconds | the token is not the one that ActivityKit gave to the app; Live Activities by push need an APNs key (.p8), not a certificate; the widget decides what is drawn
    buttons: action buttons are missing or do nothing | buttons | too-many-actions incomplete-action link-in-action category-not-an-identifier
    buttons apple: | | category-not-an-identifier unknown-category | the app has not registered the category with UNUserNotificationCenter, or registers it too late
    buttons android: | | | FCM shows no buttons on Android: the app must show the notification itself, from a message with only data
    buttons web: | | too-many-actions link-in-action incomplete-action duplicate-action | browsers show at most two buttons, Safari none; the service worker must handle notificationclick
    badge: the badge is wrong or does not change | badge | badge-not-a-number negative-notification-count numeric-web-badge | the person can switch badges off
    badge apple: | | badge-not-a-number | the app has no permission for badges; nothing counts up by itself: the server sends the new number, and the app or a push with badge 0 clears it
    badge android: | | negative-notification-count | the launcher decides whether it shows a number or a dot; many show none
    badge web: | | numeric-web-badge | the badge of a web notification is an icon; a number on the app's icon needs navigator.setAppBadge in the page
    image: the image is not shown | image | image-not-a-url image-without-mutable-content image-not-https page-as-image unsupported-image-type image-on-local-host
    image apple: | | image-without-mutable-content unsupported-image-type image-without-alert image-without-extension page-as-image | the app has no notification service extension, it does not call FIRMessagingExtensionHelper, or its deployment target is newer than the device; the download fails or takes more than 30 seconds
    image android: | | image-not-a-url image-not-https page-as-image unsupported-image-type image-on-local-host | the file is larger than 1 MiB or does not load within 5 seconds; Android displays it only in an expanded notification
    image web: | | notification-field-in-web-headers image-not-a-url insecure-web-resource unsupported-image-type | Firefox and Safari show no images in notifications; an image in the common notification is not documented for the web
    vibration: the device does not vibrate as wanted | sound channel | short-vibrate-pattern ignored-vibrate-timings bad-vibrate silent-with-vibrate | since Android 8 the channel of the app decides; the device is silent or in Do Not Disturb
    light: the notification light is wrong | channel | black-light light-color-as-string light-color-out-of-range moot-default-light-settings | since Android 8 the channel of the app decides, and most devices have no light
    icon: the icon is wrong or a white square | icon | icon-not-a-resource resource-name | Android draws only the transparency of the small icon: it must be white on transparent, named in the app's manifest or in the message
    icon apple: | | | the icon is always that of the app; a message cannot change it
    icon web: | | insecure-web-resource | Safari shows the icon of the site; the file must load over https
    color: the color is wrong | color | bad-color | the color is that of the small icon and the app's name on Android, no background; the theme of the device may change it
    sound: no sound, or the wrong one | sound channel | sound-with-extension sound-without-channel silent-on-apple unsupported-sound-type sound-in-alert sound-not-a-resource | the device is silent, or the person has switched sounds off
    sound android: | | sound-with-extension sound-without-channel sound-not-a-resource resource-name sound-with-default-sound | since Android 8 the channel has the sound: create it with the sound, under a new ID, because a channel never changes; the file must be in res/raw
    sound apple: | | unsupported-sound-type silent-on-apple sound-in-alert sound-not-a-file sound-object-without-critical bad-sound | the file must be in the app's bundle, at most 30 seconds, and PCM, MA4 or µLaw; the device is silent or in Focus; critical alerts need an entitlement of Apple
    sound web: | | silent-with-vibrate unknown-web-option | browsers play no sound of the message; the system decides
    time: the time or the date is wrong | time | timestamp-in-seconds bad-web-timestamp bad-timestamp | the device shows its own time zone
    heads-up: the notification does not pop up | summary channel priority lock-screen | unknown-channel sound-without-channel high-priority-without-display bad-interruption-level | without a usable channel of its own a message goes to fcm_fallback_notification_channel, which has no heads-up banner: create a channel with IMPORTANCE_HIGH in the app and name it in channel_id; the person may have lowered it; notification_priority counts only up to Android 7.1
    heads-up apple: | | bad-interruption-level interruption-level-sound | the person has switched banners off, or a Focus hides them; time-sensitive and critical need a capability of the app
    twice: the notification appears twice | summary foreground | duplicate-member | the SDK shows a message that has a notification, and code of the app shows it again: send only data, or do not show it in code; the server sends it twice, by retries or to two tokens of one device
    twice web: | | duplicate-member | the SDK shows a message that has a notification, and then onBackgroundMessage runs: do not call showNotification there, or send only data; two service workers are registered
    twice android: | | duplicate-member | the system shows a message that has a notification, and the app's handler shows another one: send only data, or do not show it in code
    group: notifications are not grouped | group replaces | aps-key-spelling | Android groups only by code of the app, browsers not at all; on Apple devices thread-id groups
    tap: a tap opens nothing, or the wrong place | tap | click-action-url web-click-action link-not-absolute click-action-not-an-action one-sided-click-action category-not-an-identifier link-on-other-origin
    tap android: | | click-action-url click-action-not-an-action one-sided-click-action | click_action needs an activity with an intent filter for this action and category DEFAULT; without click_action the launcher activity opens and gets data as extras, which the app must read
    tap apple: | | category-not-an-identifier one-sided-click-action | a tap always opens the app, which must open the place itself in userNotificationCenter(_:didReceive:), also when the tap starts it; click_action is for Android: on Apple devices, aps.category chooses the buttons
    tap web: | | web-click-action link-not-absolute link-on-other-origin link-not-https link-without-notification link-in-action | a window of the site that is open gets the focus and the link is not opened; a service worker with its own notificationclick must be registered before the SDK and open the page itself; the link must have the host of the site
    replace: notifications replace each other, or do not | replaces collapse | collapse-key-without-tag long-collapse-id bad-web-topic | without a tag or collapse ID every message is a new notification
    replace android: | | collapse-key-without-tag | messages with a notification wait as one for an offline device: only the last arrives; data messages are kept unless they have the same collapse_key
    replace apple: | | long-collapse-id | APNs may keep only the last push of an app for an offline device: sources disagree
    lifetime: a message comes too late, or is lost when the device was offline | lifetime priority collapse | lifetime-mismatch relative-apns-expiration ttl-out-of-range millisecond-apns-expiration bad-duration bad-web-ttl
    lifetime apple: | | relative-apns-expiration millisecond-apns-expiration past-apns-expiration unknown-apns-header lifetime-mismatch | APNs may keep only the last push of an app for an offline device
    lifetime android: | | ttl-out-of-range bad-duration admin-ttl-unit lifetime-mismatch | FCM keeps at most 100 messages without a collapse key, and drops them for devices that were not connected for a month
    delay: a message arrives late | summary priority lifetime | high-priority-without-display background-priority unknown-enum-value misplaced-field
    delay android: | | high-priority-without-display unknown-enum-value misplaced-field | a message with normal priority, the default for data, waits while the device sleeps (Doze): set android.priority to HIGH; makers such as Xiaomi and Huawei stop apps; the app's standby bucket limits it, and high priority without a visible notification is lowered
    delay apple: | | background-priority bad-apns-priority | iOS gives an app two or three background pushes an hour, none in Low Power Mode; priority 5 may be delayed
    delay web: | | bad-urgency | a browser that is closed gets pushes when it starts; battery saving may delay those of normal urgency
    size: the message is too large | size | payload-too-large large-topic-payload payload-near-limit | the SDK adds nothing that counts: send an ID, and let the app load the rest
    language: the text is not translated | title subtitle body | literal-beats-loc-key literal-with-alert-loc-key loc-args-without-key alert-loc-args-without-key unknown-alert-key
    language android: | | literal-beats-loc-key loc-args-without-key | the app has no string resource with this key in the language of the device
    language apple: | | literal-with-alert-loc-key alert-loc-args-without-key unknown-alert-key non-string-loc-arg | Localizable.strings has no text with this key in the language of the device
    wake: the app is not woken, its handler does not run | summary background foreground priority | background-without-content-available data-only-on-apple background-priority flag-not-one high-priority-without-display aps-key-spelling background-with-alert
    wake android: | | high-priority-without-display android-v2-choice reserved-data-key display-keys-in-data | a message with a notification is shown by the system, and onMessageReceived does not run while the app is in the background: send only data, with android.priority HIGH; after a force stop, or on devices that stop apps, nothing runs; the service must be in the manifest
    wake apple: | | background-without-content-available data-only-on-apple aps-key-spelling flag-not-one background-priority background-with-alert alert-type-without-alert | a push with an alert is shown by the system, and the app runs only after a tap, unless content-available is 1; iOS wakes the app two or three times an hour, and not after the person has swiped it away; the app needs the background mode "Remote notifications" and application(_:didReceiveRemoteNotification:fetchCompletionHandler:)
    wake web: | | | onBackgroundMessage runs only in the service worker and without a visible page of the site: then onMessage of the page runs; the service worker must be registered and initialize Firebase
    data: data is missing or wrong in the app | data | non-string-value stripped-data-key replaced-data reserved-data-key unknown-aps-key overwritten-web-data data-value-object-text display-keys-in-data | with a notification, the app gets data only after the tap
    data apple: | | unknown-aps-key stripped-data-key unsafe-integer same-key-in-data-and-payload misplaced-field | the keys of data are in userInfo next to aps, not in an object data
    data android: | | replaced-data stripped-data-key reserved-data-key | after a tap, data is in the extras of the activity's intent, in onNewIntent if the activity is open
    data web: | | overwritten-web-data replaced-data | data is in payload.data of onBackgroundMessage, and in notification.data.FCM_MSG of notificationclick
    foreground: nothing is shown while the app is open | summary foreground | display-keys-in-data
    foreground android: | | | while the app is on the screen, onMessageReceived gets the message and must show a notification itself
    foreground apple: | | | while the app is on the screen, the system asks willPresent of the UNUserNotificationCenterDelegate: return .banner, .list and .sound
    foreground web: | | | while a page of the site is visible, its onMessage gets the message and must show it
    display: the notification is not shown | summary title body foreground lock-screen channel | display-keys-in-data empty-notification message-without-content unknown-channel empty-alert alert-text-in-aps renotify-without-tag | the person has not allowed notifications (Android 13 and later, Apple and browsers ask); the token is old or of another project
    display android: | | display-keys-in-data empty-notification unknown-channel reserved-data-key | the person has not allowed notifications (POST_NOTIFICATIONS since Android 13) or has switched off the channel; the channel of channel_id does not exist; the app was force-stopped; devices of some makers stop apps
    display apple: | | empty-alert alert-text-in-aps background-with-alert bad-push-type display-keys-in-data aps-key-beside-aps empty-aps | the person has not allowed notifications; the app has not registered for them, or its APNs key is not in the Firebase project; a Focus hides them; swizzling is off and the app does not pass on the APNs token
    display web: | | renotify-without-tag silent-with-vibrate incomplete-action nested-web-options unknown-web-option display-keys-in-data | the person has blocked notifications of the site, or the system those of the browser; firebase-messaging-sw.js is not registered; nothing is shown while a page of the site is visible; Safari on iOS shows pushes only of sites on the home screen
    text: the text is wrong or missing | title subtitle body | unresolved-placeholder alert-text-in-aps empty-notification null-in-web-notification data-value-object-text invalid-utf8 | the server fills the text before it sends the message
    target: the recipients are wrong | | topic-prefix bad-topic-name bad-condition missing-target multiple-targets bad-registration-token | the token is old or of another project; the app has not subscribed to the topic, which takes up to a day
    syntax: the request is not valid JSON | | missing-comma trailing-comma unclosed-container unquoted-key single-quoted-string | the program that sends the request changes it
    secret: a secret is in the file | | leaked-credential real-registration-token | a key that was published must be replaced
    arrival: the message is rejected or not delivered | summary priority lifetime | validate-only-left-on legacy-payload wrong-type unknown-field misplaced-field bad-registration-token missing-target topic-prefix | FCM answers with an error, whose text says more ("fcmlint explain TEXT FILE"); the token is old or of another project; the person has not allowed notifications; the device is offline or blocks mtalk.google.com
    arrival apple: | | bad-push-type undeliverable-push-type background-with-alert bad-apns-priority bad-apns-topic payload-without-aps empty-aps validate-only-left-on | the APNs key is not in the Firebase project or is for another team; the token is of a development build or of another project; the person has not allowed notifications
    arrival web: | | bad-web-ttl bad-urgency bad-web-topic web-ttl-out-of-range validate-only-left-on | the browser is closed, the subscription has ended or the VAPID key has changed; the person has blocked notifications of the site
    """

  package static let all: [String: SymptomRow] = {
    var all: [String: SymptomRow] = [:]
    var aspect = SymptomRow(phrase: "", rows: [], rules: [], outside: [])
    for line in table.split(separator: "\n") {
      let end = line.firstIndex(of: ":") ?? line.startIndex
      let cells = Lexicon.cells(line[end...].dropFirst(), "|") + ["", "", "", ""]
      func words(_ index: Int) -> [String] { cells[index].split(separator: " ").map { String($0) } }
      if !cells[0].isEmpty { (aspect.phrase, aspect.rows) = (cells[0], words(1)) }
      aspect.rules = words(2)
      aspect.outside = Lexicon.cells(cells[3][...], ";")
      all[String(line[..<end])] = aspect
    }
    return all
  }()

  /// What is known of an aspect, on a platform if it is one.
  package static func of(_ aspect: SymptomSet.Aspect, _ platform: PayloadSize.Platform? = nil)
    -> SymptomRow?
  {
    platform.flatMap { all["\(aspect.rawValue) \($0.rawValue)"] } ?? all[aspect.rawValue]
  }

  /// What is known of the first aspect of a question on its platforms.
  static func all(of question: SymptomQuestion) -> [SymptomRow] {
    guard let aspect = question.aspects.first else { return [] }
    let own = question.platforms.compactMap { of(aspect, $0) }
    return own.isEmpty ? [of(aspect)].compactMap { $0 } : own
  }

  /// The causes of a symptom outside the payload; if it is about no platform, the first of each, too.
  static func outside(_ question: SymptomQuestion) -> [String] {
    let rows = all(of: question).flatMap { $0.outside }
    guard question.platforms.isEmpty, let aspect = question.aspects.first else { return rows }
    return rows
      + PayloadSize.Platform.allCases.compactMap { platform in
        let row = all["\(aspect.rawValue) \(platform.rawValue)"]
        return row?.outside.first.map { "\(platform.phrase): \($0)" }
      }
  }

  /// What people ask about a row of the preview.
  package static func aspect(of row: EffectiveMessage.Aspect) -> SymptomSet.Aspect {
    switch row {
    case .channel, .lockScreen: .headsUp
    case .background: .wake
    case .priority: .delay
    case .replaces, .collapse: .replace
    default: SymptomSet.Aspect(rawValue: row.rawValue) ?? .display
    }
  }
}
