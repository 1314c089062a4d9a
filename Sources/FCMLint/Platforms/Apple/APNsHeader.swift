/// Classification of names in `apns.headers` that the schema does not list (apns §2).
package enum APNsHeader {
  /// The class of a name.
  package enum Sort: Equatable, Sendable {
    /// An APNs header that is not in lowercase.
    case otherCase(String)
    /// A misspelled APNs header.
    case misspelt(String)
    /// A header that HTTP and FCM set themselves.
    case transport
    /// A key of `aps`, correctly spelled or not.
    case apsKey(String)
    /// A header of broadcast requests or of responses.
    case elsewhere
    case unknown
  }

  /// The headers that a sender may set.
  package static let names: [String] = Schema[.apnsHeaders].rows.map { $0.name }

  private static let elsewhere: Set<String> = [
    "apns-channel-id", "apns-request-id", "apns-unique-id",
  ]
  private static let transport: Set<String> = [
    "authorization", "host", "content-type", "content-length", "content-encoding",
  ]
  private static let suggester = NameSuggester(names)
  private static let apsKeys = NameSuggester(
    ApsSpelling.keys.filter { !LiveActivity.keys.contains($0) } + ["image"])

  /// Whether HTTP and FCM set the header of this name, in any case.
  package static func isTransport(_ name: String) -> Bool {
    name.hasPrefix(":") || transport.contains(name.lowercased())
  }

  /// The header that a misspelled name means; nil for any other name.
  package static func meant(by key: JSONNode) -> String? {
    guard (5...20).contains(key.contentRange.count),
      (key.rawContent.first ?? 0) | 0x20 == UInt8(ascii: "a")
    else { return nil }
    switch sort(of: key) {
    case .otherCase(let name), .misspelt(let name): return name
    default: return nil
    }
  }

  /// Whether a key is the name of an APNs header, in any case or misspelled after `apns`.
  package static func isName(_ key: JSONNode) -> Bool {
    guard (5...20).contains(key.contentRange.count), key.rawContent[0] | 0x20 == UInt8(ascii: "a"),
      let name = key.text?.lowercased(), name.hasPrefix("apns")
    else { return false }
    return names.contains(name) || meant(by: key) != nil
  }

  /// Whether a key is the name of an APNs header, or `headers` of an object that contains one.
  package static func isHeader(orBlock key: JSONNode) -> Bool {
    key.matches("headers") ? key.value.members.contains { isName($0.key) } : isName(key)
  }

  /// Whether it is safe that a misplaced header takes effect once it is moved.
  package static func isHarmless(_ key: JSONNode) -> Bool {
    switch key.text {
    case "apns-priority": key.value.matches("10") || key.value.matches("5")
    case "apns-collapse-id": key.value.isString && key.value.decodedCount <= 64
    case "apns-expiration": key.value.matches("0")
    default: false
    }
  }

  /// The header that corresponds to a name of another platform; nil if there is none.
  package static func equivalent(of key: JSONNode) -> String? {
    guard let name = key.text else { return nil }
    if NameCase.folded(name) == "topic" {
      return APNsTopic.isBundleId(key.value) ? "apns-topic" : "apns-collapse-id"
    }
    return AppleEquivalent.header(for: name)
  }

  /// Whether no other header has the same name, ignoring case.
  package static func isAlone(_ key: JSONNode, in headers: JSONNode) -> Bool {
    let name = key.rawContent
    return headers.members.allSatisfy { member in
      let other = member.key.rawContent
      return member.key.isSame(as: key) || other.count != name.count
        || !zip(other, name).allSatisfy { $0 | 0x20 == $1 | 0x20 }
    }
  }

  /// Returns the class of a name that the schema does not list.
  package static func sort(of key: JSONNode) -> Sort {
    guard let text = key.text else { return .unknown }
    let lower = text.lowercased()
    if names.contains(lower) { return lower == text ? .unknown : .otherCase(lower) }
    if isTransport(lower) { return .transport }
    if elsewhere.contains(lower) { return .elsewhere }
    if let key = apsKeys.suggestion(for: text, upTo: .spelling) { return .apsKey(key.name) }
    let isEquivalent = AppleEquivalent.of(text) != nil || NameCase.folded(text) == "topic"
    if isEquivalent || key.isOpaque { return .unknown }
    return suggester.suggestion(for: text, upTo: .missingWord).map { .misspelt($0.name) }
      ?? .unknown
  }
}
