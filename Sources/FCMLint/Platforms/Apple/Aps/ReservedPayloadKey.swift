/// Names that FCM reserves among the custom keys of an APNs payload.
package enum ReservedPayloadKey {
  /// Whether FCM itself adds keys with such a name next to `aps`.
  package static func isReservedInPayload(_ key: JSONNode) -> Bool {
    key.starts(with: "google.") || key.starts(with: "gcm.") || key.matches("from")
      || key.matches("message_type")
  }
}
