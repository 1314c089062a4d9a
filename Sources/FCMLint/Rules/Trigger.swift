/// The fields whose values a rule checks, with options that few rules need.
///
/// The check is called for each occurrence with a value of the right type, after the document is
/// validated.
package struct FieldTrigger: Sendable {
  package let fields: FieldSet
  package var kinds = DocumentKinds.messages
  package var includesPlaceholders = false

  /// One field.
  package static func field(_ field: Field) -> Self { Self(fields: FieldSet(field)) }

  /// Several fields.
  package static func fields(_ first: Field, _ others: Field...) -> Self {
    Self(fields: FieldSet(first, others))
  }

  /// Checks these kinds of document instead of messages.
  @inlinable package func `in`(_ kinds: DocumentKinds) -> Self {
    var copy = self
    copy.kinds = kinds
    return copy
  }

  /// Keeps findings at values with a template placeholder.
  ///
  /// Otherwise they are dropped, because the value is unknown. Findings at objects are always kept.
  @inlinable package func includingPlaceholders() -> Self {
    var copy = self
    copy.includesPlaceholders = true
    return copy
  }
}

/// The schema violations that a rule reports.
package struct ViolationTrigger: Sendable {
  package let kind: SchemaViolation.Kind
  package var kinds = DocumentKinds.messages

  /// All violations of one kind.
  @inlinable package static func violation(_ kind: SchemaViolation.Kind) -> Self {
    Self(kind: kind)
  }

  /// Checks these kinds of document instead of messages.
  @inlinable package func `in`(_ kinds: DocumentKinds) -> Self { Self(kind: kind, kinds: kinds) }
}

/// The faults of comments that suppress findings, which a rule reports.
package struct IgnoreCommentTrigger: Sendable {
  package let fault: IgnoreComment.Fault

  /// All faults of one kind.
  @inlinable package static func ignoreComment(_ fault: IgnoreComment.Fault) -> Self {
    Self(fault: fault)
  }
}

/// Code for an SDK, whose reader knows the findings of the rule.
package enum CodeTrigger: Sendable { case code }

/// The syntax errors that a rule reports.
package struct SyntaxTrigger: Sendable {
  package let kind: SyntaxError.Kind

  /// All syntax errors of one kind, in every kind of document.
  @inlinable package static func syntaxError(_ kind: SyntaxError.Kind) -> Self { Self(kind: kind) }
}
