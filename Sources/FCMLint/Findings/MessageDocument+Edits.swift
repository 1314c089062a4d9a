// Edits that put a member where it belongs, however much of the way there exists already.
extension MessageDocument {
  /// Where a new member would go: an object that exists, and what it would get.
  struct Place {
    var object: JSONNode
    var name: String
    var json: String
  }

  /// Adds a member at a path from the message, such as `["android", "notification", "sound"]`.
  ///
  /// Objects on the way that exist are used, in either spelling of their names; others are made.
  /// Nil when the member is there already, or something on the way is no object.
  public func placing(_ json: String, at path: [String]) -> Edit? {
    place(for: json, at: path).flatMap { $0.object.inserting($0.name, json: $0.json) }
  }

  /// Moves the member with this key to a path from the message, as JSON text; objects on the way are
  /// made where they are missing. Nil when that cannot be.
  public func moving(
    _ key: JSONNode, from object: JSONNode, to path: [String], json: String
  ) -> [Edit]? {
    guard let removal = key.removingMember(from: object), let insertion = placing(json, at: path),
      !removal.range.overlaps(insertion.range), !removal.range.contains(insertion.range)
    else { return nil }
    return [removal, insertion]
  }

  /// Moves the member with this key into an object of the web block, which is made where it is
  /// missing; nil when that cannot be.
  public func moving(
    _ key: JSONNode, from object: JSONNode, toWeb home: WebHome, as name: String
  ) -> [Edit]? {
    if let target = self[home.field] { return key.moving(from: object, to: target, as: name) }
    let json = "{ \(JSONText.quoted(name)): \(key.value.source) }"
    guard let removal = key.removingMember(from: object),
      let insertion = self[.webpush]?.inserting(home.rawValue, json: json)
    else { return nil }
    return [removal, insertion]
  }

  /// An object of the web block that others send members to.
  public enum WebHome: String {
    case notification
    case options = "fcm_options"

    var field: Field { self == .options ? .webFcmOptions : .webNotification }
  }

  /// The object and the text for a new member at a path from the message.
  func place(for json: String, at path: [String]) -> Place? {
    switch kind {
    case .sendRequest, .message, .adminNode:
      guard let message else { return nil }
      return place(json, path[...], in: message, kind == .adminNode ? .adminMessage : .message)
    case .apnsPayload:
      guard path.starts(with: ["apns", "payload"]) else { return nil }
      return place(json, path.dropFirst(2), in: root, .apnsDocument)
    default: return nil
    }
  }

  /// The object and the text for a new member at a place in a send request, such as `message.token`.
  func place(for json: String, home: String) -> Place? {
    let path = home.split(separator: ".").map(String.init)
    if path.first == "message" { return place(for: json, at: Array(path.dropFirst())) }
    return kind == .sendRequest ? place(json, path[...], in: root, .request) : nil
  }

  private func place(
    _ json: String, _ path: ArraySlice<String>, in object: JSONNode, _ id: SchemaObject.ID?
  ) -> Place? {
    guard let name = path.first, object.isObject, !object.isFaulty, object.isSearchable
    else { return nil }
    let row = id.flatMap { id in Schema[id].rows.first { $0.name == name } }
    let rest = path.dropFirst()
    let camelName = row?.camelName ?? name
    let member = object.members.first { $0.key.isNamed(name) || $0.key.isNamed(camelName) }
    guard let member else {
      let nested = rest.reversed().reduce(json) { "{ \(JSONText.quoted($1)): \($0) }" }
      return Place(object: object, name: name, json: nested)
    }
    return rest.isEmpty ? nil : place(json, rest, in: member.value, row?.type.object)
  }

  /// The path of a place in a send request as it is in this document: without `message` in a bare
  /// one, and under `android_v2` where that takes the part of `android`.
  public func home(_ path: String) -> String {
    var path = path
    if has(.androidV2), !has(.android), path.hasPrefix("message.android.") {
      let rest = path.dropFirst(16)
      path =
        rest.hasPrefix("notification.")
        ? "message.android_v2.remote_notification." + rest : "message.android_v2." + rest
    }
    return kind == .sendRequest || !path.hasPrefix("message.") ? path : String(path.dropFirst(8))
  }
}
