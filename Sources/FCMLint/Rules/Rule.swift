/// A law about documents: its page, its examples, and the check itself, a pure function.
///
/// A rule keeps no state, reads no file and prints nothing. It gets a node and answers with
/// findings; the linter adds the id, the severity and the place.
///
/// It is an object that never changes rather than a structure, so that a list of all rules is a
/// list of pointers: every start of the program makes one.
public final class Rule: Sendable {
  /// The folder a rule belongs to; `--select apns` means all of them.
  public enum Family: String, CaseIterable, Sendable {
    case syntax, schema, targeting, data, notification, android, apns, aps, webpush, secrets
    case groups, legacy
    case adminSDK = "admin-sdk"
    case configuration

    /// The family these rules belonged to before; `--select` with its name still selects them.
    package var former: Family? {
      switch self {
      case .adminSDK, .configuration: .legacy
      default: nil
      }
    }
  }

  /// What a rule looks at.
  package enum Check: Sendable {
    /// Each occurrence of a field, and of some others, with a value of the right type.
    case fields(Field, and: [Field])
    /// One sort of broken JSON.
    case syntax(SyntaxError.Kind, @Sendable (SyntaxError, SyntaxContext) -> [Finding])
    /// One way to depart from what the service accepts.
    case schema(SchemaViolation.Kind, @Sendable (SchemaViolation, MessageDocument) -> [Finding])
    /// Nothing in a document: whoever reads the configuration finds it, under this rule's name.
    case configuration
  }

  /// The name in kebab case, for ever the same.
  public let id: String
  public let family: Family
  /// What happens if the document is sent; a single finding may be milder, never graver.
  public let severity: Severity
  /// The law in one sentence.
  public let summary: String
  /// Why it is so: what the service, the device or the browser does.
  public let why: String
  /// Where the fact comes from.
  public let source: String
  /// Documents that break the law; `«` and `»` mark where each finding stands.
  ///
  /// A character from U+F780 to U+F7FF stands for the byte 0x80 to 0xFF, which no text can hold.
  public var bad: [String] { makeBad() }
  /// Documents that keep it.
  public var good: [String] { makeGood() }
  /// The kinds of document the rule speaks about.
  public let kinds: DocumentKinds
  /// The facts about the project under which the examples are to be read.
  public let project: ProjectSettings
  /// Whether the rule looks at template placeholders, which every other rule about values spares.
  public let checksPlaceholders: Bool
  /// The values of its fields that the rule has nothing to say about, however the message is.
  package let spared: CommonForm?
  package let check: Check
  /// What a rule about fields says of one; of the others nothing.
  let checkField: FieldCheck
  public typealias FieldCheck = @Sendable (JSONNode, MessageDocument) -> [Finding]
  /// Examples are made when somebody reads them: a run over documents needs none of their texts.
  public typealias Examples = @Sendable () -> [String]
  private let makeBad: Examples
  private let makeGood: Examples

  /// A rule about fields, called for each occurrence once the whole document has been walked.
  ///
  /// A finding at a value that is, or contains, a template placeholder is dropped: the value is not
  /// known yet. Findings about objects stay.
  package convenience init(
    _ id: String, _ family: Family, _ severity: Severity, on field: Field,
    _ others: Field..., skipping spared: CommonForm? = nil,
    kinds: DocumentKinds = .messages, checksPlaceholders: Bool = false,
    project: ProjectSettings = .none, summary: String, why: String, source: String,
    bad: @autoclosure @escaping Examples,
    good: @autoclosure @escaping Examples,
    check: @escaping FieldCheck
  ) {
    self.init(
      id: id, family: family, severity: severity, summary: summary, why: why, source: source,
      bad: bad, good: good, kinds: kinds, checksPlaceholders: checksPlaceholders, project: project,
      spared: spared, check: .fields(field, and: others), checkField: check)
  }

  /// A rule about broken JSON.
  package convenience init(
    _ id: String, _ severity: Severity, syntax error: SyntaxError.Kind, summary: String,
    why: String, source: String, bad: @autoclosure @escaping Examples,
    good: @autoclosure @escaping Examples,
    check: @escaping @Sendable (SyntaxError, SyntaxContext) -> [Finding]
  ) {
    self.init(
      id: id, family: .syntax, severity: severity, summary: summary, why: why, source: source,
      bad: bad, good: good, kinds: .all, check: .syntax(error, check))
  }

  /// A rule about departures from the schema.
  package convenience init(
    _ id: String, _ severity: Severity, schema error: SchemaViolation.Kind,
    family: Family = .schema, kinds: DocumentKinds = .messages, summary: String, why: String,
    source: String, bad: @autoclosure @escaping Examples,
    good: @autoclosure @escaping Examples,
    check: @escaping @Sendable (SchemaViolation, MessageDocument) -> [Finding]
  ) {
    self.init(
      id: id, family: family, severity: severity, summary: summary, why: why, source: source,
      bad: bad, good: good, kinds: kinds, check: .schema(error, check))
  }

  /// A rule about the configuration itself; the examples are configurations.
  package convenience init(
    _ id: String, _ family: Family, _ severity: Severity, configurationSummary summary: String,
    why: String, source: String, bad: @autoclosure @escaping Examples,
    good: @autoclosure @escaping Examples
  ) {
    self.init(
      id: id, family: family, severity: severity, summary: summary, why: why, source: source,
      bad: bad, good: good, kinds: [], check: .configuration)
  }

  private init(
    id: String, family: Family, severity: Severity, summary: String, why: String, source: String,
    bad: @escaping Examples, good: @escaping Examples, kinds: DocumentKinds,
    checksPlaceholders: Bool = false,
    project: ProjectSettings = .none, spared: CommonForm? = nil, check: Check,
    checkField: @escaping FieldCheck = { _, _ in [] }
  ) {
    self.id = id
    self.family = family
    self.severity = severity
    self.summary = summary
    self.why = why
    self.source = source
    makeBad = bad
    makeGood = good
    self.kinds = kinds
    self.checksPlaceholders = checksPlaceholders
    self.project = project
    self.spared = spared
    self.check = check
    self.checkField = checkField
  }

  /// Whether the configuration lets the rule report, and the severity that replaces its own.
  package func decision(_ configuration: Configuration) -> (speaks: Bool, severity: Severity?) {
    configuration.decision(
      id: id, family: family.rawValue, former: family.former?.rawValue)
  }

  /// All rules of fcmlint, in the order of the rulebook.
  public static var all: [Rule] { allRules() }

  /// The page of the rule on the web.
  public var page: String { Self.page(of: id) }

  /// The page on the web of the rule with this id.
  public static func page(of id: String) -> String {
    "https://github.com/fcmlint/fcmlint/blob/main/rules/README.md#\(id)"
  }
}

extension Diagnostic {
  /// The web page of the rule.
  public var documentationURL: String { Rule.page(of: rule) }
}

/// What a rule about broken JSON may look at: the error's surroundings in the source.
package struct SyntaxContext {
  let tree: JSONTree
  let bytes: UnsafeBufferPointer<UInt8>

  /// The source text of a range, shortened for a message.
  package func excerpt(_ range: ByteRange) -> String {
    Excerpt.shortened(text(range))
  }

  /// The source text of a range, with malformed UTF-8 replaced by U+FFFD.
  package func text(_ range: ByteRange) -> String {
    let start = min(max(range.start, 0), bytes.count)
    let end = min(max(range.end, start), bytes.count)
    return String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
  }

  /// The node the error stands in: a string or key for an error inside it, else the innermost
  /// container; nil when the source holds no value at all.
  package func node(of error: SyntaxError) -> JSONNode? {
    error.node < tree.core.pointee.count ? JSONNode(core: tree.core, index: error.node) : nil
  }

  /// Whether the error is a value of a message's data, all of which are text.
  package func isInData(_ error: SyntaxError) -> Bool {
    guard let root = tree.root, let data = node(of: error) else { return false }
    let messages = [root] + Self.members("message", of: root)
    return messages.contains { Self.members("data", of: $0).contains { $0.isSame(as: data) } }
  }

  private static func members(_ name: String, of object: JSONNode) -> [JSONNode] {
    object.isSearchable ? object.members.filter { $0.key.isNamed(name) }.map { $0.value } : []
  }

  /// The finding that every rule of this family makes: at the error, with its repair as a fix.
  package func finding(
    _ error: SyntaxError, _ message: String, help: String? = nil, related: String? = nil,
    fix title: String? = nil, _ safety: Fix.Safety = .safe
  ) -> Finding {
    var finding = Finding(
      range: error.range, anchor: error.node, message: message, help: help)
    if let related, let range = error.related {
      finding.notes.append(Finding.Note(message: related, range: range, anchor: error.node))
    }
    guard let title, !error.repair.isEmpty else { return finding }
    return finding.fix(Fix(title, safety, error.repair))
  }
}

extension Finding {
  init(range: ByteRange, anchor: Int, message: String, help: String?) {
    self.range = range
    self.message = message
    self.help = help
    self.anchor = anchor
  }
}

/// The rules that come with fcmlint.
///
/// The module FCMLintRules defines it. The engine knows no rule, but who imports FCMLint alone gets
/// a linter with all of them; the product FCMLint holds both modules.
@_silgen_name("fcmlint_all_rules")
func allRules() -> [Rule]
