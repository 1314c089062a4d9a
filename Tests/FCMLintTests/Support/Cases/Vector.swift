/// A fragment and the rules that have to speak about it.
struct Vector {
  var text: String
  var rules: [String]
  var line: UInt

  init(_ text: String, _ rules: String..., line: UInt = #line) {
    self.text = text
    self.rules = rules
    self.line = line
  }

  /// Members beside a topic and a notification, in a request.
  init(message members: String, _ rules: String..., line: UInt = #line) {
    text = #"{"message":{"topic":"news","notification":{"title":"t"},\#(members)}}"#
    self.rules = rules
    self.line = line
  }

  /// Members of `android` in such a request.
  init(android members: String, _ rules: String..., line: UInt = #line) {
    text = #"{"message":{"topic":"news","notification":{"title":"t"},"android":{\#(members)}}}"#
    self.rules = rules
    self.line = line
  }

  /// Members of `android.notification` in such a request.
  init(shown members: String, _ rules: String..., line: UInt = #line) {
    text = """
      {"message":{"topic":"news","notification":{"title":"t"},"android":{"notification":{\
      \(members)}}}}
      """
    self.rules = rules
    self.line = line
  }
}
