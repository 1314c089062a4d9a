import FCMLint
import FCMLintEmbedding
import XCTest

/// Literals in source code as JSON text.
final class LiteralTests: XCTestCase {
  private func documents(_ code: String, _ language: HostLanguage) -> [EmbeddedDocument] {
    EmbeddedExtractor.documents(in: Array(code.utf8), language: language)
      .filter { !$0.isVariant }
  }

  /// The JSON text of the only document, without white space around punctuation.
  private func text(
    _ code: String, _ language: HostLanguage, file: StaticString = #filePath, line: UInt = #line
  ) -> String {
    let found = documents(code, language)
    XCTAssertEqual(found.count, 1, code, file: file, line: line)
    guard let document = found.first else { return "" }
    let isValid = JSONTree.read(document.text) { $0.errors.isEmpty }
    XCTAssertTrue(isValid, String(decoding: document.text, as: UTF8.self), file: file, line: line)
    return String(decoding: document.text, as: UTF8.self)
  }

  private func node(
    _ members: String, file: StaticString = #filePath, line: UInt = #line
  ) -> String {
    let start = "topic:'n',notification:{title:'t'"
    let text = text(
      "messaging().send({\(start),\(members)}})", .javaScript, file: file, line: line)
    return text.dropLast().replacingOccurrences(
      of: #"{"topic":"n","notification":{"title":"t","#, with: "{")
  }

  func testJavaScriptObjects() {
    XCTAssertEqual(node("data:{a:'b','c':\"d\"}"), #"{"data":{"a":"b","c":"d"}}"#)
    XCTAssertEqual(node("a:[1,.5,0x1F,1_000,-2e3,5.,],"), #"{"a":[1,0.5,31,1000,-2e3,5.0 ] }"#)
    XCTAssertEqual(node("a:null,b:true,c:undefined"), #"{"a":null,"b":true  }"#)
    XCTAssertEqual(node("b:0,c:undefined,a:1"), #"{"b":0  ,"a":1}"#)
    XCTAssertEqual(
      node("a,...b,[c]:1,d(){},['e']:2"),
      #"{"a": {{value}}, {{> members }}, {{> members }}, {{> members }},"e":2}"#)
    XCTAssertEqual(
      node("a:f(x),b:`c${d}`,e:1+2,g:()=>{},h:(3),i:x?1:2"),
      #"{"a":{{value}},"b":{{value}},"e":3,"g":{{value}},"h": 3,"i":{{value}}}"#)
    XCTAssertEqual(node("a:1 as const,b:'c'!,d:{} satisfies E"), #"{"a":1,"b":"c","d":{}}"#)
    XCTAssertEqual(node("b:0,a:1,a:2"), #"{"b":0  ,"a":2}"#, "the last of several members counts")
    XCTAssertEqual(node("a:1/*,*/,//b\nc:2"), "{\"a\":1, \n\"c\":2}")
  }

  func testJavaScriptStrings() {
    XCTAssertEqual(node(#"a:'it\'s "x"'"#), #"{"a":"it's \"x\""}"#)
    XCTAssertEqual(node(#"a:'\x41\u{1F600}\u00e4\/\d\0'"#), #"{"a":"A😀ä/d\u0000"}"#)
    XCTAssertEqual(node("a:`b\n\\`c`"), #"{"a":"b\n`c"}"#)
    for end in ["\n", "\r\n", "\r"] {
      XCTAssertEqual(node("a:'b\\\(end)c'"), #"{"a":"bc"}"#)
      XCTAssertEqual(node("a:'b\\\(end)'"), #"{"a":"b"}"#)
    }
    XCTAssertEqual(node("a:'b\\\n\\\r\nc'"), #"{"a":"bc"}"#)
  }

  func testPythonDictionaries() {
    func dictionary(_ members: String) -> String {
      text("json.dumps({'message': {'topic': 'n', 'notification': {\(members)}}})", .python)
        .replacingOccurrences(of: #"{"message": {"topic": "n", "notification": "#, with: "")
    }
    XCTAssertEqual(
      dictionary("'a': True, \"b\": None, 'c': 1_0"), #"{"a": true, "b": null, "c": 10}}}"#)
    XCTAssertEqual(dictionary("'a': u'b' r'\\c' '''d\n\"e\"'''"), #"{"a": "b\\cd\n\"e\""}}}"#)
    XCTAssertEqual(
      dictionary("'a': f'{x}', 'b': b'c', **d, e: 1"),
      #"{"a": {{value}}, "b": {{value}},  {{> members }},  {{> members }}}}}"#)
    XCTAssertEqual(
      dictionary("'a': [x for x in y], 'b': {1, 2}, 'c': (1), 'd': 5 if e else 6"),
      #"{"a": {{value}}, "b": {{value}}, "c":  1, "d": {{value}}}}}"#)
    XCTAssertEqual(
      dictionary(#"'a': '\N{DASH}\x41\u00e4\U0001F600\q'"#),
      #"{"a": "\\N{DASH}Aä😀\\q"}}}"#)
  }

  func testPythonConstructors() {
    func message(_ arguments: String) -> String {
      let text = text("messaging.send(messaging.Message(topic='n',\(arguments)))", .python)
      return text.dropLast().replacingOccurrences(of: " ", with: "")
        .replacingOccurrences(of: #"{"message":{"topic":"n","#, with: "{")
    }
    XCTAssertEqual(
      message("notification=messaging.Notification('a', body=None, image=x)"),
      #"{"notification":{"title":"a","image":{{value}}}}"#)
    XCTAssertEqual(
      message("android=messaging.AndroidConfig(ttl=3600, priority='high')"),
      #"{"android":{"ttl":"3600s","priority":"high"}}"#)
    XCTAssertEqual(
      message("android=messaging.AndroidConfig(ttl=timedelta(seconds=1))"),
      #"{"android":{"ttl":"1s"}}"#)
    XCTAssertEqual(
      message(
        """
        android=messaging.AndroidConfig(notification=messaging.AndroidNotification(\
        priority='max',visibility='public',light_settings=messaging.LightSettings('#ffffff',1,2)))
        """),
      #"{"android":{"notification":{"notification_priority":"PRIORITY_MAX","visibility":"PUBLIC","#
        + #""light_settings":{"color":{{value}},"light_on_duration":{{value}},"#
        + #""light_off_duration":{{value}}}}}}"#)
    XCTAssertEqual(
      message(
        """
        apns=messaging.APNSConfig(payload=messaging.APNSPayload(messaging.Aps(\
        content_available=True,mutable_content=False,thread_id='t',custom_data={'a':1}),b=2))
        """),
      #"{"apns":{"payload":{"aps":{"content-available":1,"thread-id":"t","a":1},"b":2}}}"#)
    XCTAssertEqual(
      message("data={},webpush=messaging.WebpushConfig(),**x"),
      #"{{{>members}}}"#)
    XCTAssertEqual(
      text("messaging.Message(topic='/topics/n')", .python),
      #"{"topic":"n", {{> members }}}"#)
    XCTAssertEqual(
      text("a = messaging.Aps(badge=1)", .python),
      #"{"apns":{"payload":{"aps":{"badge":1, {{> members }}}, {{> members }}}, {{> members }}}, {{> members }}}"#
    )
  }

  func testPHPArrays() {
    func array(_ members: String) -> String {
      text(
        "<?php json_encode(['message' => ['topic' => 'n', 'notification' => [\(members)]]]);", .php
      )
      .replacingOccurrences(of: #"{"message": {"topic": "n", "notification": "#, with: "")
    }
    XCTAssertEqual(
      array(#"'a' => 'it\'s \n', "b" => "c\n\x41\$d", 'e' => TRUE"#),
      #"{"a": "it's \\n", "b": "c\nA$d", "e": true}}}"#)
    XCTAssertEqual(
      array("'a' => \"b $c\", 'd' => array('e', 5), ...$f, X => 1, 'g' => []"),
      #"{"a": {{value}}, "d": ["e", 5],  {{> members }},  {{> members }}, "g": {{value}}}}}"#)
    XCTAssertEqual(array("'a' => <<<X\n b\n X, 'c' => 1"), #"{"a": {{value}}, "c": 1}}}"#)
    XCTAssertEqual(
      text(
        "<?php use Kreait\\Firebase\\Messaging\\CloudMessage; "
          + "CloudMessage::fromArray(['data' => ['a' => 1], 'android' => ['ttl' => 5]]);", .php),
      #"{"data": {"a": {{value}}}, "android": {"ttl": "5s"}, {{> members }}}"#)
  }

  func testKindsByContext() {
    func kinds(_ code: String, _ language: HostLanguage = .javaScript) -> [String] {
      documents(code, language).map { $0.kind?.word ?? "detected" }
    }
    let message = "{ token: t, notification: { title: 'a' } }"
    XCTAssertEqual(kinds("admin.messaging().send(\(message))"), ["admin-node"])
    XCTAssertEqual(kinds("getMessaging(app).sendEach([\(message), \(message)])").count, 2)
    XCTAssertEqual(kinds("const m = \(message); getMessaging().send(m)"), ["admin-node"])
    XCTAssertEqual(kinds("const m: messaging.Message = \(message);"), ["admin-node"])
    XCTAssertEqual(kinds("const m: messaging.Message =\n  \(message);"), ["admin-node"])
    XCTAssertEqual(kinds("const m:\n  messaging.Message = \(message);"), ["admin-node"])
    XCTAssertEqual(kinds("f: messaging.Message\nm = \(message); // fcm"), ["message"])
    XCTAssertEqual(kinds("const m = \(message) satisfies admin.messaging.Message;"), ["admin-node"])
    XCTAssertEqual(kinds("messaging().sendToTopic('a', { notification: {} })"), ["legacy"])
    XCTAssertEqual(kinds("f({ message: \(message) }) // fcm"), ["detected"])
    XCTAssertEqual(kinds("f({ message: { text: 'a' }, notification: {} }) // fcm"), [])
    XCTAssertEqual(kinds("messaging.send({ topic: 'a', messages: [] }) // fcm"), [])
    XCTAssertEqual(kinds("Message('a', notification=x)", .python), [])
    XCTAssertEqual(
      kinds("from firebase_admin.messaging import Message\nMessage(topic='a')", .python),
      ["message"])
    XCTAssertEqual(
      kinds(#"x = '{"message":{"topic":"a","notification":{"title":"b"}}}'"#), ["detected"])
  }
}
