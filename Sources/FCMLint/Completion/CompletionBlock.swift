/// A block of several members, such as all that an image on Apple devices needs.
struct CompletionBlock: Sendable {
  typealias Members = [(name: String, value: Skeleton)]

  var label: String
  var summary: String
  var members: Members

  init(_ label: String, _ summary: String, _ members: Members) {
    self.label = label
    self.summary = summary
    self.members = members
  }

  /// The blocks for an object of a send request, with the names of the REST API.
  static func all(in object: SchemaObject.ID, hasText: Bool) -> [CompletionBlock] {
    switch object {
    case .message: inMessage(hasText: hasText)
    case .apnsConfig: inApns(hasText: hasText)
    case .aps, .adminAps: inAps
    case .webpushConfig: [link(hasText: hasText), buttons]
    case .androidConfig: [urgent]
    case .apnsDocument: [CompletionBlock("alert payload", "An alert with a sound.", alertPayload)]
    default: []
    }
  }

  private static func inMessage(hasText: Bool) -> [CompletionBlock] {
    let apns = inApns(hasText: hasText).map { block in
      CompletionBlock(block.label, block.summary, [("apns", .object(block.members))])
    }
    let page = link(hasText: hasText)
    let own: Members = hasText ? [] : [("title", .text("Title")), ("body", .text("Text"))]
    let note = CompletionBlock("title and text", "A notification on all platforms.", [text])
    let blocks =
      apns + [
        CompletionBlock(page.label, page.summary, [("webpush", .object(page.members))]),
        CompletionBlock(
          "Android channel", "A notification in a channel of the Android app.",
          [("android", .object([("notification", .object(own + [("channel_id", .text("news"))]))]))]
        ),
      ]
    return hasText ? blocks : [note] + blocks + [dataOnly]
  }

  private static let text: (name: String, value: Skeleton) = (
    "notification", .object([("title", .text("Title")), ("body", .text("Text"))])
  )

  private static let dataOnly = CompletionBlock(
    "data with high priority", "A message that wakes the Android app and shows nothing by itself.",
    [
      ("data", .object([("key", .text("value"))])),
      ("android", .object([("priority", .fixed("\"HIGH\""))])),
    ])

  private static let urgent = CompletionBlock(
    "high priority", "Delivers at once, and for a limited time.",
    [("priority", .fixed("\"HIGH\"")), ("ttl", .text("3600s"))])

  // MARK: Apple

  private static func inApns(hasText: Bool) -> [CompletionBlock] {
    let flag: Members = [("mutable-content", .fixed("1"))]
    let image = CompletionBlock(
      "image for Apple", "An image, which a notification service extension of the app downloads.",
      [
        ("payload", .object([("aps", .object(hasText ? flag : [alert] + flag))])),
        ("fcm_options", .object([("image", .text("https://example.com/image.png"))])),
      ])
    let background = CompletionBlock(
      "background push", "Wakes the Apple app without showing anything.",
      [
        (
          "headers",
          .object([
            ("apns-push-type", .fixed("\"background\"")), ("apns-priority", .fixed("\"5\"")),
          ])
        ),
        ("payload", .object([("aps", .object([("content-available", .fixed("1"))]))])),
      ])
    return hasText ? [image] : [image, background, activity("update"), activity("end"), start]
  }

  private static let alert: (name: String, value: Skeleton) = (
    "alert", .object([("title", .text("Title")), ("body", .text("Text"))])
  )

  private static let alertPayload: Members = [
    ("aps", .object([alert, ("sound", .text("default"))]))
  ]

  private static let state: (name: String, value: Skeleton) = (
    "content-state", .object([("status", .text("ready"))])
  )

  /// The members of `apns` for a Live Activity.
  private static func activity(_ aps: Members) -> Members {
    [
      ("live_activity_token", .text("ACTIVITY_TOKEN")),
      ("headers", .object([("apns-priority", .fixed("\"10\""))])),
      ("payload", .object([("aps", .object([("timestamp", .raw("1893456000"))] + aps))])),
    ]
  }

  private static func activity(_ event: String) -> CompletionBlock {
    CompletionBlock(
      "Live Activity: \(event)", "Needs the push token of the Live Activity.",
      activity([("event", .fixed(JSONEscaping.quoted(event))), state]))
  }

  private static let start = CompletionBlock(
    "Live Activity: start", "Needs the push-to-start token of the app, and iOS 17.2.",
    activity([
      ("event", .fixed("\"start\"")), ("attributes-type", .text("ActivityAttributes")),
      ("attributes", .object([("name", .text("value"))])), state, alert,
    ]))

  private static let inAps = [
    CompletionBlock("alert with title and text", "The text that Apple devices display.", [alert]),
    CompletionBlock(
      "critical alert", "A sound even on a muted device. The app needs an entitlement from Apple.",
      [
        (
          "sound",
          .object([
            ("critical", .fixed("1")), ("name", .text("default")), ("volume", .raw("1.0")),
          ])
        )
      ]),
  ]

  // MARK: Web

  private static let webText: (name: String, value: Skeleton) = (
    "notification", .object([("title", .text("Title")), ("body", .text("Text"))])
  )

  private static func link(hasText: Bool) -> CompletionBlock {
    let options: Members = [
      ("fcm_options", .object([("link", .text("https://example.com/"))]))
    ]
    return CompletionBlock(
      "link for browsers", "The page that a click on the notification opens.",
      hasText ? options : [webText] + options)
  }

  private static let buttons = CompletionBlock(
    "notification with buttons", "A notification in browsers with two buttons.",
    [
      (
        "notification",
        .object([
          ("title", .text("Title")), ("body", .text("Text")),
          (
            "actions",
            .list([
              .object([("action", .text("open")), ("title", .text("Open"))]),
              .object([("action", .text("later")), ("title", .text("Later"))]),
            ])
          ),
        ])
      )
    ])

  // MARK: Documents

  /// Whole documents of a kind.
  static func documents(_ kind: DocumentKind) -> [CompletionBlock] {
    switch kind {
    case .sendRequest:
      [
        CompletionBlock(
          "send request to a topic", "A notification for all subscribers of a topic.",
          [("message", .object([("topic", .text("news")), text]))]),
        CompletionBlock(
          "send request to a device", "A notification for one app instance.",
          [("message", .object([("token", .text("{{token}}")), text]))]),
      ]
    case .apnsPayload: all(in: .apnsDocument, hasText: false)
    case .deviceGroup:
      [
        CompletionBlock(
          "device group request", "Creates a device group.",
          [
            ("operation", .fixed("\"create\"")), ("notification_key_name", .text("group-name")),
            ("registration_ids", .list([.text("{{token}}")])),
          ])
      ]
    case .topicBatch:
      [
        CompletionBlock(
          "topic batch request", "Subscribes app instances to a topic.",
          [("to", .text("/topics/news")), ("registration_tokens", .list([.text("{{token}}")]))])
      ]
    case .message, .adminNode, .legacy: []
    }
  }
}
