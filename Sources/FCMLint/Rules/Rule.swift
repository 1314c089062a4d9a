/// A lint rule: metadata, documentation, examples and a pure check function.
///
/// A rule keeps no state, reads no files and prints nothing. Its check gets a node and returns
/// findings; the linter adds the ID, the severity and the place.
///
/// It is an immutable object rather than a structure, so that the list of all rules, which every
/// start of the program creates, is a list of pointers.
public final class Rule: Sendable {
  /// A group of rules by topic, which options and configurations may name in place of the rules.
  public enum Family: String, CaseIterable, Sendable {
    /// JSON syntax.
    case syntax
    /// Names and types of fields.
    case schema
    /// Tokens, topics and conditions.
    case targeting
    /// The data of a message.
    case data
    /// The notification for all platforms.
    case notification
    /// `message.android` and `message.android_v2`.
    case android
    /// `message.apns` and the APNs headers.
    case apns
    /// The `aps` dictionary.
    case aps
    /// `message.webpush`.
    case webpush
    /// Tokens and keys that must not be in a repository.
    case secrets
    /// Device groups and topic batches.
    case groups
    /// The legacy send API, which is shut down.
    case legacy
    /// The shapes and names of the Admin SDK for Node.js.
    case adminSDK = "admin-sdk"
    /// The configuration of fcmlint.
    case configuration

    /// The former family of these rules, whose name still selects them.
    package var former: Family? {
      switch self {
      case .adminSDK, .configuration: .legacy
      default: nil
      }
    }
  }

  /// What a rule checks.
  package enum Check: Sendable {
    /// Each occurrence of one or more fields with a value of the right type.
    case fields(Field, and: [Field])
    /// Each syntax error of one kind.
    case syntax(SyntaxError.Kind, @Sendable (SyntaxError, SyntaxContext) -> [Finding])
    /// Each schema violation of one kind.
    case schema(SchemaViolation.Kind, @Sendable (SchemaViolation, MessageDocument) -> [Finding])
    /// The configuration: its reader reports the findings of the rule.
    case configuration
  }

  /// The ID in kebab case, such as `topic-prefix`; IDs are permanent.
  public let id: String
  /// The family of the rule.
  public let family: Family
  /// The severity of the findings; a single finding may be milder, never worse.
  public let severity: Severity
  /// What the rule demands, in one sentence.
  public let summary: String
  /// What the service, the device or the browser does, in a few sentences.
  public let why: String
  /// The source of the fact: one or more URLs or titles of documents.
  public let source: String
  /// Documents that violate the rule, with `«` and `»` around the place of each finding.
  ///
  /// A character from U+F780 to U+F7FF stands for a byte from 0x80 to 0xFF that is not valid UTF-8.
  public var bad: [String] { makeBad() }
  /// Documents that comply with the rule.
  public var good: [String] { makeGood() }
  /// The kinds of document that the rule checks.
  public let kinds: DocumentKinds
  /// The facts about the project that the examples assume.
  public let project: ProjectSettings
  /// Whether the rule checks values that contain template placeholders, which other rules skip.
  package let checksPlaceholders: Bool
  /// The form of values that the rule accepts in every message.
  package let spared: CommonForm?
  package let check: Check
  /// The check of a rule about fields; finds nothing for any other rule.
  let checkField: FieldCheck
  /// The check of a rule about fields: the findings for one occurrence of a field.
  package typealias FieldCheck = @Sendable (JSONNode, MessageDocument) -> [Finding]
  /// Examples, created only when they are read: linting needs none of them.
  package typealias Examples = @Sendable () -> [String]
  private let makeBad: Examples
  private let makeGood: Examples

  /// Creates a rule about fields, called for each occurrence after the document is validated.
  ///
  /// A finding at a value that contains a template placeholder is dropped, since the value is
  /// unknown. Findings about objects stay.
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

  /// Creates a rule about syntax errors.
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

  /// Creates a rule about schema violations.
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

  /// Creates a rule about the configuration; its examples are configurations.
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

  /// The URL of the page that explains the rule.
  public var page: String { Self.page(of: id) }

  /// The URL of the page of the rule with this ID.
  public static func page(of id: String) -> String {
    "https://github.com/fcmlint/fcmlint/blob/main/rules/README.md#\(id)"
  }
}

extension Diagnostic {
  /// The URL of the page that explains the rule.
  public var documentationURL: String { Rule.page(of: rule) }
}

/// The surroundings of a syntax error in the source, for the rules that report it.
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
/// The module FCMLintRules defines the function, and the product FCMLint contains both modules. So
/// `import FCMLint` gives a linter with all rules, although the engine does not depend on them.
@_silgen_name("fcmlint_all_rules")
func allRules() -> [Rule]
