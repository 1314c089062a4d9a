/// Names that FCM keeps for itself among the custom keys of an APNs payload.
package enum ReservedPayloadKey {
  /// Whether FCM itself puts keys of this name beside `aps`.
  package static func isReservedInPayload(_ name: String) -> Bool {
    name.hasPrefix("google.") || name.hasPrefix("gcm.") || name == "from" || name == "message_type"
  }
}
