// The names of fields in texts about a document: those of the code around it, of the Admin SDK for
// Node.js, or of the API.
extension MessageDocument {
  private func form(_ form: CodeForm) -> String? { root.tape.core.pointee.naming?(form) }

  /// A text in which backquotes enclose fields: `` `android.ttl` `` becomes the name in quotes,
  /// `` `android.ttl: 1` `` a member with this value, and `` `message.android.ttl` `` the place.
  ///
  /// The text contains no values of the user, so that none is taken for a field.
  package func text(_ template: StaticString) -> String {
    var result = ""
    let parts = template.description.utf8.split(
      separator: .backtick, omittingEmptySubsequences: false)
    for (number, part) in parts.enumerated() {
      let text = String(Substring(part))
      if number % 2 == 0 {
        result += text
      } else if text.hasPrefix("message.") {
        result += location(text)
      } else if let colon = part.firstIndex(of: .colon) {
        result += member(
          String(Substring(part[..<colon])), String(Substring(part[colon...].dropFirst(2))))
      } else {
        result += "\"" + name(text) + "\""
      }
    }
    return result
  }

  /// The name in this document of the field at a path from the message, such as `title_loc_key`.
  package func name(_ path: String) -> String {
    form(.name(path)) ?? lastName(location("message." + path))
  }

  private func lastName(_ path: String) -> String {
    path.utf8.split(separator: .period).last.map { String(Substring($0)) } ?? ""
  }

  /// The name of a field in documents of this kind.
  package func name(of row: SchemaField) -> String { kind == .adminNode ? row.camelName : row.name }

  /// A member with a value, which is JSON text.
  package func member(_ path: String, _ value: String) -> String {
    form(.member(path, value: value)) ?? "\"\(lastName(path))\": \(value)"
  }

  /// A lifetime in the unit of the document.
  package func lifetime(_ seconds: Int) -> String { form(.lifetime(seconds)) ?? "\"\(seconds)s\"" }

  /// Whether the code around the document writes lifetimes in a unit of its SDK.
  package var hasOwnUnit: Bool { form(.lifetime(1)) != nil }

  /// The path in this document for a path in a send request: without `message` in a bare message,
  /// under `android_v2` if that replaces `android`, and with the names of the SDK in its messages.
  package func location(_ path: String) -> String {
    if path.hasPrefix("message."), let place = form(.place(String(path.dropFirst(8)))) {
      return place
    }
    var path = path
    if has(.androidV2), !has(.android), path.hasPrefix("message.android.") {
      let rest = path.dropFirst(16)
      path =
        "message.android_v2." + (rest.hasPrefix("notification") ? "remote_notification." : "")
        + rest
    }
    if kind == .sendRequest || !path.hasPrefix("message.") { return path }
    if kind == .apnsPayload {
      return path.hasPrefix("message.apns.payload.") ? String(path.dropFirst(21)) : path
    }
    path = String(path.dropFirst(8))
    guard kind == .adminNode else { return path }
    return AdminSpelling.path(path)
  }

  /// The path of an object in a document of this kind.
  package func path(of object: SchemaObject.ID) -> String {
    let path = Schema[object].path
    if path == "message", let place = form(.place("")) { return place }
    return path == "message" && kind != .sendRequest && kind != .apnsPayload ? "" : location(path)
  }

  /// The place of an object's members for a message: "in message.android" or "at the root".
  package func place(in object: SchemaObject.ID) -> String {
    let path = path(of: object)
    return path.isEmpty ? "at the root" : "in \(path)"
  }
}
