import FCMLint
import FCMLintEmbedding
import XCTest

/// Replacements in JSON text as written in the literals of programming languages.
final class LiteralEditTests: XCTestCase {
  /// The code after the part of the JSON text `old` is replaced.
  private func replacing(
    _ old: String, with new: String, in code: String, _ language: HostLanguage
  ) -> String? {
    let documents = EmbeddedExtractor.documents(in: Array(code.utf8), language: language)
    guard let document = documents.first,
      let range = String(decoding: document.text, as: UTF8.self).range(of: old)
    else { return "no document with \(old)" }
    let text = String(decoding: document.text, as: UTF8.self)
    let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    let edit = document.outerEdit(
      Edit(ByteRange(start, start + old.utf8.count), new))
    return edit.map {
      String(decoding: EditApplication.apply([$0], to: Array(code.utf8)), as: UTF8.self)
    }
  }

  private func node(_ old: String, _ new: String, _ members: String) -> String? {
    let start = "messaging().send({topic:'n',notification:{title:'t',"
    return replacing(old, with: new, in: "\(start)\(members)}})", .javaScript)
      .map {
        $0.replacingOccurrences(of: start, with: "{").replacingOccurrences(of: "}})", with: "})")
      }
  }

  func testJavaScript() {
    XCTAssertEqual(node("\"b\"", "5", "a:'b'"), "{a:5})")
    XCTAssertEqual(node("\"b\"", #""it's""#, "a:'b'"), #"{a:'it\'s'})"#)
    XCTAssertEqual(node("b", "c's", #"a:"b""#), #"{a:"c's"})"#)
    XCTAssertEqual(node("abc", "def", "abc:1"), "{def:1})")
    XCTAssertEqual(node("abc", "d-e", "abc:1"), "{'d-e':1})")
    XCTAssertEqual(node("abc", "d-e", #""abc":1"#), #"{"d-e":1})"#)
    XCTAssertEqual(node(#","b":2"#, "", "a:1,b:2"), "{a:1})")
    XCTAssertEqual(node("1", #"{"x": [true, "y"]}"#, "a:1"), "{a:{x: [true, 'y']}})")
    XCTAssertEqual(node("1", #"{"x-y": "z"}"#, "a:1"), "{a:{'x-y': 'z'}})")
    XCTAssertEqual(node("1", #"{"x": "z"}"#, "a:[1]"), "{a:[{x: 'z'}]})")
    XCTAssertNil(node("{{val", "1", "a:b"), "a part of an expression cannot be replaced")
  }

  func testPythonAndPHP() {
    let python = "json.dumps({'message': {'topic': 'n', 'notification': {'a': 1}}})"
    XCTAssertEqual(
      replacing("1", with: #"{"b": true, "c": null}"#, in: python, .python),
      python.replacingOccurrences(of: "1", with: "{'b': True, 'c': None}"))
    let php =
      "<?php json_encode(['message' => ['topic' => 'n', 'notification' => ['a' => \"b\"]]]);"
    XCTAssertEqual(
      replacing("\"b\"", with: #"{"c": "$d"}"#, in: php, .php),
      php.replacingOccurrences(of: "\"b\"", with: #"["c" => "\$d"]"#))
    let call = "messaging.send(messaging.Message(topic='n', data={'a': 1}))"
    XCTAssertEqual(
      replacing("1", with: "\"1\"", in: call, .python),
      call.replacingOccurrences(of: "1", with: "'1'"))
    XCTAssertNil(replacing(#""topic":"n","#, with: "", in: call, .python))
  }

  func testHereDocuments() {
    let json = #"{"message": {"topic": "n", "notification": {"a": 1}}}"#
    for (name, wanted) in [("J", #""\$b \\" c""#), ("'J'", #""$b \" c""#)] {
      let php = "<?php $x = <<<\(name)\n  \(json)\n  J;"
      XCTAssertEqual(
        replacing("1", with: #""$b \" c""#, in: php, .php),
        php.replacingOccurrences(of: "1", with: wanted))
    }
    let variable = json.replacingOccurrences(of: "1", with: "$a->b")
    XCTAssertNil(replacing("${val", with: "1", in: "<?php $x = <<<J\n\(variable)\nJ;", .php))
  }

  func testHostileCodeIsRead() {
    let parts = [
      "{", "}", "(", ")", "[", "]", "'", "\"", "`", "${", "/", "\\", "<<<A", "'''",
      "messaging.send(",
      "messaging.Message(", "{message:{token:", "'notification'", "=>", ":", ",", "...", "**", "\n",
      "array(", "undefined", "<?php ", "?>", "#", "//", "/*", "0x", "-", "\u{e9}", "{topic:'a',",
      "message.a.b=", "Message.builder()", ".setToken(", ".putData(\"a\",", "&messaging.Message{",
      "Token:", "map[string]any{", "Map.of(", "`", "def f(a):\n ", "return ", "function f(){", "? ",
      "x = ", "x", "1e300", "*", "%s", "\"\"\"", "messaging.AndroidConfig(ttl=", "time.Second",
    ]
    var seed: UInt64 = 42
    func next(_ count: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % count
    }
    for _ in 0..<3000 {
      var code = "fcm messaging notification "
      for _ in 0..<next(40) { code += parts[next(parts.count)] }
      for language in [HostLanguage.javaScript, .python, .php, .java, .go] {
        let bytes = Array(code.utf8)
        for document in EmbeddedExtractor.documents(in: bytes, language: language) {
          XCTAssertLessThanOrEqual(document.range.upperBound, bytes.count)
          for segment in document.map.segments {
            XCTAssertLessThanOrEqual(segment.outer.upperBound, bytes.count)
            if segment.isVerbatim {
              XCTAssertEqual(bytes[segment.outer], document.text[segment.inner])
            }
          }
        }
      }
    }
  }
}
