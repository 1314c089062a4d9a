import FCMLint
import XCTest

/// Which documents are for FCM, and what for: one line for each shape.
final class DocumentDetectorTests: XCTestCase {
  private func kinds(_ text: String, layout: Linter.Layout = .single) -> [String] {
    Corpus.report(Array(text.utf8), layout: layout).detections.map(\.kind.word)
  }

  private func check(
    _ documents: [String], are kind: DocumentKind?, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    for document in documents {
      let expected = kind.map { [$0.word] } ?? []
      XCTAssertEqual(kinds(document), expected, document, file: file, line: line)
    }
  }

  func testSendRequests() {
    check(
      [
        #"{"message":{"topic":"n"}}"#,
        #"{"message":{"token":"t","topic":"n"}}"#,
        #"{"message":{"topic":"foo bar"}}"#,
        #"{"message":{"condition":"  "}}"#,
        #"{"message":{"data":{"a":"b"}}}"#,
        #"{"message":{"notification":{"title":"Hi"}}}"#,
        #"{"message":{"android":{"ttl":"1s"}}}"#,
        #"{"message":{"apns":{"payload":{"aps":{"alert":"Hi"}}}}}"#,
        #"{"message":{"webpush":{"headers":{"TTL":"1"}}}}"#,
        #"{"message":{"topic":"n"},"validate_only":true}"#,
        #"{"message":{"topic":"n"},"validateOnly":true,"note":"a","ticket":7,"by":"me"}"#,
        #"{"message":{"topic":"/topics/n","to":"x","priority":"high"}}"#,
        #"{"massage":{"topic":"n"},"validate_only":true}"#,
        #"{"Message":{"topic":"n","notification":{"title":"Hi"}}}"#,
        #"{"message":{"Token":"abc","Notification":{"Title":"Hi","Body":"Ho"}}}"#,
        #"{"message":{"notifcation":{"title":"Hi","body":"Ho"},"topic":"n"}}"#,
        #"{"message":{"topic":"line 12","notification":{"title":"Hi","body":"Ho"}}}"#,
        #"{"message":{"token":"{{t}}","data":{{data}}}}"#,
        #""message":{"topic":"n","notification":{"title":"Hi"}}"#,
        #""message":{"topic":"n","notification":{"title":"Hi"}}}"#,
        #""validate_only":true,"message":{"topic":"n"}"#,
        #"{"validate_only":true,"topic":"n","notification":{"title":"Hi"}}"#,
        #"{"emssage":{"topic":"n","notification":{"title":"Hi"}}}"#,
        #"{"essage":{"topic":"n","notification":{"title":"Hi"}}}"#,
        #"{"message":{"topc":"n","data":{"a":"b"}}}"#,
        #"{"message":{"token":"dQx3mZb0T5yWk1RvPn8LsA:APA91bF","title":"Hi","body":"Ho"}}"#,
        #"{"message":{"token":"dQx3mZb0T5yWk1RvPn8LsA:APA91bF","data":"{}"}}"#,
        #"{"message":{"topic":"news","aps":{"alert":"Hi"}}}"#,
        #"{ {"topic":"n","notification":{"title":"Hi"}} }"#,
        // Beside a target alone, a block without a known name is a slip.
        #"{"message":{"token":"abc","android":{"urgency":"high"}}}"#,
        #"{"message":{"token":"abc","webpush":{"urgency":"high"}}}"#,
        #"{"message":{"token":"abc","notification":{"text":"x"}}}"#,
        #"{"message":{"topic":"news","data":{"id":5},"android":{"channel":"x"}}}"#,
        #"{"message":{"data":{"a":"b"},"notification":{"title":"a","body":"b"},"#
          + #""apns":{"notification":{"sound":"a.wav"}}}}"#,
        #"{"message":{"topic":"n","condition":"sunny"}}"#,
      ], are: .sendRequest)
  }

  func testBareMessages() {
    check(
      [
        #"{"topic":"n","notification":{"title":"Hi"}}"#,
        #"{"token":"abc","data":{"a":"b"}}"#,
        #"{"condition":"'a' in topics","data":{"a":"b"}}"#,
        #"{"condition":"'a' in topic","notification":{"title":"a","body":"b"}}"#,
        #"{"condition":"!(‘a’ && 'b')","notification":{"title":"a","body":"b"}}"#,
        #"{"condition":"/topics/a","notification":{"title":"a","body":"b"}}"#,
        #"{"condition":"a IN Topics","notification":{"title":"a","body":"b"}}"#,
        #"{"condition":"topics in 'a'","notification":{"title":"a","body":"b"}}"#,
        #"{"condition":"{{c}}","notification":{"title":"a","body":"b"}}"#,
        #"{"condition":"sunny","android":{"priority":"high"}}"#,
        #"{"topic":"n","notification":{"title":"a"},"apns":{"notification":{"sound":"a.wav"}}}"#,
        #"{"apns":{"payload":{"aps":{"badge":1}}}}"#,
        #"{"android":{"ttl":"1s"},"topic":"n"}"#,
        #"{"notification":{"title":"a","body":"b"},"fcm_options":{"analytics_label":"x"}}"#,
        #"{"topic":"n","notification":{"title":"Hi"},"android":{"notification":{"clickAction":"a"}},"#
          + #""webpush":{"fcmOptions":{"link":"a.html"}}}"#,
      ], are: .message)
  }

  func testAdminMessages() {
    check(
      [
        #"{"tokens":["a","b"],"notification":{"title":"Hi","body":"Ho"}}"#,
        #"{"tokens":[],"notification":{"title":"Hi"}}"#,
        #"{"topic":"n","android":{"ttl":3600000}}"#,
        #"{"topic":"n","notification":{"title":"Hi","imageUrl":"https://a.example/a.png"}}"#,
        #"{"token":"a","apns":{"payload":{"aps":{"contentAvailable":true}}}}"#,
        // The sample of Firebase's page about images, with one REST name among the others.
        #"{"notification":{"title":"Hi"},"android":{"notification":{"imageUrl":"https://a.example"}},"#
          + #""apns":{"payload":{"aps":{"mutable-content":1}},"fcm_options":{"image":"https://a.b"}},"#
          + #""webpush":{"headers":{"image":"https://a.example"}},"topic":"industry-tech"}"#,
      ], are: .adminNode)
  }

  func testOtherKinds() {
    check([#"{"aps":{}}"#, #"{"aps":{"alert":"Hi","x":1},"y":2}"#], are: .apnsPayload)
    check(
      [
        #"{"operation":"create","notification_key_name":"a","registration_ids":["b"]}"#,
        #"{"notification_key_name":"a","registration_ids":["b"]}"#,
        #"{"operation":"delete","notification_key":"a"}"#,
      ], are: .deviceGroup)
    check(
      [
        #"{"to":"/topics/a","registration_tokens":["b"]}"#,
        #"{"to":"a","registration_tokens":[]}"#,
      ], are: .topicBatch)
    check(
      [
        #"{"to":"/topics/a","data":{"b":"c"}}"#,
        #"{"to":"/topics/a","notification":{"title":"c"}}"#,
        #"{"to":"abc","time_to_live":3,"data":{"b":"c"}}"#,
        #"{"to":"{{token}}","priority":"high","notification":{"title":"Hi","badge":"1"}}"#,
        #"{"registration_ids":["a","b"],"data":{"b":1}}"#,
        #"{"condition":"'a' in topics","dry_run":true}"#,
        #"{"to":"bk3RNwTe3H0:CI2k_HHwgIpoDKCIZvvDMExUdFQ3P1...","data":{"Nick":"Mario"}}"#,
        #"{"to":"bk3RNwTe3H0:CI2k_HHwgIpoDKCIZvvDMExUdFQ3P1…","data":{"Nick":"Mario"}}"#,
        #"{"to":"bk3RNwTe3H0:CI2k_HHwgIpoDKCIZvvDMExUdFQ3P1ab","data":{"Nick":"Mario"}}"#,
        #"{"condition":"'a' in topics","priority":"high","data":{"b":"c"}}"#,
      ], are: .legacy)
  }

  func testStrangers() {
    check(
      [
        #"{"tokens":["the","cat"],"ids":[1,2]}"#,
        #"{"tokens":["the","cat"]}"#,
        #"{"tokens":[{"id":1}],"data":{"a":"b"}}"#,
        #"{"token":"eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln","data":{"user":"x"}}"#,
        #"{"token":"3f2a9c0de1b24f5a8b7c6d5e4f3a2b1c","data":{"user":"x"}}"#,
        #"{"token":"9b2f6c1e-4d3a-4f5b-8c7d-1a2b3c4d5e6f","data":{"user":"x"}}"#,
        #"{"topic":"sensors/bed-1","data":{"moisture":"31"}}"#,
        #"{"topic":"knots to know","data":{"a":"b"}}"#,
        #"{"condition":"good","data":{"a":"b"}}"#,
        #"{"condition":"load > 5","notification":{"title":"Hi"},"data":{"a":"b"}}"#,
        #"{"message":{"condition":"load > 5","data":{"a":"b"}}}"#,
        #"{"message":{"topic":"a","condition":"load > 5"}}"#,
        #"{"message":{"topic":"a","token":"eyJhbGciOiJub25lIn0.e30."}}"#,
        #"{"topic":"orders","data":{"id":"7","amount":3}}"#,
        #"{"topic":"news","title":"Hi","body":"Ho","data":{"a":"b"}}"#,
        #"{"token":"dQx3mZb0T5yWk1RvPn8LsA:APA91bF","topic":"news"}"#,
        #"{"tokens":["a","b"],"topic":"news"}"#,
        #"{"to":"/topics/news","title":"Hi","body":"Ho","data":{"a":"b"}}"#,
        #"{"from":"514286003","notification":{"title":"Hi"},"fcmOptions":{"link":"https://a.b"}}"#,
        #""message": "Hi", "topic": "news""#,
        #""notification": {"title":"Hi","body":"Ho"},"#,
        #"{"name":"welcome","notification":{"title":"Hi","body":"Ho"}}"#,
        #"{"name":"welcome","data":{"a":"b"}}"#,
        #"{"android":{"notification":{"icon":"a","color":"white"}},"ios":{"bundle":"x"}}"#,
        #"{"to":"a6345d0278adc55d3474f5","notification":{"body":"x"},"time_to_live":3600}"#,
        #"{"to":"0x6b17","data":"0x","priority":"high"}"#,
        #"{"message":{"role":"assistant","content":"Hi"}}"#,
        #"{"message":{"topic":"Algebra","content":"x","role":"user"}}"#,
        #"{"message":{"topic":"news","title":"Hi","body":"Ho"}}"#,
        #"{"message":{"topic":"news","title":"Hi","body":"Ho","data":{"a":"b"}}}"#,
        #"{"message":{"topic":"news","data":"{\"id\":1}"}}"#,
        #"{"message":{"topic":"com.example.app","aps":{"alert":"Hi"}}}"#,
        #"{"message":{"topic":"bus","aps":{"voltage":3.3}}}"#,
        #"{"message":{"token":"dQx3mZb0T5yWk1RvPn8LsA:APA91bF","user":"x","platform":"ios"}}"#,
        #"{"message":{"text":"hi","token":"eyJhbGciOiJub25lIn0.e30."}}"#,
        #"{"event":"sent","message":{"data":{"a":"b"}}}"#,
        #"{"massage":{"topic":"swedish","data":{"minutes":"50"}}}"#,
        #"{"manage":{"topic":"n","notification":{"title":"Hi","body":"Ho"}}}"#,
        #"{"notification":{"title":"a","body":"b","actions":[],"vibrate":[1]},"topic":"n"}"#,
        #"{"aps":{"name":"Advanced","hours":3,"category":"physics"}}"#,
        #"{"notification":{"title":"a","body":"b"},"createdAt":"2026-01-01","topic":"n"}"#,
        #"{"to":"bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvyabc","data":{"a":"b"}}"#,
        #"{"to":"bk3RNwTe3H0:CI2k_HHwgIpoDKCIZvv/DMExUdFQ3P1","data":{"a":"b"}}"#,
        #"{"name":"Cold","condition":"sunny","notification":{"title":"Hot","body":"b"}}"#,
        #"{"condition":"plan eq pro","notification":{"title":"Hot","body":"b"}}"#,
        #"{"condition":"plan eq 'pro'","notification":{"title":"Hot","body":"b"}}"#,
        #"{"condition":"price_drop","notification":{"title":"Hot"},"data":{"a":"b"}}"#,
        #"{"condition":"always()","topic":"news","notification":{"title":"Hot","body":"b"}}"#,
        #"{"notification":{"title":"a","body":"b"},"data":{"a":"b"},"#
          + #""apns":{"notification":{"content-available":1}}}"#,
        #"{"tokens":["a"],"platform":2,"message":"a","title":"b","apns":{"headers":{}}}"#,
        #"{"tokens":["a"],"platform":2,"message":"a","fcm_options":{"analytics_label":"e"}}"#,
        #"{"tokens":["a"],"message":"a","title":"b","user":"c","fcm_options":{"link":"d"}}"#,
        #"{"message":{"topic":"news","android":{"urgency":"HIGH"}}}"#,
        #"{"message":{"topic":"general","notification":{"kind":"mention"}}}"#,
        #"{"message":{"token":"9b2f6c1e-4d3a-4f5b-8c7d-1a2b3c4d5e6f","notification":{"kind":"a"}}}"#,
        #"{"message":{"topic":"weather","data":{"temp":21},"ios":{"sound":"x"}}}"#,
        #"{"message":{"topic":"a","data":{"b":1},"android":{"c":"d"},"ios":{"e":"f"}}}"#,
        #"{"message":{"token":"a","android":{"c":"d"}},"id":7}"#,
        #"[]"#, #"{}"#, #""topic""#, "", " ",
      ], are: nil)
  }

  func testArraysAndLinesAreJudgedElementByElement() {
    let skipReason = #"{"level":"info","message":"queue opened"}"#
    let request = #"{"message":{"topic":"n"}}"#
    let legacy = #"{"to":"/topics/a","data":{"b":"c"}}"#
    XCTAssertEqual(
      kinds("[\(skipReason), \(request), 7, \(legacy), null]"), ["send-request", "legacy"])
    XCTAssertEqual(
      kinds("\(request)\n\n\(skipReason)\n\(legacy)\n", layout: .lines), ["send-request", "legacy"])
    let report = Corpus.report(Array("\(skipReason)\n\n\(request)".utf8), layout: .lines)
    XCTAssertEqual(report.detections.map(\.document), [1])
    XCTAssertEqual([report.documents, report.skipped], [1, 1])
  }

  /// The samples of Firebase's pages, slips included.
  func testSamplesOfTheDocumentation() {
    check(
      [
        #"{"message":{"topic":"industry-tech","notification":{"title":"Sparky says hello!",},"#
          + #""apns":{"fcm_options":{"image":"https://foo.bar/pizza-monster.png"}}}}"#,
        #"{"message":{"token":"bk3RNwTe3H0:CI2k_HHwgIpoDKCIZvvDMExUdFQ3P1...","android":{"#
          + #""ttl":"86400s","notification"{"click_action":"OPEN"}},"apns":{"headers":{"#
          + #""apns-priority":"5",},"payload":{"aps":{"category":"NEW"}}}}}"#,
        #"{"message":{"token":"APA91bGHXQBB...9QgnYOEURwm0I3lmyqzk2TXQ","data":{"hello":"Hi!"}}}"#,
      ], are: .sendRequest)
    let create = """
      {
         "operation": "create",
         "notification_key_name": "appUser-Chris",
         "registration_ids": ["bk3RNwTe3H0:CI2k_HHwgIpoDKCIZvvDMExUdFQ3P1...",
                              "cR1rjyj4_Kc:APA91bGusqbypSuMdsh7jSNrW4nzsM...",
                              ... ]

      """
    check(
      [
        create,
        #"{"operation":"add","notification_key_name":"appUser-Chris","notification_key":"APA91bG"#
          + #"HXQBB...9QgnYOEURwm0I3lmyqzk2TXQ","registration_ids":["bk3RNwTe3H0:CI2k..."]}"#,
      ], are: .deviceGroup)
    check([#"{"notification_key":"APA91bGHXQBB...9QgnYOEURwm0I3lmyqzk2TXQ"}"#], are: nil)
    // The message of the page in JavaScript, pasted into a file.
    check(
      [
        """
        {
          notification: { title: '`$FooCorp` up 1.43% on the day' },
          android: { notification: { icon: 'stock_ticker_update', color: 'x' } },
          topic: topicName,
        };
        """
      ], are: .message)
  }
}
