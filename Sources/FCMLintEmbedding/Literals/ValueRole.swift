import FCMLint

/// What an SDK does with a value before it sends it.
enum ValueRole: Equatable {
  /// Nothing.
  case plain
  /// It expects an instance of a class of the Admin SDK for Python.
  case instance(PythonClass)
  /// It expects an array that the Firebase SDK for PHP checks or changes.
  case kreait(KreaitArray)
  /// It converts the value, so that the linter does not know it.
  case converted
  /// It converts a number of seconds to a duration.
  case seconds
  /// It removes the prefix `/topics/`.
  case topic
  /// It takes some texts only, and may write them in another form.
  case checked(SDKValue)
  /// It sends 1 for true, and nothing for anything else.
  case flag
  /// It converts the value, or each value of an object, to a string.
  case text, texts
  /// It adds the members of a dictionary to the object around it.
  case members
  /// As `members`, and they may replace the others.
  case overridingMembers

  var ofElements: ValueRole {
    if case .instance = self { self } else { .plain }
  }

  /// The role of a member of an object with this role.
  func ofMember(_ name: ArraySlice<UInt8>) -> ValueRole {
    switch self {
    case .kreait(let array): array.role(of: name)
    case .texts: .text
    default: .plain
    }
  }

  /// Whether members with the value null are not sent.
  var dropsNull: Bool {
    switch self {
    case .instance, .kreait: true
    default: false
    }
  }
}

/// The arrays that the Firebase SDK for PHP (kreait/firebase-php) takes.
///
/// Source: kreait/firebase-php 7, `CloudMessage`, `AndroidConfig`, `WebPushConfig`, `MessageData`.
enum KreaitArray {
  case message, android, webPush

  fileprivate func role(of name: ArraySlice<UInt8>) -> ValueRole {
    switch self {
    case .message:
      switch WordList.index(of: name, in: "data android webpush topic") {
      case 0: .texts
      case 1: .kreait(.android)
      case 2: .kreait(.webPush)
      case 3: .topic
      default: .plain
      }
    case .android: name.elementsEqual("ttl".utf8) ? .seconds : .plain
    case .webPush: name.elementsEqual("headers".utf8) ? .texts : .plain
    }
  }
}

/// A value that the Admin SDK for Python checks before it converts it.
///
/// Source: firebase-admin 7.7.0, `_messaging_encoder.py`.
enum SDKValue: Sendable {
  case deliveryPriority, notificationPriority, visibility, proxy, lifetime

  /// The name of the parameter.
  var parameter: StaticString {
    switch self {
    case .deliveryPriority, .notificationPriority: "priority"
    case .visibility: "visibility"
    case .proxy: "proxy"
    case .lifetime: "ttl"
    }
  }

  /// The texts that the SDK takes, separated by spaces.
  var accepted: StaticString {
    switch self {
    case .deliveryPriority: "high normal"
    case .notificationPriority: "min low default high max"
    case .visibility: "private public secret"
    case .proxy: "allow deny if_priority_lowered"
    case .lifetime: ""
    }
  }

  /// What the SDK writes before the text in uppercase; nil if it sends the text as it is.
  var prefix: StaticString? {
    switch self {
    case .deliveryPriority, .lifetime: nil
    case .notificationPriority: "PRIORITY_"
    case .visibility, .proxy: ""
    }
  }

  /// The mark before a rejected text in the JSON text, which the API rejects, too: it would take some
  /// texts that the SDK rejects.
  static var mark: UInt8 { UInt8(ascii: "?") }

  /// What to say about a text that the SDK rejects.
  func rejection(of text: [UInt8], at inner: Range<Int>) -> RejectedValue {
    let quoted = String(decoding: text, as: UTF8.self)
    return RejectedValue(
      inner: inner,
      message: "\"\(quoted)\" is not a valid \(parameter): the SDK raises ValueError",
      help: help(for: text))
  }

  private func help(for text: [UInt8]) -> String {
    if case .lifetime = self { return "write a number of seconds, or a timedelta" }
    let words = WordList.words(accepted)
    let lowercase = text.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
    let fitting = words.contains(lowercase) ? [lowercase] : words
    let quoted = fitting.map { "\"\(String(decoding: $0, as: UTF8.self))\"" }
    guard quoted.count > 1, let last = quoted.last else { return "write " + (quoted.first ?? "") }
    return "write " + quoted.dropLast().joined(separator: ", ") + " or " + last
  }
}
