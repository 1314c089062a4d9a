import FCMLint
import FCMLintReporting
import FCMLintWorkspace
import Foundation
import XCTest

/// Secrets in payloads, file names, configurations and arguments, and everything that the built
/// program prints about them.
final class PlantedSecretsTests: XCTestCase {
  private static let random = "Gq7Lw2Xc9Vt4Rz0Km5Hy8Dn1Bf6Js3Pe7Ua2Ox4Ti9Wq5Zv0Cl8Mg1Ns6Fb3Kd7"
  private static let secrets = [
    "cH4vXq0LTz2mWn8RyBk3Ps:APA91b" + random + random,
    "ya29.a0ARrdaM8" + random,
    "AIzaSyD4x7Kq2Lm9Pn3Rt5Vw8Yz1Bc6Df0Gh2Jk",
    "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0." + random,
  ]

  private static let formats = ReportFormat.allCases.filter { $0 != .auto }

  /// Eleven characters in a row are more than a shortened secret shows.
  private func expect(
    _ text: String, hides secret: String, _ what: String, line: UInt = #line
  ) {
    let (shown, letters) = (Data(text.utf8), Array(secret.utf8))
    for start in 0...letters.count - 11 {
      let part = Data(letters[start..<start + 11])
      if shown.range(of: part) != nil {
        let words = String(decoding: part, as: UTF8.self)
        return XCTFail("\(what) shows \(words) of \(secret)", line: line)
      }
    }
  }

  private func message(_ secret: String) -> String {
    #"""
    { "message": { "token": "\#(secret)", "topic": "/topics/\#(secret)", "\#(secret)": 1,
      "condition": "'a' in topics && \#(secret) || '\#(secret) in topics",
      "data": { "\#(secret)": 2, "k": "Bearer \#(secret)", "n": { "\#(secret)": "\#(secret)" } },
      "notification": { "title": "a \#(secret) b", "body": \#(secret), "image": "\#(secret)" },
      "android": { "ttl": "\#(secret)", "priority": "\#(secret)", "colapse_key": "\#(secret)" },
      "webpush": { "headers": { "Authorization": "key=\#(secret)", "TTL": "\#(secret)" } },
      "apns": { "headers": { "\#(secret)": "\#(secret)" }, "payload": { "aps": { "badge": "\#(secret)" } } },
    } }
    """#
  }

  private func configuration(_ secret: String) -> String {
    #"""
    { "placeholders": ["\#(secret)*"], "exclude": ["\#(secret)"],
      "ignore": [
        { "files": ["*.json"], "rule": "bad-duration", "reason": "because of \#(secret)" },
        { "files": ["*.json"], "rule": "bad-color", "pointer": "/\#(secret)", "reason": "\#(secret)" }
      ],
      "project": { "apnsTopic": "\#(secret)", "webOrigins": ["https://example.com"],
        "androidChannels": ["\#(secret)"], "apnsCategories": ["\#(secret)"] } }
    """#
  }

  /// The spellings of a secret in a source: as it is, and with an escape, or an escaped one, in its middle.
  private static let spellings: [(secret: String, written: String)] = secrets.flatMap { secret in
    let place = secret.index(secret.startIndex, offsetBy: 22)
    let rest = secret[secret.index(after: place)...]
    let code = String(secret.unicodeScalars[place].value, radix: 16)
    return [String(secret[place]), "\\u00\(code)", "\\\\u00\(code)"].map {
      (secret: secret, written: String(secret[..<place]) + $0 + String(rest))
    }
  }

  func testNoReportContainsASecret() throws {
    for (secret, written) in Self.spellings {
      let scratch = try ScratchFolder(isRepository: false)
      try scratch.write("a.json", message(written))
      try scratch.write("lines.jsonl", message(written).replacingOccurrences(of: "\n", with: ""))
      try scratch.write("configuration", configuration(secret))
      var arguments = ["--config", "configuration", "--level", "hint", "lines.jsonl", "."]
      arguments += ["--verbose", "--statistics", "--sizes", "--include-suppressed"]
      let reports = try ScratchFolder(isRepository: false)
      for format in Self.formats {
        arguments += ["--format", "\(format)=\(reports.path("\(format)").path)"]
      }
      let run = try BuiltProgram(arguments, in: scratch.url)
      XCTAssertEqual(run.status, 1, run.errors)
      expect(run.text + run.errors, hides: secret, "the run")
      for format in Self.formats {
        let report = try reports.read("\(format)")
        XCTAssertGreaterThan(report.utf8.count, 500, "\(format)")
        expect(report, hides: secret, "\(format)")
      }
      for columns in ["40", "200"] {
        let run = try BuiltProgram(
          ["--no-config", "a.json", "lines.jsonl"], in: scratch.url,
          environment: ["COLUMNS": columns])
        expect(run.text + run.errors, hides: secret, "the full report")
      }
    }
  }

  /// A secret is in names, in values and in a topic of another document.
  func testNoMessageOfTheServerContainsASecret() {
    for (secret, written) in Self.spellings {
      let (uri, other) = ("file:///project/a.json", "file:///project/b.json")
      let range = #""range":{"start":{"line":0,"character":0},"end":{"line":99,"character":0}}"#
      var messages = [
        ServerRun.hello, ServerRun.open(uri, message(written)),
        ServerRun.open(other, #"{"message":{"topic":"\#(written)","notification":{"title":""}}}"#),
      ]
      let requests = [
        (uri, "documentSymbol", range), (uri, "hover", #""position":{"line":0,"character":20}"#),
        (uri, "codeLens", range), (uri, "inlayHint", range),
        (uri, "completion", #""position":{"line":0,"character":26}"#),
      ]
      messages += requests.enumerated().map { id, request in
        "{\"jsonrpc\":\"2.0\",\"id\":\(id + 10),\"method\":\"textDocument/\(request.1)\",\"params\":{"
          + "\"textDocument\":{\"uri\":\"\(request.0)\"},\(request.2)}}"
      }
      let run = ServerRun(messages + ServerRun.goodbye)
      XCTAssertGreaterThan(run.texts.count, 7)
      expect(run.texts.joined(separator: "\n"), hides: secret, "the server")
    }
  }

  func testNoBaselineContainsASecret() throws {
    for secret in Self.secrets {
      let scratch = try ScratchFolder(isRepository: false)
      try scratch.write("a.json", message(secret))
      let arguments = ["--no-config", "--format", "concise", "a.json"]
      _ = try BuiltProgram(arguments + ["--write-baseline", "known"], in: scratch.url)
      let baseline = try scratch.read("known")
      XCTAssertTrue(baseline.contains("…"), baseline)
      expect(baseline, hides: secret, "the baseline")
      let run = try BuiltProgram(arguments + ["--baseline", "known"], in: scratch.url)
      XCTAssertEqual(run.text, "", "the shortened names are known again")
      XCTAssertEqual(run.status, 0)
    }
  }

  func testNoErrorMessageContainsASecret() throws {
    for secret in Self.secrets {
      let scratch = try ScratchFolder(isRepository: false)
      let wrong = #"""
        { "rules": { "\#(secret)": "off", "apns": "\#(secret)" }, "\#(secret)": 1,
          "failOn": "\#(secret)", "documents": [{ "files": ["[\#(secret)"], "kind": "\#(secret)" }],
          "overrides": [{ "files": "\#(secret)", "rules": { "\#(secret)": 1 } }],
          "ignore": [{ "files": ["a"], "rule": "\#(secret)", "reason": "" }], "root": "\#(secret)" }
        """#
      try scratch.write("wrong", wrong)
      try scratch.write("broken", "{ \"rules\": { \(secret): '\(secret)' \"\(secret)\" } ")
      try scratch.write("right", configuration(secret))
      try scratch.write("a.json", ScratchFolder.bad)
      let runs = [
        ["--config", "wrong", "."], ["--config", "broken", "."], ["--baseline", "wrong", "."],
        ["schema", "--check", "wrong"], ["config", "--config", "right"], ["--\(secret)"],
        ["--select", secret], ["--ignore", "apns,\(secret)"], ["--severity", "\(secret)=error"],
        ["--severity", "apns=\(secret)"], ["--severity", secret], ["--kind", secret],
        ["--format", secret], ["--level", secret], ["--fail-on", secret], ["--jobs", secret],
        ["--max-warnings", secret], ["--color", secret], ["--exclude", "[\(secret)"],
        ["explain", secret], ["rules", secret], ["completions", secret],
        ["schema", "--kind", secret],
      ]
      for arguments in runs {
        let run = try BuiltProgram(arguments, in: scratch.url)
        let words = run.text + run.errors
        XCTAssertFalse(words.isEmpty, "\(arguments)")
        let expected: Int32 = ["config": 0, "explain": 1][arguments[0]] ?? 2
        XCTAssertEqual(run.status, expected, "\(arguments): \(words)")
        expect(words, hides: secret, "\(arguments)")
      }
    }
  }

  /// A report contains the full name of its file, but only as a path.
  func testFileNameIsShownAsAPathOnly() throws {
    for secret in Self.secrets {
      let scratch = try ScratchFolder(isRepository: false)
      let name = secret.replacingOccurrences(of: "/", with: "_") + ".json"
      try scratch.write(name, ScratchFolder.bad)
      var arguments = ["--no-config", name]
      for format in Self.formats { arguments += ["--format", "\(format)=report.\(format)"] }
      XCTAssertEqual(try BuiltProgram(arguments, in: scratch.url).status, 1)
      for format in Self.formats {
        var words = try scratch.read("report.\(format)")
        XCTAssertTrue(words.contains("topic-prefix"), "\(format): \(words)")
        for spelling in [name, name.replacingOccurrences(of: ":", with: "%3A")] {
          words = words.replacingOccurrences(of: spelling, with: "")
        }
        expect(words, hides: secret, "\(format)")
      }
    }
  }
}
