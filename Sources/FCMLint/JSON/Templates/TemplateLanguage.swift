/// The syntax of one kind of template tag, and the words that decide the role of a tag.
///
/// An entry describes a pair of marks, not a product: Jinja, Twig, Liquid and Nunjucks share `{%
/// %}`.
struct TemplateLanguage {
  /// The marks around a tag. Without a closing mark, balanced braces or angle brackets end the tag.
  let opener: StaticString
  var closer: StaticString?
  /// The role of a tag to which nothing below applies.
  let otherwise: TemplateTag.Role
  /// First characters that decide the role.
  var signs: [(sign: UInt8, role: TemplateTag.Role)] = []
  /// First words that open a section, separated by spaces. `end` with or without one of them closes
  /// it.
  var opening: StaticString = ""
  /// First words that begin another part of a section.
  var middle: StaticString = ""
  /// First words that print a value.
  var printing: StaticString = ""
  /// Whether such a word alone is the name of a value: `{{range}}`, as opposed to `{{range
  /// .Items}}`.
  var needsArguments = false
  /// Whether braces and `do` in program code open and close sections, too.
  var isCode = false

  /// The role of a tag that ends with a slash.
  var selfClosing: TemplateTag.Role?

  /// If one opening mark is a prefix of another, the longer one comes first.
  static let all = [
    TemplateLanguage(opener: "{#", closer: "#}", otherwise: .comment),
    TemplateLanguage(
      opener: "{%", closer: "%}", otherwise: .other,
      opening: """
        if unless for case while with block macro call filter raw verbatim capture autoescape \
        foreach switch spaceless trans blocktrans
        """, middle: "else elif elsif elseif when"),
    TemplateLanguage(opener: "<%=", closer: "%>", otherwise: .value),
    TemplateLanguage(opener: "<%#", closer: "%>", otherwise: .comment),
    // In EJS, `<%-` prints a value without escaping; in ERB, `-` trims white space.
    code(opener: "<%-", closer: "%>", otherwise: .value),
    code(opener: "<%", closer: "%>", otherwise: .other),
    TemplateLanguage(opener: "<?=", closer: "?>", otherwise: .value),
    code(opener: "<?php", closer: "?>", otherwise: .other),
    code(opener: "<?", closer: "?>", otherwise: .other),
    // Handlebars, Mustache and Go.
    TemplateLanguage(
      opener: "{{", otherwise: .value,
      signs: [
        (.hash, .opening), (UInt8(ascii: "^"), .opening), (.slash, .closing),
        (.greaterThan, .other),
      ], opening: "if range with define block", middle: "else", needsArguments: true),
    // Terraform.
    TemplateLanguage(
      opener: "%{", otherwise: .value, opening: "if for", middle: "else", needsArguments: true),
    // FreeMarker.
    TemplateLanguage(opener: "<#--", closer: "-->", otherwise: .comment),
    TemplateLanguage(opener: "</#", closer: ">", otherwise: .closing),
    TemplateLanguage(opener: "</@", closer: ">", otherwise: .closing),
    TemplateLanguage(opener: "<@", closer: ">", otherwise: .opening, selfClosing: .value),
    TemplateLanguage(
      opener: "<#", closer: ">", otherwise: .other,
      opening: "if list switch macro function noescape", middle: "else elseif case default sep",
      needsArguments: true),
    TemplateLanguage(opener: "${", otherwise: .value),
    TemplateLanguage(opener: "<", otherwise: .value),
  ]

  private static func code(
    opener: StaticString, closer: StaticString, otherwise: TemplateTag.Role
  ) -> Self {
    TemplateLanguage(
      opener: opener, closer: closer, otherwise: otherwise,
      opening: "if unless for foreach case while switch", middle: "else elsif elif elseif when",
      printing: "echo print", isCode: true)
  }

  /// The role of a tag, given the trimmed text between its marks.
  func role(of text: UnsafeBufferPointer<UInt8>) -> TemplateTag.Role {
    guard let first = text.first, let last = text.last else { return otherwise }
    if let role = signs.first(where: { $0.sign == first })?.role {
      // `{{^}}` means else in Handlebars.
      return role == .opening && text.count == 1 ? .middle : role
    }
    if let selfClosing, last == .slash { return selfClosing }
    if isCode, first == .closeBrace { return last == .openBrace ? .middle : .closing }
    if isCode, last == .openBrace { return .opening }
    let word = UnsafeBufferPointer(rebasing: text.prefix(while: TemplateTag.isOfWord))
    if word.isIn(middle) { return .middle }
    if word.isIn(printing) { return .value }
    let isAlone = word.count == text.count
    if word.isIn(opening), !(needsArguments && isAlone) { return .opening }
    if closes(word), !(needsArguments && !isAlone) { return .closing }
    return isCode && ByteSearch.position(of: " do", in: text) != nil ? .opening : otherwise
  }

  /// Whether a word closes a section: `end`, or `endif` if `if` opens a section.
  private func closes(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    guard word.starts(with: "end".utf8) else { return false }
    return word.count == 3 || UnsafeBufferPointer(rebasing: word.dropFirst(3)).isIn(opening)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the text is one of some words separated by spaces.
  func isIn(_ words: StaticString) -> Bool {
    var rest = UnsafeBufferPointer(start: words.utf8Start, count: words.utf8CodeUnitCount)[...]
    while !isEmpty, !rest.isEmpty {
      let end = rest.firstIndex(of: .space) ?? rest.endIndex
      if rest[..<end].elementsEqual(self) { return true }
      rest = rest[end...].dropFirst()
    }
    return false
  }
}
