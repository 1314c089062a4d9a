import FCMLint
import FCMLintReporting
import FCMLintRules

// Source: Language Server Protocol 3.17, Execute Command and Show Document Request.
extension LanguageServer {
  /// Opens the documentation of the rule in a command; false for an unknown command.
  func executeCommand(_ params: JSONNode?) -> Bool {
    guard params?[name: "command"]?.text == CodeActions.explain else { return false }
    let rule = params?[name: "arguments"]?.elements.first { _ in true }?.text
    if let rule = Rulebook.all.first(where: { $0.id == rule }) {
      request("window/showDocument", ["uri": .string(rule.page), "external": true])
    }
    return true
  }
}
