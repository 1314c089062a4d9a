import XCTest

/// What people get wrong in every message: each slip has one finding, at its place.
final class TypicalDefectsTests: XCTestCase {
  func testEnvelope() {
    check([
      Defect(
        .document, "misplaced-field",
        #"{"message":{"topic":"news","notification":{"title":"t"},«"validate_only"»:true}}"#),
      Defect(
        .document, "unknown-field",
        #"{"message":{"topic":"news","notification":{"title":"t"}},«"validateOnyl"»:true}"#),
      Defect(
        .document, "legacy-field",
        #"{"message":{«"to"»:"/topics/news","notification":{"title":"t"}}}"#),
      Defect(.message, "misplaced-field", #"«"priority"»:"high""#),
      Defect(.message, "legacy-field", #"«"time_to_live"»:3600"#),
      Defect(.message, "misplaced-field", #"«"ttl"»:"3600s""#),
      Defect(.message, "misplaced-field", #"«"collapse_key"»:"x""#),
      Defect(.message, "legacy-field", #"«"content_available"»:true"#),
      Defect(.message, "legacy-field", #"«"mutable_content"»:true"#),
      Defect(.message, "legacy-field", #"«"dry_run"»:true"#),
      Defect(.message, "legacy-field", #"«"registration_ids"»:["a"]"#),
      Defect(.message, "output-only-field", #"«"name"»:"projects/p/messages/1""#),
      Defect(
        .message, "two-spellings",
        #""fcm_options":{"analytics_label":"a"},«"fcmOptions"»:{"analytics_label":"b"}"#),
      Defect(.message, "unknown-field", #"«"andriod"»:{"ttl":"1s"}"#),
    ])
  }

  func testTargets() {
    check([
      Defect(.document, "missing-target", #"{«"message"»:{"notification":{"title":"t"}}}"#),
      Defect(
        .document, "multiple-targets",
        #"{"message":{"token":"a","topic":«"b"»,"notification":{"title":"t"}}}"#),
      Defect(
        .document, "empty-target",
        #"{"message":{"topic":«""»,"notification":{"title":"t"}}}"#),
      Defect(
        .document, "empty-target",
        #"{"message":{"topic":"a","token":«""»,"notification":{"title":"t"}}}"#),
      Defect(
        .document, "topic-prefix",
        #"{"message":{"topic":«"/topics/news"»,"notification":{"title":"t"}}}"#),
      Defect(
        .document, "bad-topic-name",
        #"{"message":{"topic":«"foo bar"»,"notification":{"title":"t"}}}"#),
      Defect(
        .document, "bad-topic-name",
        #"{"message":{"topic":«"news#1"»,"notification":{"title":"t"}}}"#),
      Defect(
        .document, "bad-topic-name",
        #"{"message":{"topic":«"\#(a(901))"»,"notification":{"title":"t"}}}"#),
      Defect(
        .document, "bad-fid",
        #"{"message":{"fid":«"not-a-fid"»,"notification":{"title":"t"}}}"#),
      Defect(
        .document, "truncated-value",
        #"""
        {"message":{"token":«"bk3RNwTe3H0:CI2k_HHwgIpoDKCIZvvDMExUdFQ3P1..."»,\#
        "notification":{"title":"t"}}}
        """#),
    ])
  }

  func testConditions() {
    check([
      Defect(.condition, "bad-condition", #"'a' in topics «and» 'b' in topics"#),
      Defect(.condition, "bad-condition", #"'a' in topics «&» 'b' in topics"#),
      Defect(.condition, "bad-condition", #"'a' in topics «AND» 'b' in topics"#),
      Defect(.condition, "bad-condition", #"'a' «in Topics»"#),
      Defect(.condition, "bad-condition", #"«a» in topics"#),
      Defect(.condition, "bad-condition", #"«(»'a' in topics"#),
      Defect(.condition, "bad-condition", #"'a' in topics«)»"#),
      Defect(.condition, "bad-condition", #"'a' in topics «&&»"#),
      Defect(.condition, "bad-condition", #"«'a'» && 'b' in topics"#),
      Defect(.condition, "bad-condition", #"'a' in topics «'b'» in topics"#),
      Defect(.condition, "bad-condition", #"«'a» in topics"#),
      Defect(.condition, "bad-condition", #"'a« »b' in topics"#),
      Defect(.condition, "bad-condition", #"'«/topics/»a' in topics"#),
      Defect(
        .condition, "too-many-topics",
        #"""
        'a' in topics || 'b' in topics || 'c' in topics || 'd' in topics || 'e' in topics ||\#
         «'f'» in topics
        """#),
      Defect(.condition, "double-quoted-topic", #"«\"a\"» in topics && 'b' in topics"#),
      Defect(.condition, "mixed-operators", #"'a' in topics && 'b' in topics «||» 'c' in topics"#),
      Defect(
        .document, "single-topic-condition",
        #"{"message":{"condition":«"'a' in topics"»,"data":{"a":"b"}}}"#),
    ])
  }

  func testData() {
    check([
      Defect(.bare, "reserved-data-key", #""data":{«"from"»:"x"}"#),
      Defect(.bare, "reserved-data-key", #""data":{«"message_type"»:"x"}"#),
      Defect(.bare, "reserved-data-key", #""data":{«"google.x"»:"x"}"#),
      Defect(.bare, "reserved-data-key", #""data":{«"gcm.notification.title"»:"x"}"#),
      Defect(.bare, "reserved-data-key", #""android":{"data":{«"from"»:"x"}}"#),
      Defect(.bare, "reserved-data-key", #""webpush":{"data":{«"google.a"»:"x"}}"#),
      Defect(.bare, "stripped-data-key", #""data":{«"gcm.x"»:"x"}"#),
      Defect(.bare, "stripped-data-key", #""data":{«"collapse_key"»:"x"}"#),
      Defect(.bare, "stripped-data-key", #""data":{«"From"»:"x"}"#),
      Defect(.bare, "aps-in-data", #""data":{«"aps"»:"{}"}"#),
      Defect(.bare, "non-string-value", #""data":{"n":«12»}"#),
      Defect(.bare, "non-string-value", #""data":{"n":«true»}"#),
      Defect(.bare, "non-string-value", #""data":{"n":«null»}"#),
      Defect(.bare, "non-string-value", #""data":{"n":«{"a":1}»}"#),
      Defect(.bare, "non-string-value", #""data":{"n":«[1]»}"#),
      Defect(.bare, "wrong-type", #""data":«[]»"#),
      Defect(
        .document, "wrong-type",
        #"{"message":{"token":"a","notification":{"title":"t"},"data":«"{}"»}}"#),
    ])
  }

  func testNotification() {
    check([
      Defect(
        .document, "misplaced-field",
        #"{"message":{"topic":"news","notification":{"title":"t",«"sound"»:"default"}}}"#),
      Defect(
        .document, "misplaced-field",
        #"{"message":{"topic":"news","notification":{"title":"t",«"badge"»:1}}}"#),
      Defect(
        .document, "misplaced-field",
        #"{"message":{"topic":"news","notification":{"title":"t",«"click_action"»:"x"}}}"#),
      Defect(
        .document, "misplaced-field",
        #"{"message":{"topic":"news","notification":{"title":"t",«"icon"»:"x"}}}"#),
      Defect(
        .document, "misplaced-field",
        #"{"message":{"topic":"news","notification":{"title":"t",«"data"»:{"a":"b"}}}}"#),
      Defect(
        .document, "sdk-spelling",
        #"""
        {"message":{"topic":"news","notification":{"title":"t",\#
        «"imageUrl"»:"https://h/a.png"}}}
        """#),
      Defect(
        .document, "sdk-spelling",
        #"""
        {"message":{"topic":"news","notification":{"title":"t",\#
        «"image_url"»:"https://h/a.png"}}}
        """#),
      Defect(
        .document, "legacy-field",
        #"{"message":{"topic":"news","notification":{"title":"t",«"android_channel_id"»:"x"}}}"#),
      Defect(
        .document, "image-not-a-url",
        #"{"message":{"topic":"news","notification":{"title":"t","image":«"a.png"»}}}"#),
    ])
  }

  func testNotificationMore() {
    check([
      Defect(
        .document, "image-not-https",
        #"{"message":{"topic":"news","notification":{"title":"t","image":«"http://h/a.png"»}}}"#),
      Defect(
        .document, "image-host-only",
        #"""
        {"message":{"topic":"news","notification":{"title":"t",\#
        "image":«"https://foo.bar.pizza-monster.png"»}}}
        """#),
      Defect(
        .document, "wrong-type",
        #"{"message":{"topic":"news","notification":{"title":«5»}}}"#),
      Defect(.document, "wrong-type", #"{"message":{"topic":"news","notification":«"hello"»}}"#),
      Defect(.document, "empty-notification", #"{"message":{"topic":"news",«"notification"»:{}}}"#),
      Defect(.message, "bad-analytics-label", #""fcm_options":{"analytics_label":«"a b"»}"#),
      Defect(.message, "bad-analytics-label", #""fcm_options":{"analytics_label":«"\#(a(51))"»}"#),
      Defect(.message, "misplaced-field", #""fcm_options":{«"link"»:"https://h/x"}"#),
      Defect(.message, "misplaced-field", #""fcm_options":{«"image"»:"https://h/x.png"}"#),
      Defect(
        .document, "payload-too-large",
        #"{«"message"»:{"token":"a","data":{"k":"\#(a(4096))"}}}"#),
    ])
  }

  func testSyntax() {
    check([
      Defect(
        .document, "trailing-comma",
        #"{"message":{"topic":"news","notification":{"title":"t"«,»}}}"#),
      Defect(
        .document, "missing-colon",
        #"{"message":{"topic":"news","notification"«{»"title":"t"}}}"#),
      Defect(
        .document, "missing-comma",
        #"{"message":{"topic":"news" «"notification"»:{"title":"t"}}}"#),
      Defect(
        .document, "duplicate-key",
        #"{"message":{"topic":"news","notification":{"title":"t",«"title"»:"u"}}}"#),
      Defect(
        .document, "duplicate-key",
        #"{"message":{"topic":"news","data":{"a":"1",«"a"»:"2"}}}"#),
      Defect(
        .document, "comment",
        #"{"message":{«// x»\#n"topic":"news","notification":{"title":"t"}}}"#),
      Defect(
        .document, "single-quoted-string",
        #"{"message":{"topic":«'news'»,"notification":{"title":"t"}}}"#),
      Defect(
        .document, "unquoted-key",
        #"{"message":{«topic»:"news","notification":{"title":"t"}}}"#),
      Defect(
        .document, "typographic-quote",
        #"{"message":{"topic":«“news”»,"notification":{"title":"t"}}}"#),
      Defect(
        .document, "non-json-literal",
        #"{"message":{"topic":"news","notification":{"title":"t","body":«None»}}}"#),
      Defect(
        .document, "unclosed-container",
        #"«{»"message":{"topic":"news","notification":{"title":"t"}}"#),
    ])
  }

  func testSyntaxMore() {
    check([
      Defect(
        .document, "unterminated-string",
        #"{"message":{"topic":"news","notification":{"title":«"»t}}}"#),
      Defect(
        .document, "bad-escape",
        #"{"message":{"topic":"news","notification":{"title":"a«\x»b"}}}"#),
      Defect(
        .document, "control-character",
        #"{"message":{"topic":"news","notification":{"title":"a«\#n»b"}}}"#),
      Defect(
        .document, "extra-content",
        #"{"message":{"topic":"news","notification":{"title":"t"}}}«}»"#),
    ])
  }

  func testOtherKinds() {
    check([
      Defect(
        .document, "missing-group-field",
        #"«{»"operation":"add","notification_key_name":"x","registration_ids":["a"]}"#),
      Defect(
        .document, "bad-operation",
        #"""
        {"operation":«"delete"»,"notification_key_name":"x","notification_key":"k",\#
        "registration_ids":["a"]}
        """#),
      Defect(
        .document, "no-members",
        #"{"operation":"create","notification_key_name":"x","registration_ids":«[]»}"#),
      Defect(.document, "missing-topic-prefix", #"{"to":«"news"»,"registration_tokens":["a"]}"#),
      Defect(
        .document, "legacy-payload",
        #"{«"to"»:"/topics/news","notification":{"title":"t"},"time_to_live":3}"#),
      Defect(
        .document, "admin-ttl-unit",
        #"""
        {"topic":"news","notification":{"title":"t","imageUrl":"https://h/a.png"},\#
        "android":{"ttl":«"3600s"»}}
        """#),
      Defect(
        .document, "badge-not-a-number",
        #"{"aps":{"alert":"x","badge":«"3"»},"Simulator Target Bundle":"a.b"}"#),
    ])
  }
}
