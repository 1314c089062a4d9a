/// A mistake in a configuration, with its place.
public struct ConfigurationProblem: Sendable, Equatable {
  /// What is wrong, as in a finding.
  public var message: String
  /// What to do about it; nil when the message says it all.
  public var help: String?
  /// Where it stands in the configuration file.
  public var range: ByteRange
}
