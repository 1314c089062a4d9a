/// A lint rule: metadata, documentation, examples and a pure check function.
///
/// A rule keeps no state, reads no files and prints nothing. Its check receives a node and returns
/// findings; the linter adds the ID, the severity and the position.
///
/// It is an immutable object rather than a structure, so that the list of all rules, which is
/// created at every start of the program, is a list of pointers. The initializers are inlined, so that
/// nearly all rules are constants of the program.
public final class Rule: Sendable {
  /// A group of rules about one topic, which can be named in options and configurations.
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

  /// The ID in kebab case, such as `topic-prefix`; IDs are permanent.
  public let id: String
  /// The family of the rule.
  public let family: Family
  /// The severity of the findings; a single finding may be less severe, never more.
  public let severity: Severity
  /// What people see of a finding, if the ID and the family do not say it.
  @usableFromInline package let about: SymptomSet
  /// What the rule requires, in one sentence.
  public let summary: String
  /// What FCM, the device or the browser does, in a few sentences.
  public let why: String
  /// The source of the fact: one or more URLs or titles of documents.
  public let source: String
  /// Documents that violate the rule, with `«` and `»` around the place of each finding.
  ///
  /// A character from U+F780 to U+F7FF represents a byte from 0x80 to 0xFF that is not valid UTF-8.
  public var bad: [String] { makeBad() }
  /// Documents that comply with the rule.
  public var good: [String] { makeGood() }
  /// The kinds of document that the rule checks.
  public let kinds: DocumentKinds
  /// The facts about the project that the examples assume.
  public var project: ProjectSettings { assumed ?? .none }
  @usableFromInline let assumed: ProjectSettings?
  /// Whether the rule also checks values with template placeholders, which other rules skip.
  @usableFromInline package let includesPlaceholders: Bool
  /// The trigger of the rule, with its check.
  @usableFromInline package let check: Check
  /// The check of a rule about fields; returns no findings for any other rule.
  @usableFromInline let checkField: FieldCheck

  /// The trigger of a rule, with its check unless that is `checkField`.
  @usableFromInline
  package enum Check: Sendable {
    case fields(FieldSet)
    case syntaxError(SyntaxError.Kind, SyntaxCheck)
    case violation(SchemaViolation.Kind, ViolationCheck)
    case ignoreComment(IgnoreComment.Fault, IgnoreCommentCheck)
    /// The reader of source code finds what only an SDK rejects or changes.
    case code
  }
  /// The findings for one occurrence of a field.
  @usableFromInline
  package typealias FieldCheck = @Sendable (JSONNode, MessageDocument) -> [Finding]
  /// The findings for one syntax error.
  @usableFromInline
  package typealias SyntaxCheck = @Sendable (SyntaxError, SyntaxContext) -> [Finding]
  /// The findings for one schema violation.
  @usableFromInline
  package typealias ViolationCheck = @Sendable (SchemaViolation, MessageDocument) -> [Finding]
  /// The message and help about one comment, given the name of the rule that the fault is about.
  @usableFromInline
  package typealias IgnoreCommentCheck = @Sendable (String?) -> (message: String, help: String)
  /// Examples, created only when they are read, because linting does not need them.
  @usableFromInline
  package typealias Examples = @Sendable () -> [String]
  @usableFromInline let makeBad: Examples
  @usableFromInline let makeGood: Examples

  /// Creates a rule.
  ///
  /// The trigger decides what the check receives: a value of a field, a syntax error or a schema
  /// violation. Rare options are modifiers of the trigger.
  @inlinable
  @inline(__always)
  package convenience init(
    _ id: String, _ family: Family, _ severity: Severity, about: SymptomSet = .byID,
    on trigger: FieldTrigger,
    summary: String, why: String, source: String,
    bad: @autoclosure @escaping Examples,
    good: @autoclosure @escaping Examples, check: @escaping FieldCheck
  ) {
    self.init(
      id: id, family: family, severity: severity, about: about, summary: summary, why: why,
      source: source,
      bad: bad, good: good, kinds: trigger.kinds,
      includesPlaceholders: trigger.includesPlaceholders,
      check: .fields(trigger.fields), checkField: check)
  }

  /// Creates a rule about syntax errors; the parameters are the same for every rule.
  @inlinable
  @inline(__always)
  package convenience init(
    _ id: String, _ family: Family, _ severity: Severity, about: SymptomSet = .byID,
    on trigger: SyntaxTrigger, summary: String, why: String, source: String,
    bad: @autoclosure @escaping Examples,
    good: @autoclosure @escaping Examples, check: @escaping SyntaxCheck
  ) {
    self.init(
      id: id, family: family, severity: severity, about: about, summary: summary, why: why,
      source: source,
      bad: bad, good: good, kinds: .all, check: .syntaxError(trigger.kind, check))
  }

  /// Creates a rule about schema violations; the parameters are the same for every rule.
  @inlinable
  @inline(__always)
  package convenience init(
    _ id: String, _ family: Family, _ severity: Severity, about: SymptomSet = .byID,
    on trigger: ViolationTrigger,
    summary: String, why: String, source: String,
    bad: @autoclosure @escaping Examples,
    good: @autoclosure @escaping Examples, check: @escaping ViolationCheck
  ) {
    self.init(
      id: id, family: family, severity: severity, about: about, summary: summary, why: why,
      source: source,
      bad: bad, good: good, kinds: trigger.kinds, check: .violation(trigger.kind, check))
  }

  /// Creates a rule about comments that suppress findings; the parameters are the same for every rule.
  @inlinable
  @inline(__always)
  package convenience init(
    _ id: String, _ family: Family, _ severity: Severity, on trigger: IgnoreCommentTrigger,
    summary: String, why: String, source: String,
    bad: @autoclosure @escaping Examples,
    good: @autoclosure @escaping Examples, check: @escaping IgnoreCommentCheck
  ) {
    self.init(
      id: id, family: family, severity: severity, summary: summary, why: why, source: source,
      bad: bad, good: good, kinds: DocumentKinds([]), check: .ignoreComment(trigger.fault, check))
  }

  /// Creates a rule about code for an SDK; the parameters are the same for every rule. The first line
  /// of an example is a comment with the name of its file.
  @inlinable
  @inline(__always)
  package convenience init(
    _ id: String, _ severity: Severity, about: SymptomSet = .byID, on trigger: CodeTrigger,
    summary: String, why: String, source: String,
    bad: @autoclosure @escaping Examples,
    good: @autoclosure @escaping Examples
  ) {
    self.init(
      id: id, family: .adminSDK, severity: severity, about: about, summary: summary, why: why,
      source: source,
      bad: bad, good: good, kinds: DocumentKinds([]), check: .code)
  }

  @inlinable
  @inline(__always)
  init(
    id: String, family: Family, severity: Severity, about: SymptomSet = .byID, summary: String,
    why: String, source: String, bad: @escaping Examples, good: @escaping Examples,
    kinds: DocumentKinds,
    assumed: ProjectSettings? = nil, includesPlaceholders: Bool = false,
    check: Check, checkField: @escaping FieldCheck = { _, _ in [] }
  ) {
    self.id = id
    self.family = family
    self.severity = severity
    self.about = about
    self.summary = summary
    self.why = why
    self.source = source
    makeBad = bad
    makeGood = good
    self.kinds = kinds
    self.assumed = assumed
    self.includesPlaceholders = includesPlaceholders
    self.check = check
    self.checkField = checkField
  }

  /// The same rule with examples that assume some facts about the project.
  package func assuming(_ project: ProjectSettings) -> Rule {
    Rule(
      id: id, family: family, severity: severity, about: about, summary: summary, why: why,
      source: source, bad: makeBad, good: makeGood, kinds: kinds, assumed: project,
      includesPlaceholders: includesPlaceholders, check: check,
      checkField: checkField)
  }

  /// Whether the configuration enables the rule, and the severity that replaces its own.
  package func decision(_ configuration: Configuration) -> (isEnabled: Bool, severity: Severity?) {
    configuration.decision(
      id: id, family: family.rawValue, former: family.former?.rawValue)
  }

  /// The URL of the page that explains the rule.
  public var page: String { Self.page(of: id) }

  /// The URL of the page of the rule with this ID, which is permanent like the ID.
  public static func page(of id: String) -> String { "\(Release.site)rules/\(id).html" }
}

extension Diagnostic {
  /// The URL of the page that explains the rule.
  public var documentationURL: String { Rule.page(of: rule) }
}
