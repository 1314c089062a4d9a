/// A kind of schema violation.
@usableFromInline
package enum SchemaViolationKind: UInt8, CaseIterable, Sendable {
  case unknownField, misplacedField, sdkSpelling, legacyField
  case wrongType, nonStringValue, booleanAsString, quotedPlaceholder, unknownEnumValue
  case numberOutOfRange, badDuration, badTimestamp, missingField, twoSpellings
  case outputOnlyField, deprecatedField
  /// A name of the REST API in a message for an Admin SDK.
  case restSpelling
  /// Null as a value that the Admin SDK reads.
  case nullValue
}
