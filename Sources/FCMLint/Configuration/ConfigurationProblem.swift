/// A mistake in a configuration file, with its range.
package struct ConfigurationProblem: Sendable, Equatable {
  /// What is wrong, as in a finding.
  package var message: String
  /// What to write instead; nil if the message says it.
  package var help: String?
  /// A similar known name to write instead of the text in the range; nil if there is none.
  package var suggestion: String?
  /// The range in the configuration file.
  package var range: ByteRange

  package init(message: String, help: String?, range: ByteRange) {
    self.message = message
    self.help = help
    self.range = range
  }
}
