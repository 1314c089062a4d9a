import FCMLint
import XCTest

/// Typical mistakes in any message: each has one finding, at its place.
final class TypicalDefectsTests: XCTestCase {
  func testEnvelope() {
    assertFindings(
      #"{"message":{"topic":"news","notification":{"title":"t"},«"validate_only"»:true}}"#,
      "misplaced-field")
    assertFindings(
      #"{"message":{"topic":"news","notification":{"title":"t"}},«"validateOnyl"»:true}"#,
      "unknown-field")
    assertFindings(
      #"{"message":{«"to"»:"/topics/news","notification":{"title":"t"}}}"#, "legacy-field")
    assertFindings(#"«"priority"»:"high""#, "misplaced-field", in: .message)
    assertFindings(#"«"time_to_live"»:3600"#, "legacy-field", in: .message)
    assertFindings(#"«"ttl"»:"3600s""#, "misplaced-field", in: .message)
    assertFindings(#"«"collapse_key"»:"x""#, "misplaced-field", in: .message)
    assertFindings(#"«"content_available"»:true"#, "legacy-field", in: .message)
    assertFindings(#"«"mutable_content"»:true"#, "legacy-field", in: .message)
    assertFindings(#"«"dry_run"»:true"#, "legacy-field", in: .message)
    assertFindings(#"«"registration_ids"»:["a"]"#, "legacy-field", in: .message)
    assertFindings(#"«"name"»:"projects/p/messages/1""#, "output-only-field", in: .message)
    assertFindings(
      #""fcm_options":{"analytics_label":"a"},«"fcmOptions"»:{"analytics_label":"b"}"#,
      "two-spellings", in: .message)
    assertFindings(#"«"andriod"»:{"ttl":"1s"}"#, "unknown-field", in: .message)
  }

  func testTargets() {
    assertFindings(#"{«"message"»:{"notification":{"title":"t"}}}"#, "missing-target")
    assertFindings(
      #"{"message":{"token":"a","topic":«"b"»,"notification":{"title":"t"}}}"#, "multiple-targets")
    assertFindings(#"{"message":{"topic":«""»,"notification":{"title":"t"}}}"#, "empty-target")
    assertFindings(
      #"{"message":{"topic":"a","token":«""»,"notification":{"title":"t"}}}"#, "empty-target")
    assertFindings(
      #"{"message":{"topic":«"/topics/news"»,"notification":{"title":"t"}}}"#, "topic-prefix")
    assertFindings(
      #"{"message":{"topic":«"foo bar"»,"notification":{"title":"t"}}}"#, "bad-topic-name")
    assertFindings(
      #"{"message":{"topic":«"news#1"»,"notification":{"title":"t"}}}"#, "bad-topic-name")
    assertFindings(
      #"{"message":{"topic":«"\#(a(901))"»,"notification":{"title":"t"}}}"#, "bad-topic-name")
    assertFindings(#"{"message":{"fid":«"not-a-fid"»,"notification":{"title":"t"}}}"#, "bad-fid")
    assertFindings(
      #"""
      {"message":{"token":«"bk3RNwTe3H0:CI2k_HHwgIpoDKCIZvvDMExUdFQ3P1..."»,\#
      "notification":{"title":"t"}}}
      """#, "truncated-value")
  }

  func testConditions() {
    assertFindings(#"'a' in topics «and» 'b' in topics"#, "bad-condition", in: .condition)
    assertFindings(#"'a' in topics «&» 'b' in topics"#, "bad-condition", in: .condition)
    assertFindings(#"'a' in topics «AND» 'b' in topics"#, "bad-condition", in: .condition)
    assertFindings(#"'a' «in Topics»"#, "bad-condition", in: .condition)
    assertFindings(#"«a» in topics"#, "bad-condition", in: .condition)
    assertFindings(#"«(»'a' in topics"#, "bad-condition", in: .condition)
    assertFindings(#"'a' in topics«)»"#, "bad-condition", in: .condition)
    assertFindings(#"'a' in topics «&&»"#, "bad-condition", in: .condition)
    assertFindings(#"«'a'» && 'b' in topics"#, "bad-condition", in: .condition)
    assertFindings(#"'a' in topics «'b'» in topics"#, "bad-condition", in: .condition)
    assertFindings(#"«'a» in topics"#, "bad-condition", in: .condition)
    assertFindings(#"'a« »b' in topics"#, "bad-condition", in: .condition)
    assertFindings(#"'«/topics/»a' in topics"#, "bad-condition", in: .condition)
    assertFindings(
      #"""
      'a' in topics || 'b' in topics || 'c' in topics || 'd' in topics || 'e' in topics ||\#
       «'f'» in topics
      """#, "too-many-topics", in: .condition)
    assertFindings(#"«\"a\"» in topics && 'b' in topics"#, "double-quoted-topic", in: .condition)
    assertFindings(
      #"'a' in topics && 'b' in topics «||» 'c' in topics"#, "mixed-operators", in: .condition)
    assertFindings(
      #"{"message":{"condition":«"'a' in topics"»,"data":{"a":"b"}}}"#, "single-topic-condition")
  }

  func testNotificationKeysInData() {
    for key in [
      "icon", "color", "sound", "badge", "image", "channel_id", "android_channel_id",
      "title_loc_key", "body_loc_key", "thread-id", "apns-priority",
    ] {
      let message =
        #"{"message":{"topic":"n","notification":{"title":"t"},"data":{«"\#(key)"»:"1"}}}"#
      assertFindings(message, "H display-keys-in-data", of: ["display-keys-in-data"])
    }
    for key in [
      "mutable-content", "mutable_content", "content-available", "content_available",
      "interruption-level",
    ] {
      assertFindings(
        #"{"message":{"topic":"n","data":{«"\#(key)"»:"1"}}}"#, "I display-keys-in-data",
        of: ["display-keys-in-data"])
    }
    for data in [
      #"{"id":"1",«"title"»:"a","body":"b"}"#, #"{«"body"»:"b","title":"a"}"#,
      #"{«"\u0062ody"»:"b"}"#,
    ] {
      assertFindings(
        #"{"message":{"topic":"n","data":\#(data)}}"#, "H display-keys-in-data",
        of: ["display-keys-in-data"])
    }
    assertFindings(
      #"{"message":{"topic":"n","android":{"data":{"title":"a"}}}}"#, [],
      of: ["display-keys-in-data"])
  }

  /// A template may add the keys of the common data, and a key without its quote may be one of them.
  func testReplacedDataWithUnknownKeys() {
    func check(_ own: String, _ expected: String...) {
      assertFindings(
        #"{"message":{"topic":"n","data":{"id":"1"},"android":{\#(own)}}}"#, expected,
        of: ["replaced-data"])
    }
    check(#"«"data"»:{"x":"1"}"#, "I replaced-data")
    check(#""data":{"x":"1","{{key}}":"2"}"#)
    check(#""data":{}"#)
  }

  /// A number becomes a string of the same meaning, but a flag of Apple has no effect in data.
  func testQuotingInData() {
    for (key, safety) in [
      ("id", Fix.Safety.safe), ("content_available", .unsafe), ("content-available", .unsafe),
      ("mutable_content", .unsafe), ("mutableContent", .unsafe),
    ] {
      let found = diagnose(
        #"{"message":{"topic":"n","data":{"\#(key)":1}}}"#, select: ["non-string-value"])
      XCTAssertEqual(found.map { $0.fixes.map(\.safety) }, [[safety]], key)
    }
  }

  func testPriorityWithAnotherForm() {
    for (value, replacement) in [(#""01""#, "1"), (#""5.0""#, "5"), (#"" 10""#, "10")] {
      let found = diagnose(
        #"{"message":{"topic":"n","apns":{"headers":{"apns-priority":\#(value)}}}}"#,
        select: ["bad-apns-priority"])
      XCTAssertEqual(
        found.flatMap { $0.fixes.flatMap { $0.edits.map(\.replacement) } }, [#""\#(replacement)""#])
    }
  }

  func testObjectTextInData() {
    for data in [
      #"{"a":"b","o":«"[object Object]"»}"#, #"{"o":«"[object Object],[object Object]"»}"#,
      #"{"o":«"\u005bobject Object]"»}"#,
    ] {
      for field in [#""data":\#(data)"#, #""webpush":{"data":\#(data)}"#] {
        assertFindings(
          #"{"message":{"topic":"n",\#(field)}}"#, "W data-value-object-text",
          of: ["data-value-object-text"])
      }
    }
  }

  func testData() {
    assertFindings(#""data":{«"from"»:"x"}"#, "reserved-data-key", in: .bare)
    assertFindings(#""data":{«"message_type"»:"x"}"#, "reserved-data-key", in: .bare)
    assertFindings(#""data":{«"google.x"»:"x"}"#, "reserved-data-key", in: .bare)
    assertFindings(#""data":{«"gcm.notification.title"»:"x"}"#, "reserved-data-key", in: .bare)
    assertFindings(#""android":{"data":{«"from"»:"x"}}"#, "reserved-data-key", in: .bare)
    assertFindings(#""webpush":{"data":{«"google.a"»:"x"}}"#, "reserved-data-key", in: .bare)
    assertFindings(#""data":{«"gcm.x"»:"x"}"#, "stripped-data-key", in: .bare)
    assertFindings(#""data":{«"collapse_key"»:"x"}"#, "stripped-data-key", in: .bare)
    assertFindings(#""data":{«"From"»:"x"}"#, "stripped-data-key", in: .bare)
    assertFindings(#""data":{«"aps"»:"{}"}"#, "aps-in-data", in: .bare)
    assertFindings(#""data":{"n":«12»}"#, "non-string-value", in: .bare)
    assertFindings(#""data":{"n":«true»}"#, "non-string-value", in: .bare)
    assertFindings(#""data":{"n":«null»}"#, "non-string-value", in: .bare)
    assertFindings(#""data":{"n":«{"a":1}»}"#, "non-string-value", in: .bare)
    assertFindings(#""data":{"n":«[1]»}"#, "non-string-value", in: .bare)
    assertFindings(#""data":«[]»"#, "wrong-type", in: .bare)
    assertFindings(
      #"{"message":{"token":"a","notification":{"title":"t"},"data":«"{}"»}}"#, "wrong-type")
  }

  func testNotification() {
    assertFindings(
      #"{"message":{"topic":"news","notification":{"title":"t",«"sound"»:"default"}}}"#,
      "misplaced-field")
    assertFindings(
      #"{"message":{"topic":"news","notification":{"title":"t",«"badge"»:1}}}"#, "misplaced-field")
    assertFindings(
      #"{"message":{"topic":"news","notification":{"title":"t",«"click_action"»:"x"}}}"#,
      "misplaced-field")
    assertFindings(
      #"{"message":{"topic":"news","notification":{"title":"t",«"icon"»:"x"}}}"#, "misplaced-field")
    assertFindings(
      #"{"message":{"topic":"news","notification":{"title":"t",«"data"»:{"a":"b"}}}}"#,
      "misplaced-field")
    assertFindings(
      #"""
      {"message":{"topic":"news","notification":{"title":"t",\#
      «"imageUrl"»:"https://h/a.png"}}}
      """#, "sdk-spelling")
    assertFindings(
      #"""
      {"message":{"topic":"news","notification":{"title":"t",\#
      «"image_url"»:"https://h/a.png"}}}
      """#, "sdk-spelling")
    assertFindings(
      #"{"message":{"topic":"news","notification":{"title":"t",«"android_channel_id"»:"x"}}}"#,
      "legacy-field")
    assertFindings(
      #"{"message":{"topic":"news","notification":{"title":"t","image":«"a.png"»}}}"#,
      "image-not-a-url")
  }

  func testNotificationMore() {
    assertFindings(
      #"{"message":{"topic":"news","notification":{"title":"t","image":«"http://h/a.png"»}}}"#,
      "image-not-https")
    assertFindings(
      #"""
      {"message":{"topic":"news","notification":{"title":"t",\#
      "image":«"https://foo.bar.pizza-monster.png"»}}}
      """#, "image-host-only")
    assertFindings(#"{"message":{"topic":"news","notification":{"title":«5»}}}"#, "wrong-type")
    assertFindings(#"{"message":{"topic":"news","notification":«"hello"»}}"#, "wrong-type")
    assertFindings(#"{"message":{"topic":"news",«"notification"»:{}}}"#, "empty-notification")
    assertFindings(
      #""fcm_options":{"analytics_label":«"a b"»}"#, "bad-analytics-label", in: .message)
    assertFindings(
      #""fcm_options":{"analytics_label":«"\#(a(51))"»}"#, "bad-analytics-label", in: .message)
    assertFindings(#""fcm_options":{«"link"»:"https://h/x"}"#, "misplaced-field", in: .message)
    assertFindings(#""fcm_options":{«"image"»:"https://h/x.png"}"#, "misplaced-field", in: .message)
    assertFindings(#"{«"message"»:{"token":"a","data":{"k":"\#(a(4096))"}}}"#, "payload-too-large")
  }

  func testSyntax() {
    assertFindings(
      #"{"message":{"topic":"news","notification":{"title":"t"«,»}}}"#, "trailing-comma")
    assertFindings(#"{"message":{"topic":"news","notification"«{»"title":"t"}}}"#, "missing-colon")
    assertFindings(#"{"message":{"topic":"news" «"notification"»:{"title":"t"}}}"#, "missing-comma")
    assertFindings(
      #"{"message":{"topic":"news","notification":{"title":"t",«"title"»:"u"}}}"#, "duplicate-key")
    assertFindings(#"{"message":{"topic":"news","data":{"a":"1",«"a"»:"2"}}}"#, "duplicate-key")
    assertFindings(
      #"{"message":{«// x»\#n"topic":"news","notification":{"title":"t"}}}"#, "comment")
    assertFindings(
      #"{"message":{"topic":«'news'»,"notification":{"title":"t"}}}"#, "single-quoted-string")
    assertFindings(#"{"message":{«topic»:"news","notification":{"title":"t"}}}"#, "unquoted-key")
    assertFindings(
      #"{"message":{"topic":«“news”»,"notification":{"title":"t"}}}"#, "typographic-quote")
    assertFindings(
      #"{"message":{"topic":"news","notification":{"title":"t","body":«None»}}}"#,
      "non-json-literal")
    assertFindings(
      #"«{»"message":{"topic":"news","notification":{"title":"t"}}"#, "unclosed-container")
  }

  func testSyntaxMore() {
    assertFindings(
      #"{"message":{"topic":"news","notification":{"title":«"»t}}}"#, "unterminated-string")
    assertFindings(#"{"message":{"topic":"news","notification":{"title":"a«\x»b"}}}"#, "bad-escape")
    assertFindings(
      #"{"message":{"topic":"news","notification":{"title":"a«\#n»b"}}}"#, "control-character")
    assertFindings(
      #"{"message":{"topic":"news","notification":{"title":"t"}}}«}»"#, "extra-content")
  }

  func testOtherKinds() {
    assertFindings(
      #"«{»"operation":"add","notification_key_name":"x","registration_ids":["a"]}"#,
      "missing-group-field")
    assertFindings(
      #"""
      {"operation":«"delete"»,"notification_key_name":"x","notification_key":"k",\#
      "registration_ids":["a"]}
      """#, "bad-operation")
    assertFindings(
      #"{"operation":"create","notification_key_name":"x","registration_ids":«[]»}"#, "no-members")
    assertFindings(#"{"to":«"news"»,"registration_tokens":["a"]}"#, "missing-topic-prefix")
    assertFindings(
      #"{«"to"»:"/topics/news","notification":{"title":"t"},"time_to_live":3}"#, "legacy-payload")
    assertFindings(
      #"""
      {"topic":"news","notification":{"title":"t","imageUrl":"https://h/a.png"},\#
      "android":{"ttl":«"3600s"»}}
      """#, "admin-ttl-unit")
    assertFindings(
      #"{"aps":{"alert":"x","badge":«"3"»},"Simulator Target Bundle":"a.b"}"#, "badge-not-a-number")
  }
}
