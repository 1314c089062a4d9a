extension Dialect {
  static let kotlin = Dialect(
    language: .kotlin,
    traits: [
      .slashComments, .typedFixes, .tripleQuotes, .rawTripleQuotes, .dollarNames, .lineStatements,
      .equalsArguments, .statementCalls, .trailingBlocks,
    ],
    pair: "to", access: ". ?.", spreads: "*", prefixes: "",
    maps: "mapOf mutableMapOf hashMapOf linkedMapOf sortedMapOf bundleOf Map.of jsonObjectOf",
    lists: "listOf mutableListOf arrayListOf arrayOf setOf List.of longArrayOf intArrayOf",
    makers: """
      HashMap LinkedHashMap TreeMap JSONObject JsonObject ObjectNode createObjectNode objectNode \
      mutableMapOf hashMapOf linkedMapOf buildMap buildJsonObject
      """,
    entries: "Pair", wrappers: "JsonPrimitive",
    forms: "trimIndent trimMargin toMap toMutableMap")

  static let csharp = Dialect(
    language: .csharp,
    traits: [
      .slashComments, .typedFixes, .hashComments, .tripleQuotes, .rawTripleQuotes, .signedStrings,
      .initializers, .colonArguments, .casts, .typesFirst,
    ],
    pair: "=", access: ". ?.", spreads: "..", prefixes: "await new", maps: "JObject",
    lists: "JArray", makers: "JObject JsonObject ExpandoObject Dictionary", entries: "JProperty",
    wrappers: "JValue JsonValue.Create")

  static let dart = Dialect(
    language: .dart,
    traits: [
      .slashComments, .typedFixes, .tripleQuotes, .tripleApostrophes, .dollarNames,
      .adjacentStrings, .freeEscapes,
      .braceObjects, .colonArguments, .typesFirst, .conditionalMembers,
    ],
    access: ". ?.", prefixes: "await new const", rawPrefixes: "r")

  static let ruby = Dialect(
    language: .ruby,
    traits: [
      .hashComments, .hashValues, .plainApostrophes, .symbols, .lineStatements,
      .adjacentStrings, .freeEscapes,
      .regularExpressions, .bareKeys, .braceObjects, .indentedFunctions, .hashArguments,
    ],
    constants: ("true", "false", "nil"), pair: ": =>", access: ". ::", spreads: "**", prefixes: "",
    forms: "compact freeze", documents: "<<")

  static let swift = Dialect(
    language: .swift,
    traits: [
      .slashComments, .typedFixes, .tripleQuotes, .parenthesisValues, .hashStrings, .lineStatements,
      .bracketMaps, .colonArguments,
    ],
    constants: ("true", "false", "nil"), spreads: "", prefixes: "try await .")

  static let rust = Dialect(
    language: .rust,
    traits: [.slashComments, .typedFixes, .characters, .hashStrings, .braceObjects, .macros],
    constants: ("true", "false", "null None"), access: ". ::", spreads: ".", prefixes: "&",
    makers: "Map HashMap BTreeMap",
    wrappers: "Value::String Value::Object Value::Array Value::Number Value::Bool Value::from",
    forms: "to_string to_owned into clone", rawPrefixes: "r br")

  static let scala = Dialect(
    language: .scala,
    traits: [
      .slashComments, .typedFixes, .tripleQuotes, .rawTripleQuotes, .characters, .dollarNames,
      .prefixedValues, .lineStatements, .equalsArguments, .statementCalls, .tildePairs,
    ],
    pair: "-> :=", spreads: "", prefixes: "new",
    maps: "Map Json.obj JsObject ujson.Obj mutable.Map immutable.Map HashMap ListMap",
    lists: "List Seq Vector Set Array Json.arr JsArray ujson.Arr",
    makers: "HashMap JSONObject JsonObject", entries: "Tuple2",
    wrappers: """
      Some Option JsString JsNumber JsBoolean JString JInt JBool Json.fromString Json.fromInt \
      Json.fromLong Json.fromBoolean Json.toJson
      """, forms: "asJson asJava toJson stripMargin",
    rawPrefixes: "raw", valuePrefixes: "s f json")

  static let elixir = Dialect(
    language: .elixir,
    traits: [
      .hashComments, .typedFixes, .tripleQuotes, .hashValues, .symbols, .lineStatements, .bareKeys,
      .freeEscapes, .braceObjects, .percentObjects, .indentedFunctions, .colonArguments,
    ],
    constants: ("true", "false", "nil"), pair: ": =>", spreads: "", prefixes: "%")

  static let terraform = Dialect(
    language: .terraform,
    traits: [
      .slashComments, .typedFixes, .hashComments, .dollarNames, .bareKeys,
      .braceObjects, .lineMembers, .lineStatements,
    ],
    pair: "= :", spreads: "", prefixes: "", documents: "<<")
}
