/// The key that names the app of an `.apns` file.
package enum SimulatorBundleKey {
  /// The exact key that the simulator reads.
  package static let name = "Simulator Target Bundle"

  private static let names = NameSuggester([name, name + " ID", name + " Identifier"])

  /// Whether a key is a misspelling of the simulator's key.
  package static func isMisspelt(_ key: JSONNode) -> Bool {
    guard (15...30).contains(key.contentRange.count), !key.matches("Simulator Target Bundle"),
      let text = key.text
    else { return false }
    return names.suggestion(for: text, upTo: .missingWord) != nil
  }
}
