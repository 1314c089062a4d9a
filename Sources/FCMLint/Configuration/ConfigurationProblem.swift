/// A mistake in a configuration, with its place.
package struct ConfigurationProblem: Sendable, Equatable {
  /// What is wrong, as in a finding.
  package var message: String
  /// What to do about it; nil when the message says it all.
  package var help: String?
  /// Where it stands in the configuration file.
  package var range: ByteRange

  package init(message: String, help: String?, range: ByteRange) {
    self.message = message
    self.help = help
    self.range = range
  }
}
