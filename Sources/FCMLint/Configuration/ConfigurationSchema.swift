/// The configuration file as a JSON Schema (draft-07), for editors.
package enum ConfigurationSchema {
  /// - Parameter ruleNames: the ids of all rules, and the families.
  package static func text(ruleNames: [String]) -> String {
    let rules = object(
      "severities by rule or family",
      ruleNames.sorted().map { ($0, ["$ref": "#/definitions/severity"]) })
    let members: JSONValue.Members = [
      ("$schema", .object(text)),
      ("root", flag("whether the search upward ends here")),
      ("extends", text("the configuration that this one builds on")),
      ("rules", ["$ref": "#/definitions/rules"]),
      ("documents", list("kinds of documents by file", documents)),
      ("exclude", texts("files and folders that are left out, counted from \(base)")),
      ("placeholders", placeholders),
      ("ignore", list("findings that are known and accepted", ignore(ruleNames))),
      ("overrides", list("severities for some files", overrides)),
      ("failOn", words("the lowest severity that fails a run", levels + ["never"])),
      ("project", project),
    ]
    let severity = words("what happens, or off", levels + ["hint", "off"])
    var root: JSONValue.Members = [
      ("$schema", .string(JSONSchemaExporter.dialect)), ("title", .string(ConfigurationFile.name)),
    ]
    root += object(members)
    root.append(
      ("definitions", ["severity": severity, "rules": rules]))
    return JSONValue.object(root).text(.indented) + "\n"
  }

  private static let levels = ["error", "warning", "info"]

  private static func object(_ members: JSONValue.Members, required: [String] = [])
    -> JSONValue.Members
  {
    var result: JSONValue.Members = [
      ("type", "object"), ("properties", .object(members)),
      ("additionalProperties", false),
    ]
    if !required.isEmpty { result.append(("required", .strings(required))) }
    return result
  }

  private static func object(_ description: String, _ members: JSONValue.Members) -> JSONValue {
    .object([("description", .string(description))] + object(members))
  }

  private static func flag(_ description: String) -> JSONValue {
    ["description": .string(description), "type": "boolean"]
  }

  /// What a string must be that says something.
  private static let text: JSONValue.Members = [
    ("type", "string"), ("minLength", 1),
  ]

  private static func text(_ description: String) -> JSONValue {
    .object([("description", .string(description))] + text)
  }

  private static func text(_ description: String, like pattern: String) -> JSONValue {
    .object([("description", .string(description))] + text(like: pattern))
  }

  private static func text(like pattern: String) -> JSONValue.Members {
    [("type", "string"), ("pattern", .string(pattern))]
  }

  private static func words(_ description: String, _ words: [String]) -> JSONValue {
    ["description": .string(description), "enum": .strings(words)]
  }

  private static func list(
    _ description: String, _ item: JSONValue.Members, least: Int = 0
  ) -> JSONValue {
    var members: JSONValue.Members = [
      ("description", .string(description)), ("type", "array"), ("items", .object(item)),
    ]
    if least > 0 { members.append(("minItems", .number(least))) }
    return .object(members)
  }

  private static func texts(_ description: String) -> JSONValue { list(description, text) }

  private static var placeholders: JSONValue {
    list(
      "how placeholders of templates look, such as {{*}}", text(like: "^[^*]+\\*[^*]*$"))
  }

  private static let base = """
    the folder of this file; from the current directory where --config names one that lies elsewhere; \
    from the folder of the extending file unless this one lies further up
    """

  private static var files: (String, JSONValue) {
    ("files", list("patterns, counted from \(base)", text, least: 1))
  }

  private static var documents: JSONValue.Members {
    let kinds = words("what the documents are", DocumentKind.allCases.map { $0.word })
    return object([files, ("kind", kinds)], required: ["files", "kind"])
  }

  private static func ignore(_ ruleNames: [String]) -> JSONValue.Members {
    object(
      [
        files, ("rule", words("a rule or a family", ruleNames.sorted())),
        ("pointer", pointer), ("reason", text("why the finding is accepted")),
      ], required: ["files", "rule", "reason"])
  }

  private static var pointer: JSONValue {
    text(
      "the JSON Pointer of the finding; without it, any place",
      like: "^(/([^~/]|~[01])*)*$")
  }

  private static var overrides: JSONValue.Members {
    object(
      [files, ("rules", ["$ref": "#/definitions/rules"])],
      required: ["files", "rules"])
  }

  private static var origins: JSONValue {
    let label = "([-0-9A-Za-z_]|[^\\u0000-\\u007F]|%[0-9A-Fa-f]{2})+"
    let host = "(\(label)(\\.\(label))*\\.?|\\[[0-9A-Fa-f:.]+\\])"
    let most = "[0-9]{0,4}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]"
    return list(
      "where the web app is served, such as https://example.com",
      text(like: "^[Hh][Tt][Tt][Pp][Ss]?://\(host)(:0*(\(most)))?/?$"))
  }

  private static var project: JSONValue {
    object(
      "what only the project knows",
      [
        ("apnsTopic", text("the bundle id of the Apple app")),
        ("webOrigins", origins),
        ("androidChannels", texts("the notification channels that the Android app creates")),
        ("apnsCategories", texts("the notification categories of the Apple app")),
      ])
  }
}
