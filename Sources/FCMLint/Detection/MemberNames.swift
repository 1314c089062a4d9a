/// Names at the root that are evidence for or against a kind, except for fields of a message.
struct MemberName {
  /// The form that a value must have for the name to count.
  enum Shape {
    case any, string, number, stringOrArray, priority, sender
  }

  private let name: StaticString
  private let trait: Trait
  private let shape: Shape

  private init(_ name: StaticString, _ trait: Trait, _ shape: Shape = .any) {
    (self.name, self.trait, self.shape) = (name, trait, shape)
  }

  private static let all: [MemberName] = [
    MemberName("title", .strayText),
    MemberName("body", .strayText),
    MemberName("image", .strayText),
    MemberName("sound", .strayText),
    MemberName("message", .textMessage, .string),
    MemberName("priority", .priority, .priority),
    MemberName("dry_run", .dryRun),
    MemberName("collapse_key", .option),
    MemberName("restricted_package_name", .option),
    MemberName("time_to_live", .rootOption),
    MemberName("content_available", .rootOption),
    MemberName("mutable_content", .rootOption),
    MemberName("delay_while_idle", .rootOption),
    MemberName("content-available", .rootOption),
    MemberName("mutable-content", .rootOption),
    MemberName("registration_ids", .registrationIds, .stringOrArray),
    MemberName("registration_tokens", .registrationTokens, .stringOrArray),
    MemberName("operation", .operation, .string),
    MemberName("notification_key_name", .keyName, .string),
    MemberName("notification_key", .groupKey),
    // FCM adds these to the message that an app receives and may log.
    MemberName("messageId", .foreignShape, .string),
    MemberName("fcmMessageId", .foreignShape, .string),
    MemberName("sentTime", .foreignShape, .number),
    MemberName("from", .foreignShape, .sender),
    MemberName("ios", .iosBlock),
    MemberName("platform", .platformNumber, .number),
    MemberName("schedule", .schedule),
  ]

  /// The trait of a member; nil if its name is not in the table or its value has another form.
  static func trait(_ key: JSONNode, _ value: JSONNode) -> Trait? {
    if key.matches("to") { return TargetClassifier.recipient(value) }
    guard let row = all.first(where: { key.matches($0.name) }) else { return nil }
    return row.admits(value) ? row.trait : nil
  }

  private func admits(_ value: JSONNode) -> Bool {
    switch shape {
    case .any: true
    case .string: value.isString
    case .number: value.isNumber
    case .stringOrArray: value.isArray || value.isString || value.isOpen
    case .priority: value.matches("high") || value.matches("normal")
    case .sender:
      value.isString
        && (value.starts(with: "/topics/")
          || value.withDecoded { $0.allSatisfy { $0.isDigit } })
    }
  }
}
