import FCMLint

extension Rule {
  static let backgroundPriority = Rule(
    "background-priority", .apns, .warning, about: .wake | .delay | .arrival,
    on: .fields(.apnsPriority, .apnsPushType),
    summary: "A background push should have priority \"5\".",
    why: """
      Apple documents priority 10 as an error for the push type background, and for a payload \
      with content-available and nothing to show; APNs may drop the push. FCM documents that data \
      messages to Apple devices must use 5; some users report INVALID_ARGUMENT for 10, sometimes \
      with a misleading text about the registration token, and others that 10 works if \
      content-available is set. FCM's default is 10, so a background push should set 5; what FCM \
      sends if neither type nor priority is set is not documented. An alert that also wakes the \
      app may use 10.
      """,
    source: """
      Apple: Sending notification requests to APNs; FCM v1 API description: Message.data; \
      github.com/beste/firebase-php, issue 700
      """,
    bad: [
      """
      { "message": { "token": "{{token}}", "data": { "a": "b" }, "apns": {
        "headers": { "apns-push-type": "background", "apns-priority": «"10"» },
        "payload": { "aps": { "content-available": 1 } } } } }
      """,
      """
      { "message": { "token": "{{token}}", "data": { "a": "b" }, "apns": {
        "headers": { "apns-priority": «"10"» },
        "payload": { "aps": { "content-available": 1 } } } } }
      """,
      """
      { "message": { "token": "{{token}}", "data": { "a": "b" }, "apns": {
        "headers": { "apns-priority": «"10"» } } } }
      """,
      """
      { "message": { "token": "{{token}}", "data": { "a": "b" }, "apns": {
        «"headers"»: { "apns-push-type": "background" },
        "payload": { "aps": { "content-available": 1 } } } } }
      """,
    ],
    good: [
      """
      { "message": { "token": "{{token}}", "{{more}}": "x", "apns": {
        "headers": { "apns-priority": "10" }, "payload": { "aps": { "content-available": 1 } } } } }
      """,
      """
      { "message": { "token": "{{token}}", "data": { "a": "b" }, "apns": {
        "headers": { "apns-push-type": "background", "apns-priority": "5" },
        "payload": { "aps": { "content-available": 1 } } } } }
      """,
      """
      { "message": { "token": "{{token}}", "apns": {
        "headers": { "apns-push-type": "alert", "apns-priority": "10" },
        "payload": { "aps": { "alert": "Hi", "content-available": 1 } } } } }
      """,
    ]
  ) { node, message in
    let priority = message[.apnsPriority]
    guard let priority else {
      guard node.isSame(as: message[.apnsPushType]), message.isBackgroundPush,
        let headers = message[.apnsHeaders],
        headers[name: "apns-priority"] == nil, message.misspelling(of: .apnsPriority) == nil
      else { return [] }
      let addition = "add \"apns-priority\": \"5\""
      return [
        Finding(
          missingIn: headers,
          "the background push has no priority, so FCM sends it with 10 instead of 5",
          help: addition
        ).fix(addition, .safe, headers.inserting("apns-priority", json: "\"5\""))
      ]
    }
    let delivery = AppleDelivery(message)
    guard node.isSame(as: priority), let push = delivery.invisiblePush,
      AppleDelivery.priority(priority) == 10
    else { return [] }
    let finding = Finding(
      at: priority,
      "priority \(priority.excerpt) is not allowed for \(push): FCM or APNs may reject it",
      help: "write \"5\"")
    // If the push shows something, its type may be wrong instead.
    let safety: Fix.Safety = delivery.isVisible ? .unsafe : .safe
    let fixed = finding.fix("replace with \"5\"", safety, priority.replacing(withText: "5"))
    // Without the push type, a notification would make the push visible.
    return [message.isBackgroundPush ? fixed : fixed.given(whole: message.root)]
  }
}
