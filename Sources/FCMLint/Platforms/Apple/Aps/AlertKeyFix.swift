/// The renaming of a misspelled key of the alert, together with its localization arguments.
package struct AlertKeyFix {
  private let key: JSONNode
  private let right: String
  /// The arguments of a misspelled key, if they are misspelled too.
  private let arguments: JSONNode?
  private let alert: JSONNode
  /// Whether these are arguments that are reported and renamed together with their key.
  package let followKey: Bool

  /// Creates a fix from the key, its correct name, and the alert that contains it.
  package init(_ key: JSONNode, _ right: String, in alert: JSONNode) {
    self.key = key
    self.right = right
    self.alert = alert
    let pair = Self.partner(of: right)
    let partner = pair.flatMap { name in
      alert.members.first { ApsSpelling.rightInAlert(for: $0.key) == name }?.key
    }
    followKey = right.hasSuffix("args") && partner != nil
    arguments = right.hasSuffix("key") ? partner : nil
  }

  /// The correct names, in quotes.
  package var phrase: String {
    guard arguments != nil, let name = Self.partner(of: right) else { return "\"\(right)\"" }
    return "\"\(right)\" and \"\(name)\""
  }

  /// The edits that rename the keys.
  package var edits: [Edit] {
    guard let arguments, let name = Self.partner(of: right) else {
      return [key.renaming(to: right)]
    }
    return [key.renaming(to: right), arguments.renaming(to: name)]
  }

  /// Whether the values are valid under the correct names, and no other text conflicts with them.
  package func fit(_ message: MessageDocument) -> Bool {
    guard alert.canTake(right), right != "sound" else { return false }
    if right.hasSuffix("args") {
      guard let name = Self.partner(of: right),
        alert.member(named: name)?.value.isString == true
      else { return false }
      return Self.holdsTexts(key.value)
    }
    guard key.value.isText else { return false }
    if let arguments, !Self.holdsTexts(arguments.value) { return false }
    return !right.hasSuffix("loc-key") || !message.has(AlertText(ofMember: right).literal)
  }

  /// The name of the arguments of a key, or of the key of arguments.
  private static func partner(of name: String) -> String? {
    if name.hasSuffix("loc-key") { return String(name.dropLast(3)) + "args" }
    return name.hasSuffix("loc-args") ? String(name.dropLast(4)) + "key" : nil
  }

  private static func holdsTexts(_ list: JSONNode) -> Bool {
    list.isArray && !list.isEmptyContainer && list.elements.allSatisfy { $0.isString }
  }
}
