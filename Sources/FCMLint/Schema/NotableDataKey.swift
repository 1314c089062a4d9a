/// The keys of data entries that have a meaning of their own, so that rules are about them.
enum NotableDataKey {
  /// The names that rules are about, which `FieldLookup` finds by their hash: those of
  /// `NotificationKeyInData`, of FCM and of Apple.
  static let names: StaticString = """
    aps from message_type collapse_key title body icon color sound badge image channel_id \
    android_channel_id title_loc_key title_loc_args body_loc_key body_loc_args mutable-content \
    mutable_content content-available content_available thread-id interruption-level apns-priority
    """

  /// Whether a rule may be about an entry whose key is not one of `names`: the key has a
  /// prefix of FCM or one of its names in another case, or the value may be the text of an object.
  @inline(__always)
  static func mayBe(_ key: JSONNode, _ value: JSONNode) -> Bool {
    let text = value.rawContent
    if text.first == .openBracket { return true }
    // The escape of the bracket is `\u005b`.
    if text.first == .backslash, text.count > 5, text[5] | 0x20 == UInt8(ascii: "b") { return true }
    let name = key.rawContent
    guard let first = name.first, !key.hasEscapes else { return key.hasEscapes }
    switch first | 0x20 {
    case UInt8(ascii: "g"): return true
    case UInt8(ascii: "f"): return name.count == 4
    case UInt8(ascii: "m"), UInt8(ascii: "c"): return name.count == 12
    default: return false
    }
  }
}
