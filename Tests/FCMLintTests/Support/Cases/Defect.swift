import FCMLint
import FCMLintRules
import XCTest

/// A slip that people make, marked with `«` and `»`, and the one rule that has to speak about it.
struct Defect {
  /// Where in a document the text of a defect stands.
  enum Place {
    /// The text is the document.
    case document
    /// Members of a message with a topic and a notification, or with a topic alone.
    case message, bare
    /// Members of `android` and of `android.notification`.
    case android, shown
    /// Members of `apns.headers` and of `aps`.
    case header, aps
    /// Members of `webpush.headers` and of `webpush.notification`.
    case webHeader, web
    /// The condition of a message.
    case condition
  }

  var rule: String
  var text: MarkedText
  var line: UInt

  init(_ place: Place, _ rule: String, _ text: String, line: UInt = #line) {
    self.rule = rule
    self.text = MarkedText(place.document(of: text))
    self.line = line
  }
}

extension Defect.Place {
  fileprivate func document(of text: String) -> String {
    func message(_ members: String) -> String {
      #"{"message":{"topic":"news","notification":{"title":"t"},\#(members)}}"#
    }
    switch self {
    case .document: return text
    case .message: return message(text)
    case .bare: return #"{"message":{"topic":"news",\#(text)}}"#
    case .android: return message(#""android":{\#(text)}"#)
    case .shown: return message(#""android":{"notification":{\#(text)}}"#)
    case .header:
      return message(#""apns":{"headers":{\#(text)},"payload":{"aps":{"sound":"default"}}}"#)
    case .aps: return message(#""apns":{"payload":{"aps":{\#(text)}}}"#)
    case .webHeader: return message(#""webpush":{"headers":{\#(text)}}"#)
    case .web: return message(#""webpush":{"notification":{\#(text)}}"#)
    case .condition: return #"{"message":{"condition":"\#(text)","data":{"a":"b"}}}"#
    }
  }
}

extension XCTestCase {
  /// Checks that each defect has its one finding at its place, and that nothing else is as grave.
  func check(_ defects: [Defect]) {
    var configuration = Configuration()
    configuration.level = .hint
    let linter = Linter(rules: Rulebook.all, configuration: configuration)
    for defect in defects {
      let found = linter.lint(defect.text.bytes).diagnostics
      let own = found.filter { $0.rule == defect.rule }
      XCTAssertEqual(
        own.map(\.range), defect.text.ranges, "\(defect.rule): \(defect.text.text.prefix(300))",
        line: defect.line)
      let gravest = own.map(\.severity).max() ?? .hint
      let others = found.filter {
        $0.rule != defect.rule && $0.severity >= min(.warning, max(gravest, .info))
      }
      XCTAssertEqual(
        others.map { "\($0.rule): \($0.message)" }, [], "\(defect.text.text.prefix(300))",
        line: defect.line)
    }
  }

  /// So many letters.
  func a(_ count: Int, _ letter: String = "a") -> String {
    String(repeating: letter, count: count)
  }
}
