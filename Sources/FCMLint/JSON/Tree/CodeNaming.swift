/// What a text about a document in source code shows, for which the code may have its own form.
package enum CodeForm {
  /// The name of the field at a path from the message, such as `android.ttl`.
  case name(_ path: String)
  /// The field with a value, which is JSON text.
  case member(_ path: String, value: String)
  /// The object or field at a path, as a place.
  case place(_ path: String)
  /// The string or key with a range in the document.
  case token(ByteRange)
  /// A lifetime in seconds.
  case lifetime(Int)
}

/// The form that code has for a part of its document; nil for that of JSON.
package typealias CodeNaming = (CodeForm) -> String?
