/// The fields whose values a rule checks, with options that few rules need.
///
/// The check is called for each occurrence with a value of the right type, after the document is
/// validated.
@usableFromInline
package struct FieldTrigger: Sendable {
  @usableFromInline var fields: FieldSet
  @usableFromInline var kinds = DocumentKinds.messages
  @usableFromInline var includesPlaceholders = false

  @inlinable
  init(fields: FieldSet) { self.fields = fields }

  /// One field.
  @inlinable package static func field(_ field: Field) -> Self { Self(fields: FieldSet(field)) }

  /// Up to four fields; `and` adds more. A list would not be a constant.
  @inlinable package static func fields(
    _ first: Field, _ second: Field, _ third: Field? = nil, _ fourth: Field? = nil
  ) -> Self {
    Self(fields: FieldSet(first, second, third, fourth))
  }

  /// Adds up to four fields.
  @inlinable package func and(
    _ first: Field, _ second: Field? = nil, _ third: Field? = nil, _ fourth: Field? = nil
  ) -> Self {
    var copy = self
    copy.fields.formUnion(FieldSet(first, second, third, fourth))
    return copy
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
@usableFromInline
package struct ViolationTrigger: Sendable {
  @usableFromInline let kind: SchemaViolation.Kind
  @usableFromInline let kinds: DocumentKinds

  @inlinable
  init(kind: SchemaViolation.Kind, kinds: DocumentKinds = .messages) {
    (self.kind, self.kinds) = (kind, kinds)
  }

  /// All violations of one kind.
  @inlinable package static func violation(_ kind: SchemaViolation.Kind) -> Self {
    Self(kind: kind)
  }

  /// Checks these kinds of document instead of messages.
  @inlinable package func `in`(_ kinds: DocumentKinds) -> Self { Self(kind: kind, kinds: kinds) }
}

/// The faults of comments that suppress findings, which a rule reports.
@usableFromInline
package struct IgnoreCommentTrigger: Sendable {
  @usableFromInline let fault: IgnoreComment.Fault

  @inlinable
  init(fault: IgnoreComment.Fault) { self.fault = fault }

  /// All faults of one kind.
  @inlinable package static func ignoreComment(_ fault: IgnoreComment.Fault) -> Self {
    Self(fault: fault)
  }
}

/// Code for an SDK, whose reader knows the findings of the rule.
@usableFromInline
package enum CodeTrigger: Sendable { case code }

/// The syntax errors that a rule reports.
@usableFromInline
package struct SyntaxTrigger: Sendable {
  @usableFromInline let kind: SyntaxError.Kind

  @inlinable
  init(kind: SyntaxError.Kind) { self.kind = kind }

  /// All syntax errors of one kind, in every kind of document.
  @inlinable package static func syntaxError(_ kind: SyntaxError.Kind) -> Self { Self(kind: kind) }
}
