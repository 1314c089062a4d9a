import FCMLint
import XCTest

/// The help of `legacy-payload` about the request that its fix writes.
final class LegacyMigrationHelpTests: XCTestCase {
  /// A member without an equivalent in HTTP v1 is named, and so is an unsupported value.
  func testOmittedMembersAreNamed() {
    for (member, reason) in [
      (#""notification":{"badge":"x"}"#, #""badge" is omitted: "x" is not valid there"#),
      (#""notification":{"badge":"+1"}"#, #""badge" is omitted: "+1" is not valid there"#),
      (#""notification":{"shape":"s"}"#, #""shape" has no equivalent"#),
      (#""priority":"urgent""#, #""priority" is omitted: "urgent" is not valid there"#),
      (
        #""content_available":"yes""#,
        #""content_available" is omitted: "yes" is not valid there"#
      ),
      (#""data":{"a":null}"#, #""a" is omitted: null is not valid there"#),
      (
        #""collapse_key":"a b""#,
        #""collapse_key" is omitted for the web: "a b" is not a valid Topic header"#
      ),
    ] {
      let text = #"{"to":"/topics/n","time_to_live":5,"# + member + "}"
      let found = diagnose(text, select: ["legacy-payload"])
      let help = found.first?.help ?? ""
      XCTAssertTrue(help.hasSuffix("; " + reason), help)
      XCTAssertEqual(
        found.flatMap(\.fixes).map(\.title),
        ["convert to an HTTP v1 request; the help lists the losses"], text)
    }
  }

  /// Values that HTTP v1 does not accept prevent the fix, so the help names them.
  func testValuesThatPreventTheConversionAreNamed() {
    for (members, words) in [
      (#""to":"/topics/in voices""#, #"topic "in voices" contains a space"#),
      (#""to":"/topics/a","android":{"ttl":3600}"#, "3600 is not a valid duration"),
    ] {
      let text = "{" + members + #","notification":{"title":"b"}}"#
      let found = Linter().lint(Array(text.utf8)).diagnostics
      XCTAssertEqual(found.flatMap(\.fixes).count, 0, text)
      let help = found.first?.help ?? ""
      XCTAssertTrue(help.contains("; correct this first: " + words), help)
    }
  }

  func testMembersBeyondFourAreCounted() {
    let last = #"; "k3" is omitted: null is not valid there"#
    for (count, words) in [(4, last), (5, "; 1 more is omitted"), (6, "; 2 more are omitted")] {
      let members = (0..<count).map { #""k\#($0)":null"# }.joined(separator: ",")
      let text = #"{"to":"/topics/n","dry_run":false,"data":{"# + members + "}}"
      let help = diagnose(text, select: ["legacy-payload"]).first?.help ?? ""
      XCTAssertTrue(help.hasSuffix(words), help)
    }
  }

  /// An ambiguous member is neither converted nor removed.
  func testAmbiguousMemberIsNotConverted() {
    for (member, name) in [
      (#""notification":{"title":"a","text":"b"}"#, "text"),
      (#""notification":{"sound":"a"},"sound":"b""#, "sound"),
      (#""notification":{"clickAction":"a","click_action":"b"}"#, "click_action"),
      (#""data":{"a":"b"},"badge":1"#, "badge"),
    ] {
      let text = #"{"to":"/topics/n","dry_run":false,"# + member + "}"
      let found = diagnose(text, select: ["legacy-payload"])
      XCTAssertEqual(found.flatMap(\.fixes).map(\.title), [], text)
      let help = found.first?.help ?? ""
      XCTAssertTrue(help.hasSuffix("; \"\(name)\" is not converted: move it yourself"), help)
    }
  }

  /// The outline in the help lists exactly what the fix writes.
  func testOutlineListsWhatTheFixWrites() throws {
    for (body, outline) in [
      (
        #""content_available":true,"data":{"a":"b"}"#,
        #"{"topic": …, "data": {…}, "apns": {…}}}"#
      ),
      (
        #""notification":{"title":"a","body":"b"}"#,
        #"{"topic": …, "notification": {"title", "body"}}}"#
      ),
      (
        #""data":{"a":"b"},"priority":"high""#,
        #"{"topic": …, "data": {…}, "android": {…}, "webpush": {…}}}"#
      ),
      (
        #""notification":{"title_loc_key":"a","body_loc_key":"b"}"#,
        #"{"topic": …, "android": {…}, "apns": {…}}}"#
      ),
      (
        #""data":{},"dry_run":true,"android":{"ttl":"1s"},"fcm_options":{"analytics_label":"x"}"#,
        #"{"topic": …, "android": {…}, "fcm_options": {…}}, "validate_only": true}"#
      ),
      (
        #""data":"text","dry_run":false,"priority":"high""#,
        #"{"topic": …, "data": {…}, "android": {…}, "webpush": {…}}}"#
      ),
    ] {
      let found = diagnose(#"{"to":"/topics/n","# + body + "}", select: ["legacy-payload"])
      XCTAssertEqual(found.first?.help, #"write for HTTP v1: {"message": "# + outline)
    }
  }
}
