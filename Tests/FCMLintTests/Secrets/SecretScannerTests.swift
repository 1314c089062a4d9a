import XCTest

@testable import FCMLint

/// Secrets are found everywhere and shown nowhere.
final class SecretScannerTests: XCTestCase {
  private static let token =
    "cH4vXq0LTz2mWn8RyBk3Ps:APA91bGq7Lw2Xc9Vt4Rz0Km5Hy8Dn1Bf6Js3Pe7Ua2Ox4Ti9Wq5Zv0Cl8Mg1Ns6Fb3Kd7Rh"
  private static let serverKey =
    "AAAAq7Lw2Xc:APA91bGq7Lw2Xc9Vt4Rz0Km5Hy8Dn1Bf6Js3Pe7Ua2Ox4Ti9Wq5Zv0Cl8Mg1Ns6Fb3Kd7Rh2Ye4Ju9Xa5Pt0"
    + "Vo8Lwq7Lw2Xc9Vt4Rz0Km5Hy8Dn1Bf6Js3Pe7Ua2Ox4Ti9Wq5Zv0C"
  private static let pemBody =
    #"MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQC7VJTUt9Us8cKj\nMzEfYyjiWA4R4/M2bS1GB4t7NXp9"#
    + #"8C3SC6dVMvDuictGeurT8jNbvJZHtCSuYEvu\nNMoSfm76oqFvAp8Gy0iz5sxjZmSnXyCdPEovGhLa0VzMaQ8s+CLOyS56Y"#
  private static let privateKey =
    #"-----BEGIN PRIVATE KEY-----\n"# + pemBody + #"\nshortTail==\n-----END PRIVATE KEY-----\n"#
  private static let accessToken = "ya29.a0ARrdaM8fkQ2mXzL7vTn4Wc9RbJ1pKq3Ds6Fg8Hj0Lz2Xc4Vb6Nm8Qw"
  private static let webToken =
    "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9"
  private static let apiKey = "AIzaSyD4x7Kq2Lm9Pn3Rt5Vw8Yz1Bc6Df0Gh2Jk"
  private static let hexadecimal =
    "80f1c2d3e4a5b6978869504132a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f607182"

  private static let planted = [
    token, serverKey, pemBody, accessToken, webToken, apiKey, hexadecimal,
  ]

  func testShortened() {
    for secret in Self.planted {
      for text in [
        secret, "Bearer \(secret)", "key=\(secret)", "token:\(secret)", "a \(secret) b",
        #"{\"auth\":\"\#(secret)\"}"#, "https://a.example/x?token=\(secret)&y=1",
      ] {
        let shown = Excerpt.shortened(text)
        XCTAssertFalse(Self.isExposed(secret, in: shown), shown)
        // A code frame shows the line itself.
        XCTAssertFalse(
          Self.isExposed(secret, in: SecretScanner.shortened(text)), SecretScanner.shortened(text))
      }
    }
  }

  /// The prefix of a JSON Web Token counts with two dots after it, or before many characters.
  func testEncodedObjects() {
    let head = "eyJhbGciOiJIUzI1NiJ9"
    let long = head + String(repeating: "a", count: 40)
    for (text, shown) in [
      (long, "eyJhbG…aaaa"), (String(long.dropLast()), String(long.dropLast())),
      (head + ".e30.", "eyJhbG…e30."), (head + ".e30", head + ".e30"),
      ("x=\(long) y", "x=eyJhbG…aaaa y"),
    ] {
      XCTAssertEqual(SecretScanner.shortened(text), shown, text)
    }
  }

  /// The body of a private key without its header has 40 characters or more.
  func testTheBodyOfAPrivateKey() {
    let body = "MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSj"
    func kind(_ text: String) -> SecretScanner.Kind? {
      Array(text.utf8).withUnsafeBufferPointer { SecretScanner.kind(ofWhole: $0) }
    }
    XCTAssertEqual(kind(body), .privateKey)
    XCTAssertNotEqual(kind(String(body.dropLast())), .privateKey)
  }

  func testOnlyTheHeaderOfAPrivateKeyIsShown() {
    for text in [Self.privateKey, Self.privateKey.replacingOccurrences(of: #"\n"#, with: "\n")] {
      XCTAssertEqual(
        SecretScanner.shortened("key: " + text).filter { $0 != "\n" && $0 != "\\" && $0 != "n" },
        "key: -----BEGIN PRIVATE KEY-----…-----END PRIVATE KEY-----")
    }
  }

  /// Whether a usable part of the secret is visible.
  private static func isExposed(_ secret: String, in text: String) -> Bool {
    let letters = Array(secret)
    return stride(from: 0, to: letters.count - 24, by: 1).contains { start in
      text.contains(String(letters[start..<start + 24]))
    }
  }

  func testPlainTextIsShownUnchanged() {
    for text in [
      "Bring a cushion to the reading night on Friday, please",
      "https://noten.kantorei.example/stanford/in-c/magnificat/cover.png",
      "com.example.application.notifications.channels.important",
      "projects/harbour-times/messages/0:1718049912345678%7b1c",
      "3f2a9c0d-e1b2-4f5a-8b7c-6d5e4f3a2b1c",
      "'line-4-harbour-to-island' in topics && 'line-12' in topics",
      // Random text has letters of both cases and digits.
      "QWXKZJVPQWXKZJVPQWXKZJVP4719283QWXKZJVPQWXKZJVP",
      "qwxkzjvpqwxkzjvpqwxkzjvp4719283qwxkzjvpqwxkzjvp",
      "QwXkZjVpQwXkZjVpQwXkZjVpQwXkZjVpQwXkZjVpQwXkZjVp",
      "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
    ] {
      XCTAssertEqual(SecretScanner.shortened(text), text)
    }
  }

  func testPlaceholdersAreHints() {
    var configuration = Configuration()
    configuration.level = .hint
    configuration.select = ["unresolved-placeholder"]
    let text = #"{"message":{"token":"<token>","data":{"{{k}}":"v"},"android":{"ttl":{{n}}}}}"#
    let found = Corpus.report(Array(text.utf8), configuration: configuration).diagnostics
    XCTAssertEqual(
      found.map(\.pointer), ["/message/token", "/message/data/{{k}}", "/message/android/ttl"])
    XCTAssertEqual(
      Corpus.report(Array(text.utf8)).diagnostics.filter { $0.severity == .hint }.count, 0)
  }

  /// For a secret in any position of a document, no rule shows it.
  func testNoRuleShowsASecret() {
    var configuration = Configuration()
    configuration.level = .hint
    for secret in Self.planted {
      for document in Self.places(for: secret) {
        let report = Corpus.report(Array(document.utf8), configuration: configuration)
        XCTAssertGreaterThan(report.documents, 0, document)
        for diagnostic in report.diagnostics {
          let shown =
            [diagnostic.message, diagnostic.help ?? ""] + diagnostic.notes.map(\.message)
            + diagnostic.fixes.map(\.title)
          for text in shown {
            XCTAssertFalse(Self.isExposed(secret, in: text), "\(diagnostic.rule): \(text)")
          }
        }
      }
    }
  }

  private static func places(for secret: String) -> [String] {
    let texts = #""notification":{"title":"Hi","body":"Ho"}"#
    return [
      #"{"message":{"token":"\#(secret)","topic":"\#(secret)",\#(texts)}}"#,
      #"{"message":{"topic":"/topics/\#(secret)","condition":"\#(secret)","fid":"\#(secret)",\#(texts)}}"#,
      #"{"message":{"topic":"n","\#(secret)":1,\#(texts),"data":{"\#(secret)":1,"from":"\#(secret)"}}}"#,
      #"{"message":{"topic":"n","notification":{"title":"Hi","image":"\#(secret)"},"android":{"ttl":"\#(secret)","priority":"\#(secret)","collapse_key":"\#(secret)","notification":{"color":"\#(secret)","icon":"a/\#(secret)","sound":"\#(secret).mp3","event_time":"\#(secret)"}}}}"#,
      #"{"message":{"topic":"n",\#(texts),"apns":{"headers":{"apns-id":"\#(secret)","apns-priority":"\#(secret)","apns-topic":"\#(secret)","\#(secret)":"x","apns-expiration":"\#(secret)","apns-push-type":"\#(secret)","apns-collapse-id":"\#(secret)"},"payload":{"aps":{"badge":"\#(secret)","sound":"","\#(secret)":1,"interruption-level":"\#(secret)","alert":{"\#(secret)":1}}}}}}"#,
      #"{"message":{"topic":"n","webpush":{"headers":{"TTL":"\#(secret)","Urgency":"\#(secret)","Topic":"\#(secret)","\#(secret)":"x"},"notification":{"dir":"\#(secret)","\#(secret)":1},"fcm_options":{"link":"\#(secret)"}}}}"#,
      #"{"message":{"topic":"n",\#(texts)},"\#(secret)":1,"validate_only":"\#(secret)"}"#,
      #"{"message":{"topic":"n",\#(texts) "x": \#(secret)}}"#,
      #"{"to":"/topics/x","\#(secret)":1,"time_to_live":"\#(secret)",\#(texts)}"#,
      #"{"to":"\#(secret)","registration_tokens":["\#(secret)","\#(secret)"]}"#,
      #"{"operation":"\#(secret)","notification_key_name":"a","notification_key":"\#(secret)","registration_ids":["\#(secret)","\#(secret)"],"\#(secret)":1}"#,
      #"{"tokens":["\#(secret)"],"\#(secret)":1,"android":{"ttl":"\#(secret)","notification":{"eventTimestamp":"\#(secret)","vibrateTimingsMillis":["\#(secret)"],"lightSettings":{"color":"\#(secret)"}}}}"#,
    ]
  }
}
