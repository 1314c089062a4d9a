/// The JSON Schema (draft-07) of the configuration file, for editors.
package enum ConfigurationSchema {
  /// - Parameters:
  ///   - ruleNames: the IDs of all rules, and the names of the families.
  ///   - summary: the description of a rule or a family.
  package static func text(ruleNames: [String], summary: (String) -> String?) -> String {
    let former = FormerID.all
    let names = ruleNames + former.map { $0.former }
    let text = value(ruleNames: names) { name in
      former.first { $0.former == name }.map { "the former ID of \($0.id)" } ?? summary(name)
    }
    return text.text(.indented) + "\n"
  }

  /// The schema as a value.
  static func value(ruleNames: [String], summary: (String) -> String?) -> JSONValue {
    let rules = object(
      rulesText,
      ruleNames.sorted().map {
        ($0, reference("severity", summary($0) ?? "the severity of all rules of the family"))
      })
    let members: JSONValue.Members = [
      ("$schema", text("the JSON Schema of this file, for editors")),
      ("requiredVersion", requiredVersion),
      ("root", flag("no effect: only the nearest file and those it extends apply")),
      ("extends", extends),
      ("rules", reference("rules", rulesText)),
      ("documents", list("what some files contain", documents)),
      ("embedded", flag("whether a search reads text, scripts and source files; true by default")),
      ("exclude", texts("patterns of excluded files and directories, \(base)")),
      ("placeholders", placeholders),
      (
        "defaultPlaceholders",
        flag("whether the default placeholder styles count, such as {{name}}; true by default")
      ),
      ("ignore", list("findings that are accepted", ignore(ruleNames))),
      ("overrides", list("severities of rules for some files", overrides)),
      ("failOn", words("the lowest severity that fails a run", levels + ["never"])),
      ("baseline", text("the file with known findings, relative to the directory of this file")),
      ("project", project),
    ]
    let severity = words(
      "the severity of the findings, or off to disable the rule", levels + ["hint", "off"])
    var root: JSONValue.Members = [
      ("$schema", .string(JSONSchemaExporter.dialect)), ("title", .string(ConfigurationFile.name)),
    ]
    root += object(members)
    root.append(
      ("definitions", ["severity": severity, "rules": rules]))
    return .object(root)
  }

  private static let rulesText = "severities of rules, by rule ID or family"

  /// Editors show the description next to a reference; validators ignore it.
  private static func reference(_ definition: String, _ description: String) -> JSONValue {
    [
      "description": .string(description), "$ref": .string("#/definitions/\(definition)"),
    ]
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

  /// The schema of a string that is not empty.
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
      "placeholder styles of templates in addition to the default ones, such as @*@",
      text(like: "^[^*]+\\*[^*]*$"))
  }

  private static var extends: JSONValue {
    [
      "description": "the path of a configuration file that this one extends, or a list of paths",
      "anyOf": [.object(text), .object([("type", "array"), ("items", .object(text))])],
    ]
  }

  private static var requiredVersion: JSONValue {
    let part = "(>=|<=|>|<|=)? *[0-9]{1,9}(\\.[0-9]{1,9}){0,2}"
    return text(
      "the versions of fcmlint that the configuration is for, such as >=0.1",
      like: "^ *\(part) *(, *\(part) *)*$")
  }

  private static let base = """
    relative to the directory of this file, or to the current directory if --config names a file \
    elsewhere; in an extended file, to the directory of the extending file unless this file is in a \
    parent directory
    """

  private static var files: (String, JSONValue) {
    ("files", list("patterns of files, \(base)", text, least: 1))
  }

  private static var documents: JSONValue.Members {
    let kinds = words(
      "the kind of the documents, which replaces detection", DocumentKind.allCases.map { $0.word })
    let embedded = flag("whether the documents are embedded in text or source code")
    let entry = object(
      [files, ("kind", kinds), ("embedded", embedded)], required: ["files"])
    return entry + [("anyOf", [["required": ["kind"]], ["required": ["embedded"]]])]
  }

  private static func ignore(_ ruleNames: [String]) -> JSONValue.Members {
    object(
      [
        files, ("rule", words("the ID of a rule, or a family", ruleNames.sorted())),
        ("pointer", pointer), ("reason", text("why the finding is accepted")),
      ], required: ["files", "rule", "reason"])
  }

  private static var pointer: JSONValue {
    text(
      "the JSON Pointer of the finding; if omitted, any place in the document",
      like: "^(/([^~/]|~[01])*)*$")
  }

  private static var overrides: JSONValue.Members {
    object(
      [files, ("rules", reference("rules", rulesText))],
      required: ["files", "rules"])
  }

  private static var origins: JSONValue {
    let label = "([-0-9A-Za-z_]|[^\\u0000-\\u007F]|%[0-9A-Fa-f]{2})+"
    let host = "(\(label)(\\.\(label))*\\.?|\\[[0-9A-Fa-f:.]+\\])"
    let most = "[0-9]{0,4}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]"
    return list(
      "the origins of the web app, such as https://example.com",
      text(like: "^[Hh][Tt][Tt][Pp][Ss]?://\(host)(:0*(\(most)))?/?$"))
  }

  private static var project: JSONValue {
    object(
      "facts about the project, for rules that need them",
      [
        ("apnsTopic", text("the bundle ID of the Apple app")),
        ("webOrigins", origins),
        ("androidChannels", texts("the notification channels that the Android app creates")),
        ("apnsCategories", texts("the notification categories of the Apple app")),
      ])
  }
}
