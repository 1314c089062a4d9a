import FCMLint
import XCTest

/// The cases in which a rule has a lower severity, each with its counterpart.
final class BranchSeverityTests: XCTestCase {
  private let activity = #""event":"update","timestamp":1782887000,"content-state":{}"#

  func testApplePayloads() {
    let beside = #"{"headers":{"apns-push-type":"background","apns-priority":"5"},"payload":"#
    assertFindings(
      beside + #"{"aps":{"thread-id":"a"},"content-available":1}}"#, "E aps-key-beside-aps",
      in: .deviceAPNs)
    assertFindings(
      #"{"payload":{"aps":{"alert":"a"},"thread-id":"b"}}"#, "W aps-key-beside-aps",
      in: .deviceAPNs)
    assertFindings(
      #"{"aps":{"alert":"Hi"},"sound":"default","Simulator Target Bundle":"a.b.c"}"#,
      "I aps-key-beside-aps", as: .apnsPayload)
    // An empty payload has only this finding; an empty raw payload has none.
    assertFindings(
      #"{"payload":{"aps":{},"content-available":1}}"#, "E empty-aps", in: .deviceAPNs)
    assertFindings(
      #"{"aps":{},"badge":1,"Simulator Target Bundle":"a.b"}"#, "I aps-key-beside-aps",
      as: .apnsPayload)
    assertFindings(
      #"{"headers":{"apns-push-type":"background"},"payload":{"aps":{"content-available":1}}}"#,
      "W background-priority", in: .deviceAPNs)
    assertFindings(
      #"{"headers":{"apns-push-type":"background","apns-priority":"10"},"#
        + #""payload":{"aps":{"content-available":1}}}"#, "W background-priority", in: .deviceAPNs)
    assertFindings(#"{"alert":"{\"title\":\"a\"}"}"#, "W bad-alert", in: .deviceAps)
    assertFindings(#"{"alert":{"title":1}}"#, "E bad-alert", in: .deviceAps)
    assertFindings(
      #"{"alert":"a","sound":{"critical":1,"name":1}}"#, "E bad-sound", in: .deviceAps)
    assertFindings(#"{"alert":"a","sound":{"critical":1}}"#, "W bad-sound", in: .deviceAps)
    assertFindings(#"{"alert":"a","mutable-content":true}"#, "E flag-not-one", in: .deviceAps)
    assertFindings(#"{"alert":"a","content-available":true}"#, "W flag-not-one", in: .deviceAps)
    assertFindings(#"{"alert":"a","content-available":2}"#, "W flag-not-one", in: .deviceAps)
    assertFindings(#"{"alert":"a","content-available":"1"}"#, "E flag-not-one", in: .deviceAps)
    assertFindings(
      #"{"aps":{"alert":"a","mutable-content":"1"},"Simulator Target Bundle":"a.b"}"#,
      "W flag-not-one", as: .apnsPayload)
    assertFindings(
      #"{"alert":"a","content-changed":"true","url-args":"a"}"#, "W wrong-aps-type",
      "W wrong-aps-type", in: .deviceAps)
    assertFindings(#"{"alert":"a","thread-id":7}"#, "E wrong-aps-type", in: .deviceAps)
    assertFindings(#"{"alert":"a","article":7}"#, "W unknown-aps-key", in: .deviceAps)
    assertFindings(#"{"alrt":"a","mutable-content":1}"#, "E unknown-aps-key", in: .deviceAps)
    assertFindings(#"{"alert":{"title":"a","icon":"b"}}"#, "W unknown-alert-key", in: .deviceAps)
    assertFindings(
      #"{"alert":{"loc-kye":"K","loc-args":["a"]}}"#, "E unknown-alert-key", in: .deviceAps)
  }

  func testLiveActivities() {
    assertFindings("{\(activity)}", in: .activityAps)
    assertFindings(
      #"{"event":"update","content-state":{}}"#, "W incomplete-live-activity", in: .activityAps)
    assertFindings(
      #"{"event":"update","timestamp":1782887000}"#, "E incomplete-live-activity",
      in: .activityAps)
    assertFindings(
      #"{\#(activity),"badge":1}"#, "I ineffective-live-activity-key", in: .activityAps)
    assertFindings(
      #"{\#(activity),"dismissal-date":1782889000}"#, "W ineffective-live-activity-key",
      in: .activityAps)
    assertFindings(
      #"{\#(activity),"stale-date":1782880000}"#, "I relative-live-activity-time",
      in: .activityAps)
    assertFindings(
      #"{\#(activity),"stale-date":3600}"#, "W relative-live-activity-time", in: .activityAps)
    let token = #""apns":{"live_activity_token":"t","payload":{"aps":{\#(activity)}}}"#
    assertFindings(
      #"{"message":{"topic":"a",\#(token)}}"#, "W live-activity-without-target",
      of: ["live-activity-without-target"])
    assertFindings(
      #"{"message":{\#(token)}}"#, "E live-activity-without-target",
      of: ["live-activity-without-target"])
    assertFindings(
      "{\(token)}", "W live-activity-without-target", as: .message,
      of: ["live-activity-without-target"])
    assertFindings(
      #"{"message":{"token":"a","apns":{"live_activity_token":"","payload":{"aps":{}}}}}"#,
      "W empty-live-activity-token", of: ["empty-live-activity-token"])
    assertFindings(
      #"{"tokens":["a"],"apns":{"liveActivityToken":"","payload":{"aps":{}}}}"#,
      "E empty-live-activity-token", of: ["empty-live-activity-token"])
  }

  func testHeadersAndImages() {
    let id = "123E4567-E89B-12D3-A456-4266554400A0"
    assertFindings(#"{"headers":{"apns-id":"\#(id)"}}"#, "W bad-apns-id", in: .deviceAPNs)
    assertFindings(#""apns-id":"\#(id.lowercased())""#, "W bad-apns-id", in: .header)
    assertFindings(#""apns-id":"7""#, "E bad-apns-id", in: .header)
    let rule = ["image-without-mutable-content"]
    for (image, severity) in [("https://a.b/c.png", "E "), ("a", "W ")] {
      assertFindings(
        #"{"payload":{"aps":{"alert":"a"}},"fcm_options":{"image":"\#(image)"}}"#,
        severity + rule[0], in: .deviceAPNs, of: rule)
    }
    assertFindings(
      #""notification":{"title":"a","image":"https://a.b/c.png"},"apns":{"payload":{"aps":{"#
        + #""sound":"a"}}}"#, "I " + rule[0], in: .device, of: rule)
    for (image, severity) in [("https://a.b/c d.png", "W"), ("c d.png", "E")] {
      assertFindings(
        #""notification":{"title":"a","image":"\#(image)"}"#, "\(severity) image-not-a-url",
        in: .device)
    }
    for (image, severity) in [("https://a.b/c.webp", "I"), ("https://a.b/c.svg", "W")] {
      assertFindings(
        #""notification":{"title":"a","image":"\#(image)"}"#, "\(severity) unsupported-image-type",
        in: .device)
    }
    assertFindings(##""color":"""##, "W bad-color", in: .shown)
    assertFindings(##""color":"#ff""##, "E bad-color", in: .shown)
    assertFindings(
      ##"{"tokens":["a"],"android":{"notification":{"title":"t","color":""}}}"##, "E bad-color",
      as: .adminNode, of: ["bad-color"])
  }

  func testEnvelopesAndTargets() {
    let group = #""notification_key_name":"crew","registration_ids":"#
    let many = "[" + repeatElement("\"{{a}}\"", count: 21).joined(separator: ",") + "]"
    for (operation, severity) in [("add", "E"), ("remove", "W")] {
      assertFindings(
        #"{"operation":"\#(operation)","notification_key":"{{k}}",\#(group)\#(many)}"#,
        "\(severity) too-many-members")
    }
    let rest = #""registration_ids":["{{a}}"]}"#
    for (members, severity) in [
      (#""notification_key":"{{k}}","#, "W"), (#""notification_key_name":"a","#, "E"),
      (#""notification_key":"{{k}}","notification_key_name":"","#, "W"),
      (#""notification_key":"","notification_key_name":"a","#, "E"),
    ] {
      assertFindings(
        #"{"operation":"add",\#(members)\#(rest)"#, "\(severity) missing-group-field")
    }
    assertFindings(#""webpush":{"notification":{}}"#, "I empty-notification", in: .bare)
    assertFindings(#""notification":{}"#, "W empty-notification", in: .bare)
    assertFindings(
      #"{"token":"a","android":{"notification":{"title":"t","click_action":"a","clickAction":"b"}}}"#,
      "W two-spellings", as: .adminNode, of: ["two-spellings"])
    assertFindings(#""fcm_options":{},"fcmOptions":{}"#, "W two-spellings", in: .message)
    assertFindings(
      #""fcm_options":{},"fcmOptions":{"analytics_label":"a"}"#, "E two-spellings", in: .message)
    assertFindings(
      #"{"case":"a","message":{"topic":"news","data":{"a":"b"}},"expected":{"status":200}}"#,
      "I unknown-field")
    assertFindings(
      #"{"case":"a","message":{"topic":"news","data":{"a":"b"}}}"#, "E unknown-field")
    assertFindings(#"'a' in Topics && 'b' in topics"#, "I bad-condition", in: .condition)
    assertFindings(#"'a' in topic && 'b' in topics"#, "E bad-condition", in: .condition)
    assertFindings(#"{"message":{"token":"","topic":"b"}}"#, "W empty-target")
    assertFindings(#"{"message":{"token":"","data":{"a":"b"}}}"#, "E empty-target")
    let text = #""notification":{"title":"a"},"android":{"ttl":"5s"}"#
    assertFindings(#"{"message":{\#(text)}}"#, "E missing-target")
    assertFindings(
      #"{"message":{"notification":{"title":"{{a}}"},"android":{"ttl":"5s"}}}"#,
      "I missing-target")
    assertFindings("{\(text)}", "H missing-target", as: .message)
  }

  func testTheWeb() {
    for (text, severity) in [
      ("false", "E"), ("no", "E"), ("off", "E"), ("0", "E"), ("true", "I"), ("yes", "I"),
    ] {
      assertFindings(
        #""title":"a","requireInteraction":"\#(text)""#, "\(severity) truthy-string", in: .web)
    }
    for (members, severity) in [
      (#""requireinteraction":true"#, "W"), (#""sound":"a""#, "W"), (#""vote":1"#, "I"),
      (#""renotify":true,"TAG":"b""#, "E"),
      (#""actions":[{"action":"a","title":"A","icn":"b"}]"#, "W"),
    ] {
      assertFindings(
        #""title":"a",\#(members)"#, "\(severity) unknown-web-option", in: .web,
        of: ["unknown-web-option"])
    }
  }
}
