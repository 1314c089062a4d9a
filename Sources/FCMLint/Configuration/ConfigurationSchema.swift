/// The configuration file as a JSON Schema (draft-07), for editors.
public enum ConfigurationSchema {
  /// - Parameter ruleNames: the ids of all rules, and the families.
  public static func text(ruleNames: [String]) -> String {
    let rules = object(
      "severities by rule or family",
      ruleNames.sorted().map { ($0, .object([("$ref", .string("#/definitions/severity"))])) })
    let members: [(String, JSONValue)] = [
      ("$schema", .object([("type", .string("string"))])),
      ("root", typed("boolean", "whether the search upward ends here")),
      ("extends", typed("string", "the configuration that this one builds on")),
      ("rules", .object([("$ref", .string("#/definitions/rules"))])),
      ("documents", list("kinds of documents by file", documents)),
      ("exclude", patterns("files and folders that are left out, counted from \(base)")),
      ("placeholders", placeholders),
      ("ignore", list("findings that are known and accepted", ignore(ruleNames))),
      ("overrides", list("severities for some files", overrides)),
      ("failOn", words("the lowest severity that fails a run", levels + ["never"])),
      ("project", project),
    ]
    let severity = words("what happens, or off", levels + ["hint", "off"])
    var root: [(String, JSONValue)] = [
      ("$schema", .string(JSONSchema.dialect)), ("title", .string(ConfigurationFile.name)),
    ]
    root += object(members)
    root.append(
      ("definitions", .object([("severity", severity), ("rules", rules)])))
    return JSONValue.object(root).text + "\n"
  }

  private static let levels = ["error", "warning", "info"]

  private static func object(_ members: [(String, JSONValue)], required: [String] = [])
    -> [(String, JSONValue)]
  {
    var result: [(String, JSONValue)] = [
      ("type", .string("object")), ("properties", .object(members)),
      ("additionalProperties", .bool(false)),
    ]
    if !required.isEmpty { result.append(("required", .strings(required))) }
    return result
  }

  private static func object(_ description: String, _ members: [(String, JSONValue)]) -> JSONValue {
    .object([("description", .string(description))] + object(members))
  }

  private static func typed(_ type: String, _ description: String) -> JSONValue {
    .object([("description", .string(description)), ("type", .string(type))])
  }

  private static func words(_ description: String, _ words: [String]) -> JSONValue {
    .object([("description", .string(description)), ("enum", .strings(words))])
  }

  private static func list(_ description: String, _ item: [(String, JSONValue)]) -> JSONValue {
    .object([
      ("description", .string(description)), ("type", .string("array")), ("items", .object(item)),
    ])
  }

  private static func patterns(_ description: String) -> JSONValue {
    list(description, [("type", .string("string")), ("minLength", .number(1))])
  }

  private static var placeholders: JSONValue {
    list(
      "how placeholders of templates look, such as {{*}}",
      [("type", .string("string")), ("pattern", .string("^[^*]+\\*[^*]*$"))])
  }

  private static let base = """
    the folder of this file; from the current directory where --config names one that lies elsewhere; \
    from the folder of the extending file unless this one lies further up
    """

  private static var files: (String, JSONValue) {
    ("files", patterns("patterns, counted from \(base)"))
  }

  private static var documents: [(String, JSONValue)] {
    let kinds = words("what the documents are", DocumentKind.allCases.map(\.word))
    return object([files, ("kind", kinds)], required: ["files", "kind"])
  }

  private static func ignore(_ ruleNames: [String]) -> [(String, JSONValue)] {
    object(
      [
        files, ("rule", words("a rule or a family", ruleNames.sorted())),
        ("pointer", typed("string", "the JSON Pointer of the finding; without it, any place")),
        ("reason", typed("string", "why the finding is accepted")),
      ], required: ["files", "rule", "reason"])
  }

  private static var overrides: [(String, JSONValue)] {
    object(
      [files, ("rules", .object([("$ref", .string("#/definitions/rules"))]))],
      required: ["files", "rules"])
  }

  private static var origins: JSONValue {
    list(
      "where the web app is served, such as https://example.com",
      [("type", .string("string")), ("pattern", .string("^[Hh][Tt][Tt][Pp][Ss]?://[^/?#@*]+/?$"))])
  }

  private static var project: JSONValue {
    object(
      "what only the project knows",
      [
        ("apnsTopic", typed("string", "the bundle id of the Apple app")),
        ("webOrigins", origins),
        ("androidChannels", patterns("the notification channels that the Android app creates")),
        ("apnsCategories", patterns("the notification categories of the Apple app")),
      ])
  }
}
