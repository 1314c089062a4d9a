/// A JSON object in a text, found by its braces.
struct SampleRegion {
  /// The range from the opening brace.
  var range: Range<Int>
  /// Whether the braces are balanced.
  var isClosed = false
  /// Ellipses that represent omitted members, without their line breaks.
  var ellipses: [Range<Int>] = []
  /// Comments, which explain a sample, or which the language of a sample permits.
  var comments: [Range<Int>] = []
  /// Commas after the last member, which the language of a sample may permit.
  var trailingCommas: [Range<Int>] = []
}
