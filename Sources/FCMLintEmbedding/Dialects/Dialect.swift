import FCMLint

/// A programming language whose literals are read: what its tokens and literals look like.
///
/// A new language is a row here and what `CONTRIBUTING.md` lists; neither the lexer nor the parser
/// knows languages. A class, because copies of all its properties would take more time than the lexer.
final class Dialect: Equatable, Sendable {
  typealias Constants = (true: StaticString, false: StaticString, null: StaticString)

  let language: HostLanguage
  let traits: Traits
  /// The words for true, false and null, each a list of words separated by spaces.
  let constants: Constants
  /// The symbols or words between a key and its value.
  let pair: StaticString
  /// Whether each byte may be part of a word.
  let wordBytes: [Bool]
  /// The symbols between an object and its member.
  let access: StaticString
  /// The symbols that assign a value to a variable.
  let assignment: StaticString
  /// The symbol that joins texts.
  let joiner: StaticString
  /// The symbols and words that add elements or members of another value.
  let spreads: StaticString
  /// The words before a literal that do not change it.
  let prefixes: StaticString
  /// The functions that make an object of their arguments, which are keys and values in turn.
  let maps: StaticString
  /// The functions that make a list of their arguments.
  let lists: StaticString
  /// The functions that make an object to which calls and assignments add members.
  let makers: StaticString
  /// The functions that make a pair of a key and its value, or another form of their only argument.
  let entries: StaticString
  let wrappers: StaticString
  /// The methods that return another form of the same value.
  let forms: StaticString
  /// The words before a quote after which a backslash is a character like others, and those after
  /// which a text contains values.
  let rawPrefixes: StaticString
  let valuePrefixes: StaticString
  /// The symbol before the name of a here-document, whose lines are a text up to that name.
  let documents: StaticString
  /// Whether an object may begin with a word: the name of a function or type, or a key.
  let namesObjects: Bool
  /// Whether the name of a function or type that makes an object may begin with each byte; true for all
  /// if a path may be before it.
  let makerBytes: [Bool]

  init(
    language: HostLanguage, traits: Traits, constants: Constants = ("true", "false", "null"),
    pair: StaticString = ":", wordSymbols: StaticString = "", access: StaticString = ".",
    assignment: StaticString = "=", joiner: StaticString = "+", spreads: StaticString = "...",
    prefixes: StaticString = "await new",
    maps: StaticString = "", lists: StaticString = "", makers: StaticString = "",
    entries: StaticString = "", wrappers: StaticString = "", forms: StaticString = "",
    rawPrefixes: StaticString = "", valuePrefixes: StaticString = "", documents: StaticString = ""
  ) {
    (self.language, self.traits, self.constants) = (language, traits, constants)
    (self.pair, self.access, self.assignment, self.joiner) = (pair, access, assignment, joiner)
    (self.spreads, self.prefixes, self.maps, self.lists) = (spreads, prefixes, maps, lists)
    (self.makers, self.entries) = (makers, entries)
    (self.wrappers, self.forms) = (wrappers, forms)
    (self.rawPrefixes, self.valuePrefixes) = (rawPrefixes, valuePrefixes)
    self.documents = documents
    wordBytes = (0...0xFF).map { (byte: UInt8) in
      byte.isOfWord || byte >= 0x80 || wordSymbols.buffer.contains(byte)
    }
    namesObjects =
      !maps.isEmpty || !makers.isEmpty
      || !traits.isDisjoint(with: [
        .bracketObjects, .typedLiterals, .indentedBlocks, .hashArguments,
      ])
    let first = Set((WordList.words(maps) + WordList.words(makers)).compactMap { $0.first })
    makerBytes = (0...0xFF).map { traits.contains(.macros) || first.contains($0) }
  }

  struct Traits: OptionSet {
    let rawValue: UInt64
    /// Comments begin with `//`, `/*` or `#`.
    static let slashComments = Traits(rawValue: 1)
    static let hashComments = Traits(rawValue: 1 << 1)
    /// `/a/` is a regular expression, and `` `a ${b}` `` a text.
    static let regularExpressions = Traits(rawValue: 1 << 5)
    static let templates = Traits(rawValue: 1 << 6)
    /// A text between backticks has no escapes.
    static let rawBackticks = Traits(rawValue: 1 << 7)
    /// Texts between three double quotes, and between three single ones.
    static let tripleQuotes = Traits(rawValue: 1 << 8)
    static let tripleApostrophes = Traits(rawValue: 1 << 9)
    /// `r`, `f` and other letters before a quote.
    static let stringPrefixes = Traits(rawValue: 1 << 10)
    /// Texts continue on the next line.
    static let longStrings = Traits(rawValue: 1 << 11)
    /// `$name` in double quotes is a value; periods join texts, and escapes are those of PHP.
    static let dollarValues = Traits(rawValue: 1 << 12)
    /// Code is between `<?php` and `?>`.
    static let tags = Traits(rawValue: 1 << 14)
    /// A backslash before any other character has no effect.
    static let freeEscapes = Traits(rawValue: 1 << 15)
    /// A line break may end a statement.
    static let lineStatements = Traits(rawValue: 1 << 16)
    /// Blocks are indented, and conditions are words: `a if b else c`, `a or b`.
    static let indentedBlocks = Traits(rawValue: 1 << 17)
    /// `{name: value}`, with any symbol of `pair`, and `{name}`.
    static let bareKeys = Traits(rawValue: 1 << 18)
    /// `Type{name: value}`.
    static let typedLiterals = Traits(rawValue: 1 << 19)
    /// Texts next to each other are joined.
    static let adjacentStrings = Traits(rawValue: 1 << 20)
    /// A list is `[1]`; an object is `{"a": 1}`, or both are `[1]` and `["a" => 1]`.
    static let braceObjects = Traits(rawValue: 1 << 21)
    static let bracketObjects = Traits(rawValue: 1 << 22)
    /// `name: Type`, `as Type` and `value!`.
    static let typeSuffixes = Traits(rawValue: 1 << 23)
    /// `name=value` in calls, and `name: value`.
    static let equalsArguments = Traits(rawValue: 1 << 26)
    static let colonArguments = Traits(rawValue: 1 << 27)
    /// `(type)` before a value converts it.
    static let casts = Traits(rawValue: 1 << 29)
    /// Methods that are called on a variable add members to what it holds.
    static let statementCalls = Traits(rawValue: 1 << 30)
    /// A text between three quotes has no escapes.
    static let rawTripleQuotes = Traits(rawValue: 1 << 31)
    /// `$name` and `${value}` in a text are values.
    static let dollarNames = Traits(rawValue: 1 << 32)
    /// `$` before a quote makes values in braces, and `@` a text in which quotes are doubled.
    static let signedStrings = Traits(rawValue: 1 << 33)
    /// `new Type { name = value }`, `new { name }` and `{ ["name"] = value }`.
    static let initializers = Traits(rawValue: 1 << 34)
    /// `call { statements }` passes a function to a method.
    static let trailingBlocks = Traits(rawValue: 1 << 35)
    /// A type is written before the name.
    static let typesFirst = Traits(rawValue: 1 << 36)
    /// `#{value}` in double quotes is a value.
    static let hashValues = Traits(rawValue: 1 << 37)
    /// `\\(value)` in a text is a value.
    static let parenthesisValues = Traits(rawValue: 1 << 38)
    /// Only texts after some words contain values.
    static let prefixedValues = Traits(rawValue: 1 << 39)
    /// Apostrophes permit no escapes but `\\` and `\'`.
    static let plainApostrophes = Traits(rawValue: 1 << 40)
    /// An apostrophe is around one character, or begins a name.
    static let characters = Traits(rawValue: 1 << 41)
    /// `#"text"#`, in which a backslash is a character like others.
    static let hashStrings = Traits(rawValue: 1 << 42)
    /// `:name` is a text.
    static let symbols = Traits(rawValue: 1 << 43)
    /// `[name: value]` is an object.
    static let bracketMaps = Traits(rawValue: 1 << 45)
    /// Objects are in the macro `json!`.
    static let macros = Traits(rawValue: 1 << 46)
    /// `%{name: value}` is an object.
    static let percentObjects = Traits(rawValue: 1 << 47)
    /// A line break separates members.
    static let lineMembers = Traits(rawValue: 1 << 48)
    /// `if (condition) name: value` and `for` in objects and lists.
    static let conditionalMembers = Traits(rawValue: 1 << 49)
    /// Functions begin with `def` and end where their indentation ends.
    static let indentedFunctions = Traits(rawValue: 1 << 50)
    /// A fix replaces a text by a text and a number by a number only, because the type of the whole
    /// may depend on it.
    static let typedFixes = Traits(rawValue: 1 << 51)
    /// Arguments with names are an object: `send(token: value)`.
    static let hashArguments = Traits(rawValue: 1 << 52)
    /// `("name" -> value) ~ ("name" -> value)` is an object.
    static let tildePairs = Traits(rawValue: 1 << 53)
  }

  func has(_ trait: Traits) -> Bool { traits.contains(trait) }

  /// Whether a text with values is read as a text.
  var readsTemplates: Bool {
    !traits.isDisjoint(with: [.dollarNames, .signedStrings, .hashValues, .parenthesisValues])
  }

  /// Whether types may be in angle brackets.
  var hasTypeArguments: Bool {
    has(.statementCalls) || has(.initializers) || has(.conditionalMembers)
  }

  /// Whether a word before a quote is a part of the string.
  func hasStringPrefix(_ word: ArraySlice<UInt8>) -> Bool {
    WordList.contains(word, in: rawPrefixes) || WordList.contains(word, in: valuePrefixes)
  }

  static func == (one: Dialect, other: Dialect) -> Bool { one === other }
}

extension Dialect {
  static let javaScript = Dialect(
    language: .javaScript,
    traits: [
      .slashComments, .regularExpressions, .templates, .freeEscapes,
      .lineStatements, .bareKeys, .braceObjects, .typeSuffixes,
    ],
    wordSymbols: "$#", access: ". ?.")

  static let python = Dialect(
    language: .python,
    traits: [
      .hashComments, .tripleQuotes, .tripleApostrophes, .stringPrefixes, .lineStatements,
      .indentedBlocks, .indentedFunctions, .adjacentStrings, .braceObjects,
      .equalsArguments,
    ],
    constants: ("True", "False", "None"), spreads: "* **", prefixes: "await")

  static let php = Dialect(
    language: .php,
    traits: [
      .slashComments, .hashComments, .longStrings, .dollarValues,
      .plainApostrophes, .tags, .bracketObjects, .colonArguments, .casts,
      .typesFirst,
    ],
    constants: ("true TRUE True", "false FALSE False", "null NULL Null"), pair: "=>",
    wordSymbols: "$\\", access: "-> ?-> ::", joiner: ".", prefixes: "new clone",
    wrappers: "array_filter", documents: "<<<")

  static let java = Dialect(
    language: .java,
    traits: [
      .slashComments, .tripleQuotes, .casts,
      .statementCalls, .typesFirst,
    ],
    wordSymbols: "$", access: ". ::", spreads: "", prefixes: "new",
    maps: "Map.of Map.ofEntries ImmutableMap.of Collections.singletonMap",
    lists: "List.of Arrays.asList ImmutableList.of Set.of Collections.singletonList",
    makers: """
      HashMap LinkedHashMap TreeMap ConcurrentHashMap JSONObject JsonObject ObjectNode \
      createObjectNode objectNode
      """,
    entries: "Map.entry entry SimpleEntry", wrappers: "JsonPrimitive TextNode Optional.of")

  static let go = Dialect(
    language: .go,
    traits: [.slashComments, .rawBackticks, .lineStatements, .typedLiterals, .braceObjects],
    constants: ("true", "false", "nil"), assignment: "= :=", spreads: "", prefixes: "& *")

  private static let all = [
    javaScript, python, php, java, go, kotlin, csharp, dart, ruby, swift, rust, scala, elixir,
    terraform,
  ]

  /// The programming language of a source; nil for text.
  static func of(_ language: HostLanguage) -> Dialect? {
    let name = language == .typeScript ? .javaScript : language
    return all.first { $0.language == name }
  }
}
