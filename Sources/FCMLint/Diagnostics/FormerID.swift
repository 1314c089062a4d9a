/// IDs that rules had before they were renamed, which still name them.
package enum FormerID {
  /// The former IDs, each with the ID that replaced it.
  package static var all: [(former: String, id: String)] {
    [("admin-null-object", "admin-null-value")]
  }

  /// The ID of the rule that a name means; the name itself unless it is a former ID.
  package static func current(_ name: String) -> String {
    all.first { $0.former == name }?.id ?? name
  }
}
