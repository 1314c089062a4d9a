import FCMLintReporting

extension ReportFormat {
  /// Whether the format is for people, so that colors and width apply.
  var isForPeople: Bool { self == .full || self == .concise || self == .auto }
}
