import FCMLint

/// A programming language whose literals are read: what its tokens and literals look like.
///
/// A new language is a row here and a name in `HostLanguage`; neither the lexer nor the parser knows
/// languages.
struct Dialect: Equatable, Sendable {
  let language: HostLanguage
  let traits: Traits
  /// The words for true, false and null, each a list of words separated by spaces.
  var constants: (true: StaticString, false: StaticString, null: StaticString) = (
    "true", "false", "null"
  )
  /// The symbol between a key and its value.
  var pair: StaticString = ":"
  /// The symbols between an object and its member.
  var access: StaticString = "."
  /// The symbols that assign a value to a variable.
  var assignment: StaticString = "="
  /// The symbol that joins texts.
  var joiner: StaticString = "+"
  /// The symbols and words that add elements or members of another value.
  var spreads: StaticString = "..."
  /// The words before a literal that do not change it.
  var prefixes: StaticString = "await new"
  /// The functions that make an object of their arguments, which are keys and values in turn.
  var maps: StaticString = ""
  /// The functions that make a list of their arguments.
  var lists: StaticString = ""

  struct Traits: OptionSet {
    let rawValue: UInt32
    /// Comments begin with `//`, `/*` or `#`.
    static let slashComments = Traits(rawValue: 1)
    static let hashComments = Traits(rawValue: 1 << 1)
    /// `$`, `\` and `#` may be part of a word.
    static let dollarWords = Traits(rawValue: 1 << 2)
    static let backslashWords = Traits(rawValue: 1 << 3)
    static let hashWords = Traits(rawValue: 1 << 4)
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
    /// `$name` in double quotes is a value, and apostrophes permit no escapes.
    static let dollarValues = Traits(rawValue: 1 << 12)
    static let hereDocuments = Traits(rawValue: 1 << 13)
    /// Code is between `<?php` and `?>`.
    static let tags = Traits(rawValue: 1 << 14)
    /// A backslash before any other character has no effect.
    static let freeEscapes = Traits(rawValue: 1 << 15)
    /// A line break may end a statement.
    static let lineStatements = Traits(rawValue: 1 << 16)
    /// Blocks are indented.
    static let indentedBlocks = Traits(rawValue: 1 << 17)
    /// `{name: value}` and `{name}`.
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
    /// `a if b else c`, `a or b`.
    static let wordConditions = Traits(rawValue: 1 << 24)
    /// `a ? b : c`, `a || b`.
    static let symbolConditions = Traits(rawValue: 1 << 25)
    /// `name=value` in calls, and `name: value`.
    static let equalsArguments = Traits(rawValue: 1 << 26)
    static let colonArguments = Traits(rawValue: 1 << 27)
    /// A number may end with a letter for its type.
    static let numberSuffixes = Traits(rawValue: 1 << 28)
    /// `(type)` before a value converts it.
    static let casts = Traits(rawValue: 1 << 29)
    /// Methods that are called on a variable add members to what it holds.
    static let statementCalls = Traits(rawValue: 1 << 30)
  }

  func has(_ trait: Traits) -> Bool { traits.contains(trait) }

  static func == (one: Dialect, other: Dialect) -> Bool { one.language == other.language }
}

extension Dialect {
  static let javaScript = Dialect(
    language: .javaScript,
    traits: [
      .slashComments, .dollarWords, .hashWords, .regularExpressions, .templates, .freeEscapes,
      .lineStatements, .bareKeys, .braceObjects, .typeSuffixes, .symbolConditions,
    ],
    access: ". ?.")

  static let python = Dialect(
    language: .python,
    traits: [
      .hashComments, .tripleQuotes, .tripleApostrophes, .stringPrefixes, .lineStatements,
      .indentedBlocks, .adjacentStrings, .braceObjects, .wordConditions, .equalsArguments,
    ],
    constants: ("True", "False", "None"), spreads: "* **", prefixes: "await")

  static let php = Dialect(
    language: .php,
    traits: [
      .slashComments, .hashComments, .dollarWords, .backslashWords, .longStrings, .dollarValues,
      .hereDocuments, .tags, .bracketObjects, .symbolConditions, .colonArguments, .casts,
    ],
    constants: ("true TRUE True", "false FALSE False", "null NULL Null"), pair: "=>",
    access: "-> ?-> ::", joiner: ".", prefixes: "new clone")

  static let java = Dialect(
    language: .java,
    traits: [
      .slashComments, .dollarWords, .tripleQuotes, .symbolConditions, .numberSuffixes, .casts,
      .statementCalls,
    ],
    access: ". ::", spreads: "", prefixes: "new",
    maps: "Map.of ImmutableMap.of Map.entry entry Collections.singletonMap",
    lists: "List.of Arrays.asList ImmutableList.of Set.of Collections.singletonList")

  static let go = Dialect(
    language: .go,
    traits: [.slashComments, .rawBackticks, .lineStatements, .typedLiterals, .braceObjects],
    constants: ("true", "false", "nil"), assignment: "= :=", spreads: "", prefixes: "& *")

  /// The programming language of a source; nil for text.
  init?(_ language: HostLanguage) {
    switch language {
    case .javaScript, .typeScript: self = .javaScript
    case .python: self = .python
    case .php: self = .php
    case .java: self = .java
    case .go: self = .go
    default: return nil
    }
  }
}
