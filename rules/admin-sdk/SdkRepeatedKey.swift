import FCMLint

extension Rule {
  static let sdkRepeatedKey = Rule(
    "sdk-repeated-key", .error, on: .code,
    summary: "Code for an SDK must set each field only once, as a member or in custom data.",
    why: """
      The SDKs write the keys of custom data next to their own members. If a key is that of a member \
      that is set, those for Java, Go, .NET and Python throw or return an error before they send \
      anything. Go and .NET also reject both forms of one field, such as Alert and AlertString or Sound \
      and CriticalSound. The SDK for Dart and the libraries for PHP send the last one only, which is a \
      warning.
      """,
    source: """
      firebase-admin-java 9.10 (Aps), firebase-admin-go 4.21 (messaging_utils.go), \
      firebase-admin-dotnet 3.5 (Aps, WebpushNotification), firebase-admin 7.7 for Python \
      (_messaging_encoder.py), firebase_admin_sdk 0.5 for Dart
      """,
    bad: [
      """
      # push.py
      from firebase_admin import messaging
      aps = messaging.Aps(alert='Hi', custom_data={«'alert'»: 'Ho'})
      """,
      """
      // Push.cs
      using FirebaseAdmin.Messaging;
      var aps = new Aps { AlertString = "Hi", «Alert» = new ApsAlert { Title = "Ho" } };
      """,
    ],
    good: [
      """
      # push.py
      from firebase_admin import messaging
      aps = messaging.Aps(alert='Hi', custom_data={'interruption-level': 'passive'})
      """
    ])
}
