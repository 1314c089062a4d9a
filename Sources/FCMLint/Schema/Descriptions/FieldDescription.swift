/// What each field does, on which platform, with its unit and its default: the texts of the JSON Schema,
/// and of hover and completion in editors.
///
/// The tables are static and searched on demand, so that they cost nothing at the start of a program.
package enum FieldDescription {
  typealias Table = [(field: Field, text: StaticString)]

  /// The description of a field; nil for a pseudo-field.
  package static func of(_ field: Field) -> String? {
    for table in [message, android, apple, aps, web, management, adminSDK] {
      for row in table where row.field == field { return row.text.description }
    }
    return nil
  }
}
