/// Names that FCM keeps for itself among the custom keys of an APNs payload.
public enum ReservedPayloadKey {
  /// Whether FCM itself puts keys of this name beside `aps`.
  public static func isReservedInPayload(_ name: String) -> Bool {
    name.hasPrefix("google.") || name.hasPrefix("gcm.") || name == "from" || name == "message_type"
  }
}
