import FCMLint
import FCMLintEmbedding
import XCTest

@testable import FCMLintEmbedding

/// Texts that repeat a few bytes, for which readers must neither call themselves nor read the same bytes
/// again and again.
///
/// `make scaling` measures the time and the memory for the same texts, and for random ones.
final class RepeatedTextTests: XCTestCase {
  private func documents(_ text: String, _ language: HostLanguage) -> [EmbeddedDocument] {
    EmbeddedExtractor.documents(in: Array(text.utf8), language: language)
  }

  private func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  /// Each redirection was once read by a call for the next token, so that the program crashed.
  func testRedirectionsAreReadInALoop() {
    for operators in [">", "2>&1 ", "<<A ", "<<<a "] {
      let text = "curl -H notification " + repeated(operators, 20_000)
      for language in [HostLanguage.shell, .markdown] {
        XCTAssertEqual(documents(text, language).count, 0, "\(operators) in \(language)")
      }
    }
  }

  /// Each of these took seconds for 100 kB, because the rest of a line or of a text was read for each
  /// repetition.
  func testNoRepetitionReadsTheRestOfTheText() {
    let objects = "{message:{topic:\"a\",data:{k:" + repeated("{\"ttl\":\"1h\"}", 1000)
    for (text, language) in [
      (objects, HostLanguage.plainText), (objects, .markdown), (objects, .code),
      ("notification " + repeated("${", 20_000), .shell),
      ("notification " + repeated("\"${a:-", 5000), .shell),
      ("{\"notification\":{\"a\":\"" + repeated("\"\"...", 2_000), .code),
      (repeated("\"{\\\"message\\\":{\\\"topic\\\":\" +", 1000), .code),
      ("{\"notification\"" + repeated("do |a|\n+data#{", 500), .code),
      ("notification " + repeated("{//", 10_000), .plainText),
      ("fcm notification " + repeated("const a: Message = {%\n<", 2000), .typeScript),
      ("fcm notification " + repeated("const a: Message = b + ", 2000), .typeScript),
      ("fcm notification data " + repeated("x => a: Message = ", 500), .typeScript),
      ("fcm notification firebase-admin " + repeated("x = x + x.send(1) + ", 1000), .typeScript),
      ("notification" + repeated(" ", 20_000) + repeated("{a ", 10_000), .plainText),
    ] {
      XCTAssertEqual(documents(text, language).count, 0, String(text.prefix(60)))
    }
  }

  /// Without brackets and semicolons, the value of each variable goes on to the end of the source.
  func testValuesOfVariablesAreReadToALimitedLength() throws {
    let dialect = try XCTUnwrap(Dialect.of(.typeScript))
    let code = Array(repeated("const a: Message = b + ", 1000).utf8)
    let tokens = try XCTUnwrap(CodeLexer.tokens(of: code, dialect))
    var source = CodeSource(tokens, SourceMentions(tokens.bytes))
    let lengths = (0..<tokens.count).map { start in
      let node = source.nodes[source.expression(at: start)]
      return node.end - node.start
    }
    XCTAssertEqual(lengths[0], tokens.count)
    XCTAssertEqual(lengths.last, 0)
    XCTAssertLessThan(lengths.reduce(0, +), 34 * tokens.count)
  }

  func testDocumentsAfterRepetitionsAreFound() {
    let body = "{\"message\":{\"topic\":\"a\"}}"
    for (text, language) in [
      ("echo " + repeated("${", 100) + "\ncurl -d '\(body)' https://a\n", HostLanguage.shell),
      ("curl \(repeated(">", 100)) -d '\(body)'\n", .shell),
      (repeated("{a ", 2000) + body + "\n" + body, .plainText),
      (repeated("{\"a\":1}", 100) + body, .plainText),
      ("{\"a\": {\n" + repeated("...\n", 10) + "}}\n" + body, .markdown),
    ] {
      XCTAssertEqual(
        documents(text, language).map { String(decoding: $0.text, as: UTF8.self) }.last, body, text)
    }
  }

  /// An expansion of a shell ends at its brace, however deep the braces of a JSON text in it are.
  func testExpansionsContainBraces() throws {
    let text = #"curl -d "{\"message\":{\"topic\":\"${A:-{"a":{"b":{"c":${D}}}}}\"}}" a"#
    let document = try XCTUnwrap(documents(text + "\n", .shell).first)
    XCTAssertEqual(
      String(decoding: document.text, as: UTF8.self),
      #"{"message":{"topic":"${AabcD}"}}"#)
  }

  /// The memory for the places of a text is limited: a text of more parts ends.
  func testTextHasALimitedNumberOfParts() {
    var builder = TextBuilder(Array("ab".utf8))
    for _ in 0..<(1 << 18) + 10 { builder.append("c", for: 0..<1) }
    XCTAssertEqual(builder.text.count, 1 << 18)
    XCTAssertEqual(builder.map.segments.last?.inner.upperBound, builder.text.count)
    builder.append(verbatim: 0..<2)
    XCTAssertEqual(builder.text.count, 1 << 18)
    // What is cut would have errors that the source does not have.
    let text = ExtractedText(Array("ab".utf8))
    XCTAssertFalse(text.isIncomplete)
    let document = text.document(
      builder, range: 0..<2, language: .javaScript, kind: .message, quoting: nil)
    XCTAssertNil(document.kind)
    XCTAssertEqual(document.text, [])
    XCTAssertTrue(text.nested(builder, quoting: nil).bytes.isEmpty)
    XCTAssertTrue(text.isIncomplete)
  }

  /// A source has many of these, so their size times the most that a byte may need is limited.
  func testPartsOfCodeTakeLittleMemory() {
    XCTAssertLessThanOrEqual(MemoryLayout<CodeToken>.stride, 16)
    XCTAssertLessThanOrEqual(MemoryLayout<LiteralNode>.stride, 40)
    XCTAssertLessThanOrEqual(MemoryLayout<LiteralSyntax.Token>.stride, 40)
    XCTAssertLessThanOrEqual(MemoryLayout<SourceMap.Segment>.stride, 20)
    XCTAssertLessThanOrEqual(MemoryLayout<HostQuoting>.size, 80)
  }

  /// Nothing is noted about the rest of a text that is too long.
  func testNothingIsNotedAfterTheEndOfAText() throws {
    let members = (0..<50_000).map { "k\($0):'v'," }.joined()
    let dialect = try XCTUnwrap(Dialect.of(.javaScript))
    let tokens = try XCTUnwrap(CodeLexer.tokens(of: Array("({\(members)})".utf8), dialect))
    var writer = LiteralWriter(CodeSource(tokens, SourceMentions(tokens.bytes)))
    let node = writer.source.parse(0, tokens.count)
    writer.begin(at: 0, nil, isOpen: false)
    writer.write(node)
    XCTAssertTrue(writer.builder.isCut)
    XCTAssertLessThan(writer.strings.count, 80_000)
  }

  /// What curl sends is known from all its words, in any order.
  func testWordsOfACommandAreReadOneByOne() {
    let body = "{\"message\":{}}"
    for (command, kind) in [
      ("A=b curl -d '\(body)' https://fcm.googleapis.com/fcm/send", DocumentKind.legacy),
      ("curl https://fcm.googleapis.com/fcm/send --data='\(body)'", .legacy),
      ("curl -X POST -d '\(body)' https://fcm.googleapis.com/fcm/send > a", .legacy),
      ("echo '\(body)' |\n cat | curl https://fcm.googleapis.com/fcm/send -d @-", nil),
      ("cat <<A | curl -d @- https://fcm.googleapis.com/fcm/send\n\(body)\nA", .legacy),
      ("curl -d \"$(cat <<A\n\(body)\nA\n)\" https://fcm.googleapis.com/fcm/send", .legacy),
    ] as [(String, DocumentKind?)] {
      let found = documents("# fcm\n" + command + "\n", .shell)
      XCTAssertEqual(found.map(\.kind), kind.map { [$0] } ?? [], command)
    }
    for command in [
      "curl -X GET -d '\(body)' https://fcm.googleapis.com/fcm/send",
      "curl -G -d '\(body)' https://fcm.googleapis.com/fcm/send",
      "jq . '\(body)' fcm",
    ] {
      XCTAssertEqual(documents("# fcm\n" + command + "\n", .shell).count, 0, command)
    }
  }
}
