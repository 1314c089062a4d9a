// Errors of the Admin SDKs.
extension KnownError {
  static let sdk = [
    KnownError(
      "Message is too large", "The message is larger than 4096 bytes.",
      rules: "payload-too-large large-topic-payload"),
    KnownError(
      "message is too big", "The message is larger than 4096 bytes.", rules: "payload-too-large"),
    KnownError(
      "MessageTooBig", "The message is larger than 4096 bytes.", rules: "payload-too-large"),
    KnownError(
      "payload-size-limit-exceeded", "The message is larger than 4096 bytes.",
      rules: "payload-too-large large-topic-payload"),
    KnownError(
      "tokens must not contain more than 500", "A multicast message has at most 500 recipients.",
      rules: "admin-too-many-tokens"),
    KnownError(
      "tokens list must not contain more than 500",
      "A multicast message has at most 500 recipients.", rules: "admin-too-many-tokens"),
    KnownError(
      "tokens list must not contain more than 1000",
      "A topic request has at most 1000 tokens.", rules: "too-many-registration-tokens"),
    KnownError(
      "tokens must be a non-empty array", "The multicast message has no recipients.",
      rules: "admin-no-tokens"),
    KnownError(
      "messaging/invalid-argument",
      "The Admin SDK rejects an argument, such as a list of tokens that is empty or too long.",
      rules: "admin-no-tokens admin-too-many-tokens wrong-type"),
    KnownError(
      "sendMulticast is not a function",
      "Version 13 of the Admin SDK for Node.js removed it: call sendEachForMulticast. The payload is not at fault."
    ),
    KnownError(
      "sendAll is not a function",
      "Version 13 of the Admin SDK for Node.js removed it: call sendEach. The payload is not at fault."
    ),
    KnownError(
      "sendTo* is not a function",
      "Version 13 of the Admin SDK for Node.js removed it: call send. The payload is not at fault."
    ),
    KnownError(
      "no attribute 'send_",
      "Version 7 of the Admin SDK for Python removed it: call send_each or send_each_for_multicast. The payload is not at fault."
    ),
    KnownError(
      "site has been updated in the background",
      "Chrome shows this if a push arrives and the service worker shows no notification, such as for a message with only data. The payload is not at fault."
    ),
    KnownError(
      "attachment file type", "Apple devices do not support the type of the image.",
      rules: "unsupported-image-type image-without-extension page-as-image"),
    KnownError(
      "UNErrorDomain Code=101", "Apple devices do not support the type of the image.",
      rules: "unsupported-image-type image-without-extension page-as-image"),
    KnownError(
      "renotify flag must specify a non-empty tag", "renotify requires a tag.",
      rules: "renotify-without-tag"),
    KnownError(
      "Silent notifications must not specify vibration patterns",
      "silent and vibrate exclude each other.", rules: "silent-with-vibrate"),
    KnownError(
      "No notification permission has been granted",
      "The user has not allowed notifications. The payload is not at fault."),
    KnownError(
      "Failed to execute 'showNotification'",
      "The browser rejects the options of the notification.",
      rules: "renotify-without-tag silent-with-vibrate incomplete-action bad-direction"),
  ]
}
