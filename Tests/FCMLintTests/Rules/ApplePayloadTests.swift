import FCMLint
import XCTest

/// Keys of the payload next to `aps`, and raw payloads.
final class ApplePayloadTests: XCTestCase {
  /// The place of Apple's keys that should be in `aps`.
  func testHelpForAPayloadWithoutAps() {
    for (payload, help) in [
      (#"{"apns":{"alert":"x"}}"#, #"rename "apns" to "aps""#),
      (#"{"apns":{"x":"x"}}"#, #"put Apple's keys into an "aps" object in the payload"#),
      (#"{"alert":"x"}"#, #"put Apple's keys into an "aps" object in the payload"#),
      (#"{"a":{"payload":{"aps":{"alert":"x"}}}}"#, #"move "aps" out of "a""#),
      (#"{"a":{"aps":{"alert":"x"}}}"#, #"move "aps" out of "a""#),
      (#"{"APS":{"alert":"x"}}"#, #"rename "APS" to "aps""#),
      (#"{"aps":null}"#, #"write an object: "aps": { … }"#),
      ("{}", #"remove the payload, or add "aps" to it"#),
    ] {
      let found = diagnose(
        #"{"message":{"token":"a","apns":{"payload":\#(payload)}}}"#,
        select: ["payload-without-aps"])
      XCTAssertEqual(found.map(\.help), [help], payload)
    }
  }

  func testPayloads() {
    assertFindings(
      #"{"aps":{"alert":"x"},"payload":{}}"#, "E misplaced-field", in: .deviceAPNs)
    assertFindings(
      #"{"payload":{"aps":null}}"#, "E payload-without-aps", in: .deviceAPNs)
    assertFindings(#"{"payload":{"aps":"{{aps}}"}}"#, in: .deviceAPNs)
    assertFindings(
      #"{"payload":{"aps":{"alert":"x"},"n":9007199254740992}}"#, in: .deviceAPNs)
    assertFindings(
      #"{"payload":{"aps":{"alert":"x"},"n":[-9007199254740993]}}"#, "W unsafe-integer",
      in: .deviceAPNs)
    assertFindings(
      #"{"payload":{"aps":{"alert":"x","badge":12345678901234567}}}"#, "W unsafe-integer",
      in: .deviceAPNs)
    assertFindings(
      #"{"payload":{"aps":{"alert":"x"},"n":1e30,"m":0.12345678901234567}}"#, in: .deviceAPNs)
    assertFindings(
      #"{"payload":{"aps":{"alert":"x"},"google.c.a.e":"1"}}"#, "W reserved-payload-key",
      in: .deviceAPNs)
    assertFindings(
      #"{"payload":{"aps":{"alert":"x"},"Simulator Target Bundle":"a.b"}}"#,
      "W simulator-key-in-message", in: .deviceAPNs)
    assertFindings(
      #""data":{"a":"1","from":"2"},"apns":{"payload":{"aps":{"alert":"x"},"a":1,"from":"2"}}"#,
      "W same-key-in-data-and-payload", "W reserved-payload-key", "E reserved-data-key",
      in: .device)
    assertFindings(
      #"{"aps":{},"google.c.a.e":"1","n":9007199254740993}"#, as: .apnsPayload)
    assertFindings(
      #"{"aps":{"alert":"x"},"simulator target bundle":"a.b"}"#, "W misspelt-simulator-key",
      as: .apnsPayload)
    assertFindings(#"{"aps":{"alert":"x"},"gcm.message_id":"1"}"#, as: .apnsPayload)
    assertFindings(#"{"alert":"x"}"#, "E payload-without-aps", as: .apnsPayload)
    assertFindings(#"["aps"]"#, "E wrong-type", as: .apnsPayload)
  }

  /// The project's own bundle ID is not a sample from documentation.
  func testTheProjectsOwnTopic() {
    let headers = #""headers":{"apns-topic":"#
    let cases = [
      (#""notification":{"title":"a"},"apns":{\#(headers)"com.example.app"}}"#, 0),
      (#""notification":{"title":"a"},"apns":{\#(headers)"com.example.other"}}"#, 1),
      (
        #""apns":{"live_activity_token":"a",\#(headers)"com.example.app.push-type.liveactivity"},"#
          + #""payload":{"aps":{"event":"end","timestamp":1782887000}}}"#, 0
      ),
    ]
    var configuration = Configuration()
    configuration.project = ProjectSettings(apnsTopic: "com.example.app")
    configuration.select = ["bad-apns-topic"]
    let linter = TestLinter.of(configuration)
    for (members, count) in cases {
      let document = #"{"message":{"token":"{{token}}",\#(members)}}"#
      XCTAssertEqual(linter.lint(Array(document.utf8)).diagnostics.count, count, document)
    }
  }
}
