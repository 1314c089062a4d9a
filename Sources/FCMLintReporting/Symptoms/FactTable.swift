/// Symptoms whose cause no rule finds.
extension KnownError {
  /// The templates are symptoms, separated by semicolons.
  static let facts = [
    KnownError(
      "onMessageReceived not called in background; onMessageReceived not called app closed; onMessageReceived not called app killed",
      "While an Android app is not on the screen, the system shows a message that has a notification and does not call onMessageReceived. Send only data to have it called for every message. The payload is not at fault."
    ),
    KnownError(
      "notification not shown in foreground; notification not shown while app open",
      "While the app is on the screen, the system shows no notification: the app gets the message and may show it. The payload is not at fault."
    ),
    KnownError(
      "message delayed hours Android; message delayed Doze; Doze mode",
      "A message with normal priority, the default for data, waits while an Android device sleeps. Set android.priority to HIGH if the message is urgent.",
      rules: "high-priority-without-display lifetime-mismatch"),
    KnownError(
      "data empty iOS",
      "On Apple devices the keys of data are in userInfo next to aps, not in an object data.",
      rules: "stripped-data-key"),
  ]
}
