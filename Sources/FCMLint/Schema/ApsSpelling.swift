/// Spellings of Apple's keys that look right and do nothing (apns §7).
public enum ApsSpelling {
  private static let table: [(StaticString, String)] = [
    ("content_available", "content-available"), ("contentAvailable", "content-available"),
    ("mutable_content", "mutable-content"), ("mutableContent", "mutable-content"),
    ("thread_id", "thread-id"), ("threadId", "thread-id"),
    ("target_content_id", "target-content-id"), ("targetContentId", "target-content-id"),
    ("targetContentIdentifier", "target-content-id"),
    ("interruption_level", "interruption-level"), ("interruptionLevel", "interruption-level"),
    ("relevance_score", "relevance-score"), ("relevanceScore", "relevance-score"),
    ("filter_criteria", "filter-criteria"), ("filterCriteria", "filter-criteria"),
    ("contentState", "content-state"), ("content_state", "content-state"),
    ("staleDate", "stale-date"), ("stale_date", "stale-date"),
    ("dismissalDate", "dismissal-date"), ("dismissal_date", "dismissal-date"),
    ("attributesType", "attributes-type"), ("attributes_type", "attributes-type"),
    ("inputPushToken", "input-push-token"), ("input_push_token", "input-push-token"),
    ("inputPushChannel", "input-push-channel"), ("input_push_channel", "input-push-channel"),
    ("contentChanged", "content-changed"), ("content_changed", "content-changed"),
    ("urlArgs", "url-args"), ("url_args", "url-args"),
  ]

  /// The key of `aps` that a wrong spelling means; nil when the key is no such spelling.
  public static func right(for key: JSONNode) -> String? {
    table.first { key.matches($0.0) }?.1
  }
}
