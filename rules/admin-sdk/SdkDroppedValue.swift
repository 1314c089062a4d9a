import FCMLint

extension Rule {
  static let sdkDroppedValue = Rule(
    "sdk-dropped-value", .warning, about: .display | .data | .wake | .image | .arrival, on: .code,
    summary: "Code should not set a value that the SDK does not send.",
    why: """
      Some libraries leave out values without an error. The SDK for Python sends content_available, \
      mutable_content and critical only for True, not for 1 or "1". Go cannot tell a Volume of 0 from \
      none. kreait/firebase-php up to 7.15, and its CloudMessage in later versions, keep only title, \
      body and image of a notification. The notification channel for Laravel 3 never sends what \
      setLightSettings sets. The SDK for Node.js drops flags, too: see admin-deleted-aps-flag.
      """,
    source: """
      firebase-admin 7.7 for Python (_messaging_encoder.py), firebase-admin-go 4.21 (CriticalSound), \
      kreait/firebase-php 7.15 (Notification::fromArray), laravel-notification-channels/fcm 3.1 \
      (AndroidNotification)
      """,
    bad: [
      """
      # push.py
      from firebase_admin import messaging
      aps = messaging.Aps(content_available=«1», mutable_content=«'1'»)
      """,
      """
      // push.go
      package push
      import "firebase.google.com/go/v4/messaging"
      var aps = messaging.Aps{CriticalSound: &messaging.CriticalSound{
        Name: "alarm.wav", Critical: true, Volume: «0»}}
      """,
    ],
    good: [
      """
      # push.py
      from firebase_admin import messaging
      aps = messaging.Aps(content_available=True, mutable_content=True)
      """
    ])
}
