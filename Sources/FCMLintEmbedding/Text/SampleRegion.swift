/// A JSON object in a text, as far as its braces tell.
struct SampleRegion {
  /// The range from the opening brace.
  var range: Range<Int>
  /// Whether the braces are balanced.
  var isClosed = false
  /// Ellipses that stand for omitted members, without their line breaks.
  var ellipses: [Range<Int>] = []
  /// Comments, and commas after the last member: syntax of JSON5 that the language of a sample may
  /// permit.
  var extensions: [Range<Int>] = []
}
