import FCMLint

/// The answer of `explain` to a symptom or an error text.
package struct Explanation {
  /// The rules and causes of an answer that fits a screen.
  private static let most = 5

  /// The page; for an unexplained text, the nearest ideas.
  package private(set) var text = ""
  /// Whether the text is explained.
  package private(set) var isFound = true
  /// What a known error means; nil for a symptom.
  package private(set) var meaning: String?
  /// The rules that explain it, or the nearest ones.
  package private(set) var ids: [String] = []
  /// Whether there is more than is shown.
  package private(set) var isCut = false
  /// What a symptom is about, such as `image/apple`.
  package private(set) var topics: [String] = []
  private let style: TerminalStyle
  private let showsAll: Bool

  /// Why a question is a rule family or a misspelled rule ID; nil if it may be another.
  package static func problem(of question: String, rules: [Rule]) -> String? {
    if KnownError.first(in: question) != nil { return nil }
    if Rule.Family(rawValue: question) != nil {
      return "\"\(question)\" is a rule family; \"fcmlint rules\" lists its rules"
    }
    let ids = rules.map { $0.id }
    let isWord = question.split(separator: " ").count == 1
    guard isWord, NameSuggester(ids).suggestion(for: question) != nil else { return nil }
    return UnknownWord.text("rule", question, among: ids)
  }

  /// Explains a text, with what a file has to do with it and what the error says about a field.
  package init(
    _ causes: SymptomCauses, file: FileAnswer? = nil, violation: String? = nil,
    showsAll: Bool = false, style: TerminalStyle
  ) {
    self.style = style
    self.showsAll = showsAll
    meaning = (causes.error?.isVague == true ? violation : nil) ?? causes.error?.meaning
    let found = file?.ids ?? []
    let other = causes.rules.filter { !found.contains($0.id) }
    ids = found + other.map { $0.id }
    topics = causes.topics
    isCut = file?.isCut ?? false
    if let error = causes.error {
      explain(error, file, found, causes.all)
    } else if causes.isNamed, let rule = causes.rules.first {
      show(rule, after: file?.text ?? "")
    } else if causes.isSymptom {
      explain(causes, file, other)
    } else {
      explainNothing(causes, file)
    }
  }

  // MARK: Answers

  private mutating func explain(
    _ error: KnownError, _ file: FileAnswer?, _ found: [String], _ all: [Rule]
  ) {
    text = file?.text ?? ""
    if let meaning { text += style.wrapped(meaning).joined(separator: "\n") + "\n" }
    let shown = (found + error.rules.filter { !found.contains($0) })
    ids = shown
    let rules = shown.compactMap { id in all.first { $0.id == id } }
    guard let first = rules.first else { return }
    if !found.isEmpty, !showsAll {
      isCut = isCut || rules.count > found.count
    } else if rules.count == 1, file == nil {
      show(first, after: text + "\n")
    } else {
      text += "\n" + style.paint("Rules that explain it", .bold) + "\n"
      text += list(rules, most: Self.most)
    }
  }

  private mutating func show(_ rule: Rule, after start: String) {
    let page = RulePage(rule)
    text = start + page.text(style, showsAll: showsAll)
    isCut = isCut || page.hasMore && !showsAll
  }

  private mutating func explain(
    _ causes: SymptomCauses, _ file: FileAnswer?, _ rules: [Rule]
  ) {
    if let file {
      text = file.text
    } else {
      text = style.paint(causes.title, .bold) + "\n\n"
      if !rules.isEmpty {
        text += style.paint("In the payload, the commonest first", .bold) + "\n"
        text += list(rules, most: Self.most) + "\n"
      }
    }
    let outside = causes.outside
    if !outside.isEmpty {
      let isExplained = file.map { $0.isExplained } ?? true
      let head = isExplained ? "Outside the payload" : "The payload is not at fault; outside it"
      text += style.paint(head, .bold) + "\n"
      for cause in outside.prefix(showsAll ? .max : 4) {
        text += style.wrapped(cause, first: "  - ", rest: "    ").joined(separator: "\n") + "\n"
      }
    }
    if file == nil, let first = rules.first {
      let more = "\"fcmlint explain \(first.id)\" shows a rule; add a file to see what is in it"
      text += "\n" + style.wrapped(more).joined(separator: "\n") + "\n"
    }
  }

  private mutating func explainNothing(_ causes: SymptomCauses, _ file: FileAnswer?) {
    if let file, !file.ids.isEmpty {
      (text, ids) = (file.text, file.ids)
      return
    }
    isFound = false
    text = (file?.text ?? "") + "No rule explains this.\n"
    let nearest = causes.rules.prefix(3)
    ids = nearest.map { $0.id }
    if !nearest.isEmpty { text += "\nNearest rules:\n" + list(Array(nearest), most: 3) }
    text +=
      "\n"
      + style.wrapped(
        "Describe what happens in a few words, or paste the error text of FCM, APNs or the SDK."
      ).joined(separator: "\n") + "\n"
  }

  private mutating func list(_ rules: [Rule], most: Int) -> String {
    let shown = rules.prefix(showsAll ? .max : most)
    var text = shown.reduce(into: "") { text, rule in
      let word = style.paint(rule.severity.word, style.color(of: rule.severity))
      text += "  \(rule.id)  \(word)\n"
      text +=
        style.wrapped(rule.summary, first: "    ", rest: "    ").joined(separator: "\n") + "\n"
    }
    let rest = rules.count - shown.count
    if rest > 0 { text += "  and \(rest) more\n" }
    isCut = isCut || rest > 0
    return text
  }
}
