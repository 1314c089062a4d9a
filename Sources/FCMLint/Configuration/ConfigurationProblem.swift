/// A mistake in a configuration file, with its range.
package struct ConfigurationProblem: Sendable, Equatable {
  /// An edit that probably corrects the mistake.
  package struct Correction: Sendable, Equatable {
    /// What the edit does, in the imperative.
    package var title: String
    package var edit: Edit
  }

  /// What is wrong, as in a finding.
  package var message: String
  /// What to write instead; nil if the message says it.
  package var help: String?
  /// The correction; nil if there is none.
  package var correction: Correction?
  /// The range in the configuration file.
  package var range: ByteRange

  package init(message: String, help: String?, range: ByteRange) {
    self.message = message
    self.help = help
    self.range = range
  }
}
