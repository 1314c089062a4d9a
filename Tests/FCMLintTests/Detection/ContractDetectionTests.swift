import XCTest

/// A target next to content of a message is a message, whatever the types of the values are.
final class ContractDetectionTests: XCTestCase {
  private static let targets = [
    ("token", #""dQx3mZb0T5yWk1RvPn8LsA:APA91bF""#), ("token", #""abc""#), ("token", "{{token}}"),
    ("token", #""{{token}}""#), ("token", #""YOUR_TOKEN""#), ("token", #""YOUR-TOKEN-ID""#),
    ("token", #""DEVICE_FCM_TOKEN""#), ("token", #""XXXXXXXXXX""#), ("token", #""device token""#),
    ("token", #""...""#), ("fid", #""cAbCdEfGhIjKlMnOpQrStU""#), ("fid", "${fid}"),
    ("topic", #""news""#), ("topic", #""/topics/news""#), ("topic", "{{topic}}"),
    ("condition", #""'a' in topics""#), ("condition", #""'a' in topic || 'b'""#),
    ("condition", "{{condition}}"),
  ].map { #""\#($0.0)":\#($0.1)"# }

  private static let blocks = [
    #""android":{"priority":"high"}"#, #""android":{"ttl":"5","note":"x"}"#,
    #""apns":{"payload":{"aps":{"badge":1}}}"#, #""webpush":{"headers":{"TTL":"1"}}"#,
    #""fcm_options":{"analytics_label":"a"}"#, #""android_v2":{"x":1}"#,
  ]

  private static let notifications = [
    #"{"title":"a"}"#, #"{"title":5}"#, #"{"text":"a"}"#, #"[{"title":"a"}]"#,
    #"[{"title":"a"},{"title":"b"}]"#, "{}", "[]", #""a""#, "5", "true", "null", "{{x}}",
  ].map { #""notification":\#($0)"# }

  private static let data = [
    #"{"a":"b"}"#, #"{"a":1}"#, #"{"a":{"b":["c"]}}"#, #"[{"a":"b"}]"#, "{}", "[]", #""a""#,
    #""{\"a\":1}""#, "5", "true", "null", "{{x}}",
  ].map { #""data":\#($0)"# }

  private static let texts = [
    #""title":"a""#, #""body":"b""#, #""image":"https://a.example/a.png""#, #""sound":"default""#,
    #""title":5"#, #""title":"a","body":"b""#,
  ]

  private func check(_ documents: [String], are kind: String?, count: Int) {
    XCTAssertEqual(documents.count, count)
    let wrong = Sweep.part(of: documents, every: 5).filter { document in
      Corpus.report(Array(document.utf8), layout: .single).detections.map(\.kind.word)
        != (kind.map { [$0] } ?? [])
    }
    XCTAssertEqual(
      wrong.count, 0, "not \(kind ?? "none"): \(wrong.prefix(20).joined(separator: "\n"))")
  }

  /// Each pair of a member of the first list and one of the second.
  private func pairs(_ first: [String], _ second: [String]) -> [String] {
    first.flatMap { one in second.map { "\(one),\($0)" } }
  }

  func testTargetAndContentInAMessage() {
    let words = Self.blocks + Self.notifications + Self.data + Self.texts
    let empty = [#""android":{}"#, #""apns":{}"#, #""webpush":{}"#]
    let members = pairs(Self.targets, words + empty)
    check(members.map { #"{"message":{\#($0)}}"# }, are: "send-request", count: 702)
    check(
      members.map { #"{"message":{\#($0),"tag":"x"},"note":7}"# }, are: "send-request", count: 702)
  }

  /// Only content of a message next to it makes a lone target a message; other names are those of
  /// answers from a server. A condition over topics is evidence by itself.
  func testLoneTargetAndOneNeighbor() {
    let wrapped = Self.targets.map { #""message":{\#($0)}"# }
    let content =
      Self.blocks + [
        #""notification":{"title":"a"}"#, #""notificaton":{"body":"a"}"#, #""data":{"a":"b"}"#,
        #""webpush":{}"#, #""fcmOptions":{"analyticsLabel":"a"}"#, #""collapse_key":"a""#,
        #""validate_only":true"#,
      ]
    check(wrapped.map { "{\($0)}" }, are: "send-request", count: 18)
    check(pairs(wrapped, content).map { "{\($0)}" }, are: "send-request", count: 234)
    let others = [
      #""status":"ok""#, #""success":true"#, #""data":null"#, #""data":{"user":{"id":1}}"#,
      #""title":"a""#, #""to":"bob""#, #""priority":"high""#, #""id":7"#, #""token":"a""#,
      #""notification":true"#, #""type":"a","data":{"a":"b"}"#,
    ]
    let lone = wrapped.filter { !$0.contains("condition") }
    check(pairs(lone, others).map { "{\($0)}" }, are: nil, count: 165)
  }

  func testTargetAndBlockAtTheRoot() {
    let members = pairs(Self.targets, Self.blocks)
    check(members.map { "{\($0)}" }, are: "message", count: 108)
    check(members.map { #"{\#($0),"note":"x"}"# }, are: "message", count: 108)
  }

  func testTargetAndTwoKindsOfContentAtTheRoot() {
    let contents = pairs(Self.notifications, Self.data + Self.texts)
    check(pairs(Self.targets, contents).map { "{\($0)}" }, are: "message", count: 3888)
  }
}
