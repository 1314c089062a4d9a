/// The key by which an `.apns` file names its app.
package enum SimulatorBundleKey {
  /// The key as Xcode's simulator reads it.
  package static let name = "Simulator Target Bundle"

  private static let names = NameSuggester([name, name + " ID", name + " Identifier"])

  /// Whether a key was meant to be the simulator's, but is spelled otherwise.
  package static func isMisspelt(_ key: JSONNode) -> Bool {
    guard (15...30).contains(key.contentRange.count), !key.matches("Simulator Target Bundle"),
      let text = key.text
    else { return false }
    return names.suggestion(for: text, upTo: .missingWord) != nil
  }
}
