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
    service = bytes.withUnsafeBufferPointer(CodeEvidence.mentionsService)
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
