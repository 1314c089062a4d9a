/// A JSON object in a text, found by its braces.
struct SampleRegion {
  /// The range from the opening brace.
  var range: Range<Int>
  /// Whether the braces are balanced.
  var isClosed = false
  /// Ellipses that represent omitted members, without their line breaks.
  var ellipses: [Range<Int>] = []
  /// Comments, and commas after the last member: syntax of JSON5 that the language of a sample may
  /// permit.
  var extensions: [Range<Int>] = []
}
