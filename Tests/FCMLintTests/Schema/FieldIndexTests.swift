import XCTest

@testable import FCMLint

/// Every field of a send request is recognized in its place, in both spellings, and never as a
/// typo.
final class FieldIndexTests: XCTestCase {
  private let about = [
    "unknown-field", "misplaced-field", "wrong-type", "non-string-value",
    "unknown-enum-value", "bad-duration", "bad-timestamp", "legacy-field", "sdk-spelling",
  ]

  /// The tables are in the order of the IDs, by which objects are looked up.
  func testObjectsAreInTheOrderOfTheirIds() {
    XCTAssertEqual(Schema.objects.map(\.id), SchemaObject.ID.allCases)
  }

  func testSetContainsItsFields() {
    for field in Field.allCases {
      let set = FieldSet(field, [.topic, field])
      var held: [Int] = []
      set.visit { held.append($0) }
      XCTAssertEqual(Set(held), [Int(field.rawValue), Int(Field.topic.rawValue)])
      XCTAssertTrue(set.contains(field) && set.contains(.topic))
      XCTAssertEqual(set.contains(.message), field == .message)
    }
  }

  /// The paths with their types; for an enumeration, its first value.
  private static let index = """
    message object
    message.android object
    message.android.bandwidth_constrained_ok bool
    message.android.collapse_key string
    message.android.data map
    message.android.direct_boot_ok bool
    message.android.fcm_options object
    message.android.fcm_options.analytics_label string
    message.android.notification object
    message.android.notification.body string
    message.android.notification.body_loc_args strings
    message.android.notification.body_loc_key string
    message.android.notification.bypass_proxy_notification bool
    message.android.notification.channel_id string
    message.android.notification.click_action string
    message.android.notification.color string
    message.android.notification.default_light_settings bool
    message.android.notification.default_sound bool
    message.android.notification.default_vibrate_timings bool
    message.android.notification.event_time timestamp
    message.android.notification.icon string
    message.android.notification.image string
    message.android.notification.light_settings object
    message.android.notification.light_settings.color object
    message.android.notification.light_settings.color.alpha float
    message.android.notification.light_settings.color.blue float
    message.android.notification.light_settings.color.green float
    message.android.notification.light_settings.color.red float
    message.android.notification.light_settings.light_off_duration duration
    message.android.notification.light_settings.light_on_duration duration
    message.android.notification.local_only bool
    message.android.notification.notification_count int32
    message.android.notification.notification_priority PRIORITY_UNSPECIFIED
    message.android.notification.proxy PROXY_UNSPECIFIED
    message.android.notification.sound string
    message.android.notification.sticky bool
    message.android.notification.tag string
    message.android.notification.ticker string
    message.android.notification.title string
    message.android.notification.title_loc_args strings
    message.android.notification.title_loc_key string
    message.android.notification.vibrate_timings durations
    message.android.notification.visibility VISIBILITY_UNSPECIFIED
    message.android.priority NORMAL
    message.android.restricted_package_name string
    message.android.restricted_satellite_ok bool
    message.android.ttl duration
    message.android_v2 object
    message.android_v2.background_sync object
    message.android_v2.bandwidth_constrained_ok bool
    message.android_v2.collapse_key string
    message.android_v2.data map
    message.android_v2.direct_boot_ok bool
    message.android_v2.fcm_options object
    message.android_v2.fcm_options.analytics_label string
    message.android_v2.remote_notification object
    message.android_v2.remote_notification.mutable_content bool
    message.android_v2.remote_notification.notification object
    message.android_v2.remote_notification.notification.body string
    message.android_v2.remote_notification.notification.body_loc_args strings
    message.android_v2.remote_notification.notification.body_loc_key string
    message.android_v2.remote_notification.notification.channel_id string
    message.android_v2.remote_notification.notification.click_action string
    message.android_v2.remote_notification.notification.color string
    message.android_v2.remote_notification.notification.default_light_settings bool
    message.android_v2.remote_notification.notification.default_sound bool
    message.android_v2.remote_notification.notification.default_vibrate_timings bool
    message.android_v2.remote_notification.notification.event_time timestamp
    message.android_v2.remote_notification.notification.icon string
    message.android_v2.remote_notification.notification.id int32
    message.android_v2.remote_notification.notification.image string
    message.android_v2.remote_notification.notification.light_settings object
    message.android_v2.remote_notification.notification.light_settings.color object
    message.android_v2.remote_notification.notification.light_settings.color.alpha float
    message.android_v2.remote_notification.notification.light_settings.color.blue float
    message.android_v2.remote_notification.notification.light_settings.color.green float
    message.android_v2.remote_notification.notification.light_settings.color.red float
    message.android_v2.remote_notification.notification.light_settings.light_off_duration duration
    message.android_v2.remote_notification.notification.light_settings.light_on_duration duration
    message.android_v2.remote_notification.notification.local_only bool
    message.android_v2.remote_notification.notification.notification_count int32
    message.android_v2.remote_notification.notification.notification_priority PRIORITY_UNSPECIFIED
    message.android_v2.remote_notification.notification.sound string
    message.android_v2.remote_notification.notification.sticky bool
    message.android_v2.remote_notification.notification.tag string
    message.android_v2.remote_notification.notification.ticker string
    message.android_v2.remote_notification.notification.title string
    message.android_v2.remote_notification.notification.title_loc_args strings
    message.android_v2.remote_notification.notification.title_loc_key string
    message.android_v2.remote_notification.notification.vibrate_timings durations
    message.android_v2.remote_notification.notification.visibility VISIBILITY_UNSPECIFIED
    message.android_v2.remote_notification.use_as_v1_data_message bool
    message.android_v2.restricted_package_name string
    message.android_v2.restricted_satellite_ok bool
    message.android_v2.ttl duration
    message.apns object
    message.apns.fcm_options object
    message.apns.fcm_options.analytics_label string
    message.apns.fcm_options.image string
    message.apns.headers map
    message.apns.live_activity_token string
    message.apns.payload object
    message.condition string
    message.data map
    message.fcm_options object
    message.fcm_options.analytics_label string
    message.fid string
    message.name string
    message.notification object
    message.notification.body string
    message.notification.image string
    message.notification.title string
    message.token string
    message.topic string
    message.webpush object
    message.webpush.data map
    message.webpush.fcm_options object
    message.webpush.fcm_options.analytics_label string
    message.webpush.fcm_options.link string
    message.webpush.headers map
    message.webpush.notification object
    validate_only bool
    """

  private var fields: [(path: [String], type: String)] {
    Self.index.split(separator: "\n").map { line in
      let parts = line.split(separator: " ")
      return (parts[0].split(separator: ".").map(String.init), String(parts[1]))
    }
  }

  private func value(_ type: String) -> String {
    switch type {
    case "string": "\"a\""
    case "bool": "true"
    case "int32": "3"
    case "float": "0.5"
    case "duration": "\"3.5s\""
    case "timestamp": "\"2024-02-29T00:00:00Z\""
    case "strings": "[\"a\"]"
    case "durations": "[\"0s\", \"1s\"]"
    case "map": "{\"a\": \"b\"}"
    case "object": "{}"
    default: "\"\(type)\""
    }
  }

  private func found(_ path: [String], _ value: String) -> [String] {
    let text = path.reversed().reduce(value) { "{\"\($1)\": \($0)}" }
    return diagnose(text, as: .sendRequest).map(\.rule).filter(about.contains)
  }

  private func camel(_ name: String) -> String {
    let words = name.split(separator: "_")
    return words.prefix(1).joined() + words.dropFirst().map(\.capitalized).joined()
  }

  /// The list above and the schema have the same fields.
  func testTheListIsComplete() {
    func paths(_ object: SchemaObject.ID, _ prefix: String) -> [String] {
      (Schema.objects.first { $0.id == object }?.rows ?? []).flatMap { row -> [String] in
        let path = prefix + row.name
        guard case .object(let child) = row.type else { return [path] }
        return [path] + paths(child, path + ".")
      }
    }
    let listed = fields.map { $0.path.joined(separator: ".") }
    XCTAssertEqual(listed.sorted(), paths(.request, "").sorted())
  }

  func testEveryFieldIsKnownInBothSpellings() {
    for field in fields {
      let value = value(field.type)
      XCTAssertEqual(found(field.path, value), [], "\(field.path)")
      XCTAssertEqual(found(field.path.map(camel), value), [], "\(field.path)")
    }
  }

  func testNamesAreCaseSensitive() {
    for field in fields {
      guard let last = field.path.last else { continue }
      let shouted = field.path.dropLast() + [last.uppercased()]
      let rules = found(Array(shouted), value(field.type))
      XCTAssertEqual(rules, ["unknown-field"], "\(shouted)")
    }
  }

  func testOtherTypesAreRejected() {
    for field in fields {
      let wrong = field.type == "strings" || field.type == "durations" ? "{}" : "[[]]"
      XCTAssertEqual(found(field.path, wrong), ["wrong-type"], "\(field.path)")
    }
  }
}
