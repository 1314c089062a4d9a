// What happens when nobody reads the report any more, as behind `| head`.
extension CheckCommand {
  /// Whether every report has lost its reader.
  var isClosed: Bool { !sinks.isEmpty && sinks.allSatisfy(\.isClosed) }

  /// Whether judging more would change nothing for anybody.
  ///
  /// The reader goes when it has seen enough, and sooner or later by chance. So the run goes on until
  /// its status is known, and to its end where it leaves more behind than a report.
  var isOver: Bool {
    guard isClosed, !options.fixing.isOn, options.newBaseline == nil, !options.wantsStatistics
    else { return false }
    return tally.status != .clean || sinks.contains { $0.complaint != nil }
  }
}
