/// A repair of one kind of syntax error.
///
/// It is a function that checks its condition, records one error, changes the tape or the position,
/// and returns the next step. Its comment states the condition and an example.
struct Repair<Result>: Sendable {
  /// The name; tests disable the repair by this name to show its effect.
  let name: String
  let apply: @Sendable (inout JSONParser) -> Result

  init(_ name: String, _ apply: @escaping @Sendable (inout JSONParser) -> Result) {
    self.name = name
    self.apply = apply
  }
}

/// All repairs in the order in which they are tried: the first that applies wins.
enum Repairs {
  typealias Table = [Repair<JSONParser.Step?>]

  /// Where a value is expected. If none applies, the text is reported as unexpected.
  static let value: Table = [
    Repair("closer before the document") { $0.repairCloserBeforeDocument() },
    Repair("comma before ]") { $0.isInArray ? $0.repairTrailingComma() : nil },
    Repair("missing value") { $0.repairMissingValue() },
    Repair("doubled colon") { $0.repairDoubledColon() },
    Repair("number") { $0.repairNumber() },
    Repair("Markdown fence") { $0.repairFence() },
    Repair("other quotes") { $0.readQuoted(as: .string) == nil ? nil : .closed },
    Repair("template tag") { $0.readTag() },
    Repair("value without an opening quote") { $0.repairValueWithoutOpeningQuote() },
    Repair("literal of another language") { $0.repairLiteral() },
  ]

  /// Where a comma or closer is expected, directly after a string, before comments are skipped.
  static let endOfText: Table = [
    Repair("tag in a text") { $0.closeAfterTag() ? .afterValue : nil },
    Repair("doubled quotes around #") { $0.repairDoubledQuotesAroundHash() },
  ]

  /// Where a comma or closer is expected, or only a closer.
  static let closer: Table = [
    Repair("array for an object, end") { $0.repairArrayForObjectEnd() },
    Repair("crossed closers") { $0.repairCrossedClosers() },
    Repair("surplus closer") { $0.repairSurplusCloser() },
    Repair("closer of the wrong type") { $0.repairReplacedCloser() },
    Repair("missing closer") { $0.repairMissingCloser() },
    Repair("array that ends before a key") { $0.repairArrayBeforeKey() },
    Repair("missing opener in an array") { $0.repairMissingOpenerInArray() },
    Repair("array for an object") { $0.repairArrayForObject() },
    Repair("colon in an array") { $0.repairColonInArray() },
    Repair("colon for a comma") { $0.repairColonForComma() },
    Repair("missing opener of an object") { $0.repairMissingOpener() },
    Repair("value that is a key") { $0.repairValueThatIsKey() },
    Repair("colon after a container") { $0.repairColonAfterContainer() },
    Repair("template tag between members") { $0.passTag() },
  ]

  /// Where a comma is expected. If none applies, the text is reported as unexpected.
  static let comma: Table = [
    Repair("unterminated string") { $0.isAfterUnterminatedString ? $0.nextItem : nil },
    Repair("separator of another language") { $0.repairSeparator() },
    Repair(") for a closer") { $0.repairParenthesis() },
    Repair("doubled quotes around a value") { $0.undoubleValue() ? .afterValue : nil },
    Repair("three quotes") { $0.repairThreeQuotes() },
    Repair("missing opening quote") { $0.repairMissingOpeningQuote() },
    Repair("missing closing quote in a list") { $0.repairQuoteMissingInList() },
    Repair("typographic closing quote") { $0.repairTypographicCloser() },
    Repair("missing closing quote") { $0.repairMissingQuote() },
    Repair("quotes in a text") { $0.repairQuotesInText() },
    Repair("template tag after a value") { $0.skipTagAfterValue() },
    Repair("word between members") { $0.skipWordBetweenMembers() },
    Repair("missing comma") { $0.repairMissingComma() },
    Repair("opener for a comma and key") { $0.repairOpener() },
  ]

  /// Where a key is expected. If none applies, the text is reported as unexpected.
  static let key: Table = [
    Repair("comma before }") { $0.repairTrailingComma() },
    Repair("surplus comma") { $0.repairSurplusComma() },
    Repair("colon without a key") { $0.repairColonWithoutKey() },
    Repair("template tag for a key") { $0.readPlaceholderKey() },
    Repair("doubled brace") { $0.repairDoubledBrace() },
    Repair("container without a key") { $0.repairContainerWithoutKey() },
    Repair("other quotes around a key") { $0.repairQuotesAroundKey() },
    Repair("key without quotes") { $0.repairBareKey() },
  ]

  /// Where a colon is expected. If none applies, a missing colon is reported.
  static let colon: Table = [
    Repair("colon in the quotes") { $0.repairColonInQuotes() },
    Repair("doubled quotes around a key") { $0.undoubleKey() ? .colon : nil },
    Repair("typographic closing quote of a key") { $0.repairTypographicCloserOfKey() },
    Repair("missing closing quote before a colon") { $0.repairQuoteMissingBeforeColon() },
    Repair("missing closing quote of a key") { $0.repairUnterminatedKey() },
    Repair("quotes in a key") { $0.repairQuotesInKey() },
    Repair("separator for a colon") { $0.repairSeparatorForColon() },
    Repair("key without a value") { $0.repairKeyWithoutValue() },
    Repair("text without a key") { $0.repairValueWithoutKey() },
  ]

  /// At the end of the document: merges several errors with one cause.
  static let merges: [Repair<Void>] = [
    Repair("lines in another order") { $0.mergeCommas() },
    Repair("last member commented out") { $0.mergeCommentedMembers() },
    Repair("last line twice") { $0.mergeCopies() },
    Repair("closing line cut out") { $0.mergeCutCloser() },
    Repair("closing line twice") { $0.mergeSurplusCloser() },
    Repair("closer after the next opener") { $0.markEmptiedBlocks() },
    Repair("keys in the wrong object") { $0.dropMisplacedKeys() },
  ]
}

extension JSONParser {
  /// The next step after the first applicable repair; nil if none applies.
  mutating func firstStep(of repairs: Repairs.Table) -> Step? {
    for repair in repairs where repair.name != core.pointee.disabledRepair {
      if let step = repair.apply(&self) { return step }
    }
    return nil
  }

  @inline(never)
  mutating func recoverValue() -> Step {
    if skipTrivia() { return .value }
    guard position < end else {
      if stack.last?.isObject == true { _ = tree.append(.missing, end, end) }
      return endOfSource()
    }
    return firstStep(of: Repairs.value) ?? unexpectedRun(asValue: true)
  }

  @inline(never)
  mutating func recoverAfterValue() -> Step {
    if let step = firstStep(of: Repairs.endOfText) { return step }
    if skipTrivia() { return .afterValue }
    guard position < end else { return endOfSource() }
    if let step = firstStep(of: Repairs.closer) ?? firstStep(of: Repairs.comma) { return step }
    markLastValueUncertain()
    return unexpectedRun(asValue: false)
  }

  /// Continues after an error or a template tag, where the next member needs no comma before it.
  @inline(never)
  mutating func recoverAfterGap() -> Step {
    if skipTrivia() { return .afterGap }
    guard position < end else { return endOfSource() }
    if bytes[position] == .comma || closes(position) { return .afterValue }
    return firstStep(of: Repairs.closer) ?? nextItem
  }

  @inline(never)
  mutating func recoverKey() -> Step {
    if skipTrivia() { return .key }
    guard position < end else { return endOfSource() }
    if bytes[position] == .quote { return .key }
    if let step = firstStep(of: Repairs.key) { return step }
    _ = unexpectedRun(asValue: false)
    return .afterGap
  }

  @inline(never)
  mutating func recoverColon() -> Step {
    if closeAfterTag() || skipTrivia() { return .colon }
    guard position < end else {
      _ = tree.append(.missing, end, end)
      return endOfSource()
    }
    return firstStep(of: Repairs.colon) ?? repairMissingColon()
  }
}
