// Errors of JSON parsers: FCM's, then those of JavaScript and Python, which read the file first.
extension KnownError {
  static let syntax = google + languages + compiled

  private static let google = [
    error("Expected : between key:value pair", "missing-colon missing-braces"),
    error("Expected , or } after key:value pair", "missing-comma"),
    error("Expected , or ] after array value", "missing-comma"),
    error("Expected an object key or }", "unquoted-key trailing-comma unexpected-token"),
    error("Expected a value", "missing-value unexpected-token non-json-literal backtick-string"),
    error("Unexpected token", "unexpected-token trailing-comma single-quoted-string"),
    error("Closing quote expected in string", "unterminated-string control-character"),
    KnownError(
      "Parsing terminated before end of input", "The request is not a single JSON value.",
      rules: "extra-content unclosed-container missing-braces"),
    error("Unexpected end of string", "unclosed-container unterminated-string"),
    KnownError(
      "Encountered non UTF-8 code points", "The request is not encoded in UTF-8.",
      rules: "invalid-utf8"),
    KnownError(
      "Invalid JSON payload received", "FCM cannot read the request.",
      rules: "unexpected-token unknown-field"),
  ]

  private static let languages = [
    error("Unexpected end of JSON input", "unclosed-container unterminated-string"),
    error("Unexpected token }", "trailing-comma missing-value"),
    error("Unexpected token ]", "trailing-comma missing-value"),
    error("Unexpected token '}'", "trailing-comma missing-value"),
    error("Unexpected token ']'", "trailing-comma missing-value"),
    error("Unexpected string in JSON", "missing-comma"),
    error(
      "Expected double-quoted property name", "trailing-comma unquoted-key single-quoted-string"),
    error("Expected property name or '}'", "unquoted-key single-quoted-string"),
    error("Expected ',' or '}' after property value", "missing-comma"),
    error("Expected ',' or ']' after array element", "missing-comma"),
    error("Expected ':' after property name", "missing-colon"),
    error("Unexpected non-whitespace character after JSON", "extra-content"),
    error("Bad control character in string literal", "control-character"),
    error("Bad escaped character in JSON", "bad-escape"),
    error("Unterminated string", "unterminated-string control-character"),
    error(
      "Expecting property name enclosed in double quotes",
      "trailing-comma unquoted-key single-quoted-string"),
    error("Illegal trailing comma", "trailing-comma"),
    error("Expecting ',' delimiter", "missing-comma"),
    error("Expecting ':' delimiter", "missing-colon"),
    error("Expecting value", "missing-value non-json-literal unexpected-token empty-source"),
    error("Extra data: line", "extra-content"),
    error("Invalid control character at", "control-character"),
    error("Invalid \\escape", "bad-escape"),
  ]

  /// The parsers of Go, and Jackson and Gson for Java.
  private static let compiled = [
    error("looking for beginning of value", "non-json-literal missing-value trailing-comma"),
    error("invalid character ''' looking for beginning of value", "single-quoted-string"),
    error("invalid character ']' looking for beginning of value", "trailing-comma"),
    error(
      "looking for beginning of object key string",
      "trailing-comma unquoted-key single-quoted-string"),
    error("after object key:value pair", "missing-comma"),
    error("after array element", "missing-comma"),
    error("after object key", "missing-colon"),
    error("in string literal", "control-character"),
    error("after top-level value", "extra-content"),
    error(
      "double-quote to start field name", "trailing-comma unquoted-key single-quoted-string"),
    error("expecting comma to separate", "missing-comma"),
    error("Unrecognized token * was expecting", "non-json-literal unexpected-token"),
    error("Unterminated object", "missing-comma unclosed-container"),
    error("Unterminated array", "missing-comma unclosed-container"),
  ]

  private static func error(_ template: String, _ rules: String) -> KnownError {
    KnownError(template, "The document is not valid JSON.", rules: rules)
  }
}
