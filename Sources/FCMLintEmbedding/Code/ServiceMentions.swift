import FCMLint

/// What a whole source mentions, which is read once.
struct ServiceMentions {
  /// Whether the source mentions Firebase or FCM.
  let service: Bool
  /// Whether the source imports classes of the SDK for Python by their names.
  let importsClasses: Bool
  /// The name after `as` where the source imports the module of the SDK for Python.
  let moduleAlias: [UInt8]?

  init(_ bytes: [UInt8]) {
    service = ServiceWords.areFound(in: bytes)
    importsClasses = bytes.withUnsafeBufferPointer {
      ByteSearch.position(of: "firebase_admin.messaging import", in: $0) != nil
    }
    moduleAlias = bytes.withUnsafeBufferPointer { Self.alias(in: $0) }
  }

  private static func alias(in bytes: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    let imports: [StaticString] = [
      "import firebase_admin.messaging as ", "from firebase_admin import messaging as ",
    ]
    for text in imports {
      guard let place = ByteSearch.position(of: text, in: bytes) else { continue }
      let name = bytes[(place + text.utf8CodeUnitCount)...].prefix { $0.isOfName && $0 != .dollar }
      if !name.isEmpty { return Array(name) }
    }
    return nil
  }
}

/// Words without which source code contains no FCM document.
enum ServiceWords {
  /// Whether a source may contain an FCM document.
  static func mayContainDocument(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    ByteSearch.position(of: "otification", in: bytes) != nil
      || ByteSearch.position(of: "essaging", in: bytes) != nil || isMentioned(in: bytes)
  }

  /// Whether a source mentions Firebase or FCM.
  static func areFound(in bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { isMentioned(in: $0) }
  }

  private static func isMentioned(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    ByteSearch.position(of: "irebase", in: bytes) != nil
      || ByteSearch.position(of: "fcm", in: bytes) != nil
      || ByteSearch.position(of: "FCM", in: bytes) != nil
      || ByteSearch.position(of: "messages:send", in: bytes) != nil
  }
}
