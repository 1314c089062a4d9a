/// Names that FCM reserves among the custom keys of an APNs payload.
package enum ReservedPayloadKey {
  /// Whether FCM itself adds keys with such a name next to `aps`.
  package static func isReservedInPayload(_ name: String) -> Bool {
    name.hasPrefix("google.") || name.hasPrefix("gcm.") || name == "from" || name == "message_type"
  }
}
